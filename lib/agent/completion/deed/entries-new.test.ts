import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { anAction } from "@/tests/support/a-task";
import { entriesNew } from "./entries-new";

const page = (said: string, ...orders: string[]) =>
  aPage(
    `item "Product ${said}"\n  button "Order" #go\nlist "Orders"\n${orders.map((name) => `  item "${name}"`).join("\n")}`,
  );
const deed = anAction({ target: { id: "go", role: "button", name: "Order", path: "" } });

it.each<[string, string, string[], string[]]>([
  ["in a list", "", ["Staples", "Paper"], ["Paper"]],
  ["none that is only the part that was pressed in", "Placed: Paper", ["Staples"], []],
  ["none that names something else", "", ["Staples", "Clips"], []],
])("an entry that is new: %s", (_, said, orders, names) => {
  const kept = entriesNew(deed, page("", "Staples"), page(said, ...orders), "Order 'Paper'");
  expect(kept.map((one) => (one.kind === "element" ? one.element.name : ""))).toEqual(names);
});
