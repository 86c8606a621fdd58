import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { assertionText } from "@/lib/agent/snapshot/assertion-text";
import { aPage } from "@/tests/support/a-page";
import { asAllSay } from "./all-of-kind";

const goal = "Mark all tulips as sold";
const choice = (name: string, value: string): Entered => ({
  kind: "element_value",
  element: { role: "combobox", name },
  value,
});
const tick = (name: string): Entered => ({
  kind: "element",
  element: { role: "checkbox", name: `Select ${name}` },
  state: "checked",
});
const kind = choice("Kind", "Tulips");
const deed = choice("With ticked ones", "Mark as sold");
const both = [kind, tick("Apeldoorn"), tick("Ballerina"), deed];
const rows = (...told: string[]) =>
  told.map((name) => `  row "${name}"\n    checkbox "Select ${name.split(" ")[0]}"`).join("\n");
const sold = ["Apeldoorn tulip sold", "Ballerina tulip sold"];
const aster = "Nova aster in stock";

it.each<[string, Entered[], string, string, boolean]>([
  ["all say it", both, rows(...sold, aster), goal, true],
  ["one that was ticked does not", both, rows(...sold.slice(1), "Apeldoorn tulip in stock"), goal, false],
  ["one that was not ticked does not", both, rows(...sold, "Daydream tulip in stock"), goal, false],
  ["one that was ticked is not there", both, rows(...sold.slice(1), aster), goal, false],
  ["one of another kind was ticked", [...both, tick("Nova")], rows(...sold, "Nova aster sold"), goal, false],
  ["there is a further page", both, `${rows(...sold)}\n  button "Next"`, goal, false],
  ["there is a further page by its number", both, `${rows(...sold)}\n  link "2"`, goal, false],
  ["there are more to load", both, `${rows(...sold)}\n  button "Load more tulips"`, goal, false],
  ["one says that it is not", both, rows(...sold.slice(1), "Apeldoorn tulip not sold"), goal, false],
  ["one is yet to be", both, rows(...sold.slice(1), "Apeldoorn tulip to be sold"), goal, false],
  ["the goal speaks of some", both, rows(...sold), "Mark the tulips as sold", false],
  ["something else was chosen", [...both, choice("Place", "Hall")], rows(...sold), goal, false],
])("what was chosen for all of a kind is told where %s", (_, entered, list, asked, isTold) => {
  const unread = entered.filter((one) => one.kind === "element_value").map(assertionText);
  const page = aPage(`table ""\n${list}`);
  const fields = asAllSay({ held: [], lost: [], unread }, entered, page, asked);
  expect(fields.unread.length === 0).toBe(isTold);
});
