import { expect, it } from "vitest";
import { readKept } from "@/lib/agent/completion/read-back/read-kept";
import { aPage } from "@/tests/support/a-page";
import { anAction } from "@/tests/support/a-task";
import { hasHeading, isAt, usedAt, waitsAt } from "./used-control";

const list = (heading: string, button: string, id: string) =>
  `heading:2 "${heading}"\nlist ""\n  item "Ines Duarte"\n    button "${button}" #${id}`;
const page = (text: string, mail: string) =>
  aPage(`${list("Text messages", text, "text")}\n${list("Email notices", mail, "mail")}`);
const then = page("Turn off", "Turn off");
const pressed = (id: string) => {
  const { role, name, path } = then.nodes.find((node) => node.id === id) ?? then.nodes[0] ?? {};
  if (role === undefined || name === undefined || path === undefined) throw new Error("a control");
  return anAction({ target: { id, role, name, path } });
};

it("a control of a thing that stands in several lists is the one under the heading that the goal says", () => {
  const used = usedAt(pressed("mail"), then, "Turn off email notices for Ines Duarte");
  expect(used).toEqual([{ role: "button", name: "Turn off", place: "Ines Duarte", under: "Email notices" }]);
  const isStillThere = (now: typeof then) => used.map((one) => isAt(one, one.place, now));
  expect(isStillThere(page("Turn off", "Turn on"))).toEqual([false]);
  expect(isStillThere(page("Turn on", "Turn off"))).toEqual([true]);
});

it("is told under its heading whatever that counts, and not where the heading is gone", () => {
  const [one] = usedAt(pressed("mail"), then, "Turn off email notices for Ines Duarte");
  if (!one) throw new Error("a control");
  const counted = aPage(
    `${list("Text messages (3)", "Turn off", "text")}\n${list("Email notices (4)", "Turn off", "mail")}`,
  );
  expect([isAt(one, one.place, counted), hasHeading(one.under, counted)]).toEqual([true, true]);
  const without = aPage(list("Text messages", "Turn off", "text"));
  expect([isAt(one, one.place, without), hasHeading(one.under, without)]).toEqual([false, false]);
});

it("where the goal says no heading more than the other, any of them is it", () => {
  const used = usedAt(pressed("mail"), then, "Turn it off for Ines Duarte");
  expect(used).toEqual([{ role: "button", name: "Turn off", place: "Ines Duarte" }]);
  expect(used.map((one) => isAt(one, one.place, page("Turn off", "Turn on")))).toEqual([true]);
});

it("of several entries that bear the name it is the one with all else that the goal names of it", () => {
  const roll = (rye: string, spelt: string) =>
    aPage(
      `list ""\n  item "Ada Mill rye 12 sacks"\n    button "${rye}" #rye\n  item "Ada Mill spelt 40 sacks"\n    button "${spelt}" #spelt`,
    );
  const before = roll("Accept", "Accept");
  const [own] = before.nodes.filter(({ id }) => id === "spelt");
  if (!own) throw new Error("a control");
  const { role, name, path } = own;
  const deed = anAction({ target: { id: "spelt", role, name, path } });
  const [one] = usedAt(deed, before, "Accept the delivery of Ada Mill over 40 sacks");
  expect(one?.place).toBe("Ada Mill 40");
  expect(isAt({ role, name }, "Ada Mill 40", roll("Accept", "Refuse"))).toBe(false);
  expect(isAt({ role, name }, "Ada Mill 40", roll("Refuse", "Accept"))).toBe(true);
  expect(usedAt(deed, before, "Accept the delivery of Ada Mill")[0]?.place).toBe("Ada Mill");
});

it.each([
  ["waits", "On waiting list", "Book Spin", true],
  ["is done", "Booked", "Book Spin", false],
  ["was to wait", "On waiting list", "Put me on the waiting list for Spin", false],
])("an entry whose control says that it %s", (_, says, goal, waits) => {
  const now = aPage(
    `list ""\n  item "Spin"\n    button "${says}"\n  item "Row"\n    button "On waiting list"`,
  );
  expect(waitsAt("Spin", now, goal)).toBe(waits);
  const used = [{ role: "button" as const, name: "Book", place: "Spin" }];
  expect(readKept({ shown: [], awaited: [], lines: [], used }, now, goal).lost).toHaveLength(waits ? 1 : 0);
});
