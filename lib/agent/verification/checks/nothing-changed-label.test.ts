import { checkTable } from "@/tests/support/check-table";
import { nothingChanged } from "./nothing-changed";

const scale = (four: string, five: string) => `
  heading "Rating"
  radio "Four" ${four}
  clickable "Four" #label
  radio "Five" ${five}
  checkbox "Anonymous" ${four}
  clickable "Anonymous" #box`;
const again = { step: "The rating has to be four", on: "#label", again: true };

const basket = '\n  button "Basket" #basket\n  text "Twelve lamps"';
checkTable(nothingChanged, [
  ...(
    [
      ["the client saw it change", true, "nothing"],
      ["the client saw it stand still", false, "refuted"],
    ] as const
  ).map(([when, didDomMutate, says]) => ({
    when: `the page shows nothing new, and ${when}`,
    says,
    others: "may" as const,
    step: "Open the basket",
    before: basket,
    on: "#basket",
    again: true,
    report: { witness: { recentEvents: [], didDomMutate } },
  })),
  ...(
    [
      ["expanded", "nothing"],
      ["collapsed", "refuted"],
    ] as const
  ).map(([state, says]) => ({
    when: `what was to be opened is ${state}, as it was`,
    says,
    others: "may" as const,
    step: "Open the details of the rating",
    before: `\n  heading "Rating"\n  button "Details of the rating" [${state}] #details`,
    on: "#details",
    again: true,
  })),
  {
    when: "the label of a choice was pressed that was made before",
    says: "nothing",
    others: "may",
    ...again,
    before: scale("[checked]", ""),
  },
  {
    when: "the label of a choice was pressed, and another one is made",
    says: "refuted",
    ...again,
    before: scale("", "[checked]"),
  },
  {
    when: "the label of a box was pressed, which goes off when it is pressed",
    says: "refuted",
    ...again,
    step: "Turn the name on",
    on: "#box",
    before: scale("[checked]", ""),
  },
]);

const cart = (count: number) =>
  `\n  list "Cart"\n    item "Grey shirt Quantity: ${count}"\n      button "-" [disabled] #less\n    item "Hat"`;
checkTable(
  nothingChanged,
  [1, 2].map((count) => ({
    when: `it is disabled, and its entry says ${count} where one was to be`,
    says: count === 1 ? ("nothing" as const) : ("refuted" as const),
    others: "may" as const,
    step: "Lower the quantity of the grey shirt to 1",
    before: cart(count),
    after: cart(count),
    on: "#less",
    again: true,
  })),
);

const foot = '\n  heading "Lamps"\n  link "Storm lamps" ># #link';
checkTable(
  nothingChanged,
  [
    { address: "https://garden.test/lamps#", says: "refuted" as const },
    { address: "https://garden.test/lamps?kind=storm", says: "nothing" as const },
  ].map(({ address, says }) => ({
    when: `nothing but the address became ${address}`,
    says,
    others: "may" as const,
    step: "Show the storm lamps",
    before: foot,
    after: foot,
    on: "#link",
    url: "https://garden.test/lamps",
    urlAfter: address,
    again: true,
    report: { witness: { recentEvents: [], didUrlChange: true } },
  })),
);
