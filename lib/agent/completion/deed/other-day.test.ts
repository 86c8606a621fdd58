import { expect, it } from "vitest";
import { judge, network } from "@/tests/support/a-claim-case";
import { aCriterion, anAction, aSnapshot, aTask, aVerdict } from "@/tests/support/a-task";
import { doneOnOtherDay } from "./other-day";

const press = (name: string, path = "", text: string = network.text) =>
  anAction({
    action: { name: "click", args: ["b"] },
    target: { id: "b", role: "button", name, path },
    verdict: aVerdict({ evidence: [{ ...network, text }] }),
  });
const type = (value: string) =>
  anAction({
    action: { name: "setValue", args: ["d", value] },
    target: { id: "d", role: "textbox", name: "Day", path: "" },
  });
const tick = (path: string) =>
  anAction({
    action: { name: "check", args: ["r"] },
    target: { id: "r", role: "radio", name: "Morning", path },
  });
const goal = "Book the Oak lathe on thursday";

it.each<[string, ReturnType<typeof press>[], string, boolean]>([
  ["names another day", [press("Book Tuesday")], goal, true],
  ["stands where another day is", [press("Book", "region:Tuesday")], goal, true],
  ["was answered with another day", [press("Book", "", "Text appeared: Oak lathe, Tue 14:00")], goal, true],
  ["was answered with the day of today", [press("Book", "", "Text appeared: Booked Tue 14:00")], goal, false],
  ["names that day", [press("Book Thursday")], goal, false],
  ["names that day in short", [press("Book Thu 14:00")], goal, false],
  ["names that day in another language", [press("Donnerstag buchen")], goal, false],
  ["names a date that is such a day", [press("Book 2027-06-10")], goal, false],
  ["names no day", [press("Book")], goal, false],
  ["stands where a span of days is", [press("Book", "region:Monday to Friday")], goal, false],
  [
    "is at another day, and that day was entered",
    [type("Thursday"), press("Book", "region:Monday")],
    goal,
    false,
  ],
  ["is entered where another day is", [tick("form/group:Tuesday")], goal, true],
  ["is entered where that day is", [tick("form/group:Thursday")], goal, false],
  ["is entered where a span of days is", [tick("form/group:Monday to Friday")], goal, false],
  ["is entered where both are", [tick("group:Tuesday"), tick("group:Thursday")], goal, false],
  ["is entered where no day is", [tick("form/group:Lathe")], goal, false],
  ["was answered with both days", [press("Move", "", "Text appeared: Tuesday, Thursday")], goal, false],
  ["names a day where the goal names none", [press("Book Tuesday")], "Book the lathe", false],
  ["names one of the goal's days", [press("Book Tuesday")], "Book the lathe on tuesday and friday", false],
])("a deed that %s", (_, done, wording, isOther) => {
  expect(doneOnOtherDay(wording, done)).toHaveLength(isOther ? 1 : 0);
});

it("leaves the goal open", async () => {
  const url = "http://site.test/lathe";
  const task = aTask({
    goal,
    criteria: [
      aCriterion({
        kind: "state",
        persistence: false,
        assertions: [{ kind: "url", match: "path", value: "/lathe" }],
      }),
    ],
    evidenceGathered: true,
  });
  const ends = (name: string) =>
    judge({ ...task, history: [press(name)] }, { snapshot: aSnapshot({ url, nodes: [], lines: [] }) });
  expect((await ends("Book Oak lathe Thursday")).kind).toBe("achieved");
  expect((await ends("Book Oak lathe Tuesday")).kind).toBe("unverified");
});
