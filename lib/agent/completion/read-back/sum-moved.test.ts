import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { aPage } from "@/tests/support/a-page";
import { anAction, aTask } from "@/tests/support/a-task";
import { sumMoved } from "./sum-moved";

const url = "https://club.test/members";
const goal = "Credit Ida 20 francs for the bake sale";
const list = (ida: string, bo = "15.00 CHF", more = "") =>
  aPage(
    `item "Ida ${ida} Credit"\n  link "Credit" #ida\nitem "Bo ${bo} Credit"\n  link "Credit" #bo${more}`,
    { url },
  );
const typed = (value = "20"): Entered[] => [
  { kind: "element_value", element: { role: "textbox", name: "Francs" }, value },
];
const told = (
  page: ReturnType<typeof list>,
  { entered = typed(), asked = goal, path = "item:Ida 80.00 CHF Credit" } = {},
) => {
  const target = { id: "x", role: "link" as const, name: "Credit", path };
  const history = [anAction({ urlAtAction: url, target }), anAction({ urlAtAction: `${url}/ida/credit` })];
  return sumMoved(entered, { load: "elsewhere", snapshot: page, task: aTask({ goal: asked, history }) });
};

it.each<[string, string[]]>([
  ["by just what was entered", told(list("100.00 CHF"))],
  [
    "downwards for what goes out",
    told(list("60.00 CHF"), { asked: "Withdraw 20 francs from the account of Ida" }),
  ],
  [
    "of a long entry, as far as its place tells it",
    told(list("100.00 CHF since the spring fair of this year"), {
      path: "item:Ida 80.00 CHF since the spring fair of t",
    }),
  ],
])("a sum of the one entry moved: %s", (_, texts) => {
  expect(texts).toHaveLength(1);
});

it.each<[string, string[]]>([
  ["it is as it was", told(list("80.00 CHF"))],
  ["it moved by another sum", told(list("90.00 CHF"))],
  ["it moved the other way", told(list("60.00 CHF"))],
  ["another entry's did", told(list("80.00 CHF", "35.00 CHF"))],
  ["something else of it reads otherwise as well", told(list("100.00 CHF blocked"))],
  ["it is one of two", told(list("100.00 CHF", "15.00 CHF", '\nitem "Ida 100.00 CHF Credit"'))],
  ["the goal does not say which way", told(list("100.00 CHF"), { asked: "Record 20 francs for Ida" })],
  ["it is to be that sum", told(list("100.00 CHF"), { asked: "Set the credit of Ida to 20" })],
  ["it was done at another entry", told(list("100.00 CHF"), { path: "item:Bo 15.00 CHF Credit" })],
  ["more was entered", told(list("100.00 CHF"), { entered: [...typed(), ...typed("3")] })],
])("no sum is told where %s", (_, texts) => {
  expect(texts).toEqual([]);
});
