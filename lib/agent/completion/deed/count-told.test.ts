import { expect, it } from "vitest";
import { node } from "@/tests/support/a-claim-case";
import { aSnapshot } from "@/tests/support/a-task";
import { type Entered, readEntered } from "./entered";

const goal = "Order 3 coils of Tow rope";
const coils: Entered = {
  kind: "element_value",
  element: { role: "textbox", name: "Coils" },
  value: "3",
  was: "1",
};

it.each<[string, string[], string[], string]>([
  ["tells it with the thing that came up", ["2 x Tar", "3 x Tow rope"], ["Tow rope"], ""],
  ["tells it in words of the goal", ["Tow rope: 3 coils"], ["Tow rope"], ""],
  ["tells another number", ["4 x Tow rope"], ["Tow rope"], "unread"],
  ["tells a second number", ["3 x Tow rope, berth 3"], ["Tow rope"], "unread"],
  ["tells it of a number of its own", ["Order 3: Tow rope"], ["Tow rope"], "unread"],
  ["says more", ["3 x Tow rope short"], ["Tow rope"], "unread"],
  ["tells it of another thing", ["3 x Tar", "Tow rope"], ["Tow rope"], "unread"],
  ["showed the thing all along", ["3 x Tow rope"], [], "unread"],
])("the field is back at what it proposes, and the page %s", (_, lines, shown, expected) => {
  const page = aSnapshot({
    url: "http://pier.test/",
    nodes: [node({ id: "c", role: "textbox", name: "Coils", value: "1" })],
    lines,
  });
  const reading = readEntered([coils], shown, page, goal);
  const found = Object.entries(reading).flatMap(([kind, texts]) => (texts.length > 0 ? [kind] : []));
  expect(found.join()).toBe(expected);
});

it("one number answers for one field", () => {
  const berth: Entered = { ...coils, element: { role: "textbox", name: "Berth" } };
  const page = aSnapshot({
    url: "http://pier.test/",
    nodes: ["Coils", "Berth"].map((name) => node({ id: name, role: "textbox", name, value: "1" })),
    lines: ["3 x Tow rope"],
  });
  const { unread } = readEntered([coils, berth], ["Tow rope"], page, `${goal} for berth 3`);
  expect(unread).toHaveLength(2);
});
