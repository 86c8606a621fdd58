import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { anAction } from "@/tests/support/a-task";
import { entryThen, entryTurned } from "./entry-then";

const goal = "Renew the 'Rowing pass' for 2 months";
const table = (...rows: string[]) =>
  aPage(
    `table ""\n${rows.map((row, at) => `  row "${row} Renew" #r${at}\n    button "Renew" #b${at}`).join("\n")}`,
  );
const passes = table("Rowing pass until 4 May 2031", "Sauna pass until 9 May 2031");
const press = (id: string, role: "button" | "link" = "button") =>
  anAction({ target: { id, role, name: "Renew", path: "table/row" } });

it("what the entry of the named thing said is kept, without its controls", () => {
  expect(entryThen(press("b0"), passes, goal)).toEqual({ entryThen: "Rowing pass until 4 May 2031" });
});

const listed = (...lines: string[]) =>
  aPage('\n  heading "Passes"\n  link "Renew pass 7" #w7\n  link "Renew pass 8" #w8', {
    text: lines.join("\n"),
  });
const plain = listed(
  "Rowing pass, until 4 May 2031",
  "Renew pass 7",
  "Sauna pass, until 9 May 2031",
  "Renew pass 8",
);
const link = (id: string, name: string) => anAction({ target: { id, role: "link", name, path: "" } });

it("in a list without markup the line above the control is kept", () => {
  const then = entryThen(link("w7", "Renew pass 7"), plain, goal);
  expect(then).toEqual({ entryThen: "Rowing pass, until 4 May 2031" });
  const now = listed(
    "Rowing pass, until 4 July 2031",
    "Renew pass 7",
    "Sauna pass, until 9 May 2031",
    "Renew pass 8",
  );
  expect(entryTurned(then, now, goal).length).toBeGreaterThan(0);
  expect(entryTurned(then, plain, goal)).toEqual([]);
  expect(entryThen(link("w8", "Renew pass 8"), plain, goal)).toEqual({});
});

it.each<[string, ReturnType<typeof entryThen>]>([
  ["was pressed in another thing's entry", entryThen(press("b1"), passes, goal)],
  ["stands in no entry", entryThen(press("out"), aPage('button "Renew" #out'), goal)],
  ["is not on that page", entryThen(press("b7"), passes, goal)],
  ["is another element by its role", entryThen(press("b0", "link"), passes, goal)],
  ["takes the thing away", entryThen(press("b0"), passes, "Cancel the 'Rowing pass'")],
  ["has no target", entryThen(anAction(), passes, goal)],
])("nothing is kept where the control %s", (_, kept) => {
  expect(kept).toEqual({});
});

const list = (...items: string[]) => aPage(`list ""\n${items.map((item) => `  item "${item}"`).join("\n")}`);
const turned = (old: string | undefined, now: string[], asked: string) =>
  entryTurned(old === undefined ? {} : { entryThen: old }, list(...now), asked);

it.each<[string, string, string[], string, string[]]>([
  [
    "a day that is later by what was asked",
    "Rowing pass until 4 May 2031",
    ["Rowing pass until 4 July 2031", "Sauna pass until 9 May 2031"],
    goal,
    ['"Rowing pass" is "4 July 2031"'],
  ],
  [
    "that it was done",
    "Invoice 2207 open",
    ["Invoice 2207 approved"],
    "Approve 'Invoice 2207'",
    ['"Invoice 2207" is "approved"'],
  ],
  [
    "that it was done, of the part that the entry told then",
    "Hazel hedge open",
    ["Hazel hedge approved"],
    "Approve 'Hazel hedge' as 'urgent'",
    ['"Hazel hedge" is "approved"'],
  ],
])("the entry tells %s", (_, old, now, asked, told) => {
  expect(turned(old, now, asked)).toEqual(told);
});

const approve = "Approve 'Invoice 2207'";
it.each<[string, string[]]>([
  ["nothing was kept of it", turned(undefined, ["Invoice 2207 approved"], approve)],
  ["it says what it did", turned("Invoice 2207 open", ["Invoice 2207 open"], approve)],
  ["it was said to be so before", turned("Invoice 2207 approved", ["Invoice 2207 approved, paid"], approve)],
  ["it is denied", turned("Ferry fee due", ["Ferry fee not paid"], "Pay the 'Ferry fee'")],
  ["it waits", turned("Invoice 2207 open", ["Invoice 2207 approved, pending"], approve)],
  ["another entry tells it", turned("Invoice 2207 open", ["Invoice 2208 approved"], approve)],
  [
    "two entries have that name",
    turned("Invoice 2207 open", ["Invoice 2207 approved", "Invoice 2207 copy"], approve),
  ],
  ["the day is an earlier one", turned("Rowing pass 4 May 2031", ["Rowing pass 4 March 2031"], goal)],
  ["a control offers it", turnedBeside("Approved")],
])("the entry tells nothing where %s", (_, told) => {
  expect(told).toEqual([]);
});

function turnedBeside(control: string): string[] {
  const page = aPage(`list ""\n  item "Invoice 2207 open ${control}"\n    button "${control}"`);
  return entryTurned({ entryThen: "Invoice 2207 open" }, page, approve);
}
