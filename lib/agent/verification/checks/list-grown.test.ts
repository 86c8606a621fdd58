import { checkTable } from "@/tests/support/check-table";
import { listGrown } from "./list-grown";

const shop = (reviews: readonly string[], { control = "Load more reviews", more = "" } = {}) => `
  heading "Copper kettle"
  list "Reviews"
${reviews.map((review) => `    item "${review}"`).join("\n")}
  button "${control}" #more
  button "Write a review" #write
${more}`;
const grow = {
  step: "Load more reviews",
  before: shop(["Boils fast", "A bit loud"]),
  on: "#more",
  after: shop(["Boils fast", "A bit loud", "Lovely spout", "Handle gets hot"]),
};

checkTable(listGrown, [
  { when: "more stand behind those that it had", says: "verified", ...grow },
  {
    when: "the control says how many it loads",
    says: "verified",
    ...grow,
    step: "Show the older reviews",
    before: shop(["Boils fast"], { control: "Show 2 older" }),
    after: shop(["Boils fast", "Lovely spout", "Handle gets hot"], { control: "Show 2 older" }),
  },
  { when: "nothing came", says: "nothing", ...grow, after: grow.before },
  {
    when: "the new one stands in front",
    says: "nothing",
    ...grow,
    after: shop(["Lovely spout", "Boils fast", "A bit loud"]),
  },
  {
    when: "it came to another list as well",
    says: "nothing",
    ...grow,
    after: shop(["Boils fast", "A bit loud", "Lovely spout"], {
      more: '  list "Questions"\n    item "Does it whistle?"',
    }),
  },
  {
    when: "one of the others went",
    says: "nothing",
    ...grow,
    after: shop(["A bit loud", "Lovely spout", "Handle gets hot"]),
  },
  {
    when: "the control is not called as one that loads more",
    says: "nothing",
    ...grow,
    before: shop(["Boils fast", "A bit loud"], { control: "Refresh the reviews" }),
    after: shop(["Boils fast", "A bit loud", "Lovely spout"], { control: "Refresh the reviews" }),
  },
  { when: "there was none before", says: "nothing", ...grow, before: shop([]) },
  {
    when: "the step wants no more of them",
    says: "nothing",
    ...grow,
    step: "Show the reviews",
  },
  {
    when: "the page says that it failed",
    says: "nothing",
    ...grow,
    after: shop(["Boils fast", "A bit loud", "Lovely spout"], {
      more: '  alert "Could not load the reviews" [.error]',
    }),
  },
]);
