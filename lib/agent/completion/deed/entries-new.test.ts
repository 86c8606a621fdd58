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
  ["none that tells the user", "", ["Staples", "Thank you! The order of Paper is placed."], []],
  ["none that names something else", "", ["Staples", "Clips"], []],
])("an entry that is new: %s", (_, said, orders, names) => {
  const kept = entriesNew(deed, page("", "Staples"), page(said, ...orders), "Order 'Paper'");
  expect(kept.map((one) => (one.kind === "element" ? one.element.name : ""))).toEqual(names);
});

it("an entry that is new in a second list of no name, though the first one offers it", () => {
  const week = (...mine: string[]) =>
    aPage(
      `heading "This week"\nlist\n  item "Monday · Yoga Book"\n    button "Book" #yoga\n  item "Tuesday · Spin Book"\n    button "Book" #spin\nheading "My bookings"\nlist\n${mine.map((name) => `  item "${name}"`).join("\n")}`,
    );
  const booked = anAction({ target: { id: "spin", role: "button", name: "Book", path: "list/item" } });
  const goal = "Book me a spot in the Tuesday Spin class";
  const [kept] = entriesNew(booked, week("No bookings yet"), week("Tuesday · Spin"), goal);
  expect(kept).toMatchObject({ element: { role: "item", name: "Tuesday · Spin" }, state: "present" });
});
