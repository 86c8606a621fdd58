import { checkTable } from "@/tests/support/check-table";
import { listArranged } from "./list-arranged";
import { wrongOrder } from "./wrong-order";

const trees = (...rows: string[]) => `
  table "Other trees"
    row "Name Height"
    row "Elm 7"
    row "Box 9"
    row "Ivy 2"
    row "Oak 8"
  table "Trees"
    row "Name Age Price"
      clickable "Name: activate to sort" #name
      clickable "Age: activate to sort" #age
      clickable "Price: activate to sort" #price
${rows.map((row) => `    row "${row}"`).join("\n")}
    row "Name Age Price"
`;
const before = trees("Yew 40 12", "Ash 9 30", "Oak 90 4", "Fir 15 7");
const byPrice = trees("Oak 90 4", "Fir 15 7", "Yew 40 12", "Ash 9 30");
const byPriceDown = trees("Ash 9 30", "Yew 40 12", "Fir 15 7", "Oak 90 4");
const byName = trees("Ash 9 30", "Fir 15 7", "Oak 90 4", "Yew 40 12");
const byNameDown = trees("Yew 40 12", "Oak 90 4", "Fir 15 7", "Ash 9 30");
const byAge = trees("Ash 9 30", "Fir 15 7", "Yew 40 12", "Oak 90 4");
const byAgeDown = trees("Oak 90 4", "Yew 40 12", "Fir 15 7", "Ash 9 30");
const price = { step: "Sort the trees by price, cheapest first", before, on: "#price" };
const names = { step: "Sort the tree names from A to Z", before: byNameDown, on: "#name" };
const oldest = { step: "Sort the trees from oldest to youngest", before, on: "#age" };

checkTable(wrongOrder, [
  { when: "the dearest is first", says: "refuted", ...price, after: byPriceDown },
  { when: "the cheapest is first", says: "nothing", others: "may", ...price, after: byPrice },
  { when: "the last name is first", says: "refuted", ...names, before: byName, after: byNameDown },
  { when: "the first name is first", says: "nothing", others: "may", ...names, after: byName },
  { when: "the youngest is first", says: "refuted", ...oldest, after: byAge },
  { when: "the oldest is first", says: "nothing", others: "may", ...oldest, after: byAgeDown },
  { when: "nothing moved", says: "nothing", ...price, after: before },
  { when: "the entries stood so before", says: "nothing", ...price, before: byPriceDown, after: byPriceDown },
  {
    when: "the step says no way",
    says: "nothing",
    others: "may",
    ...price,
    step: "Sort the trees by price",
    after: byPriceDown,
  },
  {
    when: "a control beside the list was used, which may stand for another number",
    says: "nothing",
    ...price,
    before: `${before}  button "Price" #beside`,
    after: `${byPriceDown}  button "Price" #beside`,
    on: "#beside",
  },
]);

checkTable(listArranged, [
  { when: "the cheapest is first, and may not stay so", says: "looks again", ...price, after: byPrice },
  { when: "the cheapest is first", says: "verified", again: true, ...price, after: byPrice },
  { when: "the first name is first", says: "verified", again: true, ...names, after: byName },
  { when: "the oldest is first", says: "verified", again: true, ...oldest, after: byAgeDown },
  ...[byPrice, byPriceDown].map((after) => ({
    when: "the step says no way",
    says: "verified" as const,
    again: true,
    ...price,
    step: "Sort the trees by price",
    after,
  })),
  ...([byPrice, byPriceDown] as const).map((after) => ({
    when: "the step says no way, and the goal does",
    says: after === byPrice ? ("verified" as const) : ("nothing" as const),
    again: true,
    ...price,
    step: "Sort the trees by price",
    goal: "Find the cheapest tree",
    after,
  })),
  {
    when: "the step says no way, and the entries begin in no order",
    says: "nothing",
    again: true,
    step: "Sort the trees by name",
    before,
    on: "#name",
    after: trees("Yew 40 12", "Oak 90 4", "Ash 9 30", "Fir 15 7"),
  },
  {
    when: "the step says no way, and the few entries may stand so by chance",
    says: "nothing",
    again: true,
    step: "Sort the trees by price",
    before: trees("Yew 40 12", "Ash 9 30", "Oak 90 4"),
    on: "#price",
    after: trees("Oak 90 4", "Yew 40 12", "Ash 9 30"),
  },
]);
