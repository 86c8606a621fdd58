import { checkTable } from "@/tests/support/check-table";
import { entryBecame } from "./entry-became";

const calls = (elm: string, oak = "2 May", more = "") => `
  heading "Vet calls"
  list ""
    item "Elm Farm ${elm} Edit" #elm
      button "Edit" #a
    item "Oak Farm ${oak} Edit" #oak
      button "Edit" #b
${more}`;
const form = '  heading "New day for Elm Farm"\n  button "Move call" #go';
const moved = {
  step: "Move the vet call at Elm Farm to 9 May",
  before: calls("1 May", "2 May", form),
  on: "#go",
  after: calls("9 May"),
  requests: ["PUT /calls/1 200"],
};
const nothing = { says: "nothing", others: "may" } as const;

checkTable(entryBecame, [
  { when: "the entry says what it was to become", says: "verified", ...moved },
  { when: "the site took nothing", ...nothing, ...moved, requests: [] },
  { when: "the site refused it", ...nothing, ...moved, requests: ["PUT /calls/1 409"] },
  { when: "the site only promised it", ...nothing, ...moved, requests: ["PUT /calls/1 202"] },
  { when: "it says another day", ...nothing, ...moved, after: calls("8 May") },
  { when: "it says more than that", ...nothing, ...moved, after: calls("9 May asked for") },
  { when: "it still says what it said", ...nothing, ...moved, after: calls("1 May 9 May") },
  { when: "another one says so", ...nothing, ...moved, after: calls("1 May", "9 May") },
  { when: "another one changed as well", ...nothing, ...moved, after: calls("9 May", "3 May") },
  {
    when: "the step says no name",
    ...nothing,
    ...moved,
    step: "Move the vet call to 9 May",
  },
  {
    when: "another day of the entry than that of the call may have changed",
    ...nothing,
    ...moved,
    before: calls("visit 1 May bill due 3 May", "2 May", form),
    after: calls("visit 1 May bill due 9 May"),
  },
  {
    when: "the entry lost something besides",
    ...nothing,
    ...moved,
    before: calls("1 May Confirmed Dr Ash", "2 May", form),
    after: calls("9 May"),
  },
  ...(
    [
      ["another one", "2027", nothing],
      ["the same", "2026", { says: "verified" }],
    ] as const
  ).map(([which, year, says]) => ({
    when: `the goal says a year, and the entry ${which}`,
    ...says,
    ...moved,
    goal: `Move the vet call at Elm Farm to 9 May ${year} and print the list`,
    before: calls("1 May 2026", "2 May 2026", form),
    after: calls("9 May 2026", "2 May 2026"),
  })),
  {
    when: "the button is called nothing",
    ...nothing,
    ...moved,
    before: calls("1 May", "2 May", form.replace("Move call", "")),
  },
  { when: "another page came", ...nothing, ...moved, urlAfter: "https://garden.test/calls/1" },
]);
