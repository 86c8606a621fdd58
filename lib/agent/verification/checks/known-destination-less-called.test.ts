import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { leadsToMore } from "@/lib/agent/verification/page/one-of-namesakes";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { checkTable } from "@/tests/support/check-table";
import { knownDestination } from "./known-destination";

const shop = `
  heading "Lamps"
  link "Danish lamp, brass" >/lamps/1 #danish
  link "Norse lamp, brass" >/lamps/2 #norse
  link "Lamp oils" >/oils #oils
  link "Lamps" >/lamps #lamps
`;
const led = (step: string, on: string, to: string, heading: string) => ({
  step,
  before: shop,
  on,
  url: "https://shop.test/",
  urlAfter: `https://shop.test${to}`,
  after: `\n  heading "${heading}"\n  button "Buy"`,
});

checkTable(knownDestination, [
  {
    when: "all that the step says of the thing stands on another link",
    says: "nothing",
    ...led("Open the page of the Norse lamp", "#danish", "/lamps/1", "Danish lamp, brass"),
  },
  {
    when: "it stands on the link that was used",
    says: "verified",
    ...led("Open the page of the Norse lamp", "#norse", "/lamps/2", "Norse lamp, brass"),
  },
  {
    when: "the step says all of another link's name, and not all of this one's",
    says: "nothing",
    ...led("Show the list of lamps", "#oils", "/oils", "Lamp oils"),
  },
]);

const notes = `
  heading "Notes"
  link "Sowing early leeks" >/notes/1 #early
  link "Sowing leeks" >/notes/2 #leeks
`;
const read = (goal: string, on: string, to: string, heading: string) => ({
  ...led("Open the note about leeks", on, to, heading),
  before: notes,
  goal,
});
checkTable(knownDestination, [
  {
    when: "another link is called just as the goal quotes it, and this one by more",
    says: "nothing",
    ...read('Print the note "Sowing leeks"', "#early", "/notes/1", "Sowing early leeks"),
  },
  {
    when: "it is the one that the goal quotes",
    says: "verified",
    ...read('Print the note "Sowing leeks"', "#leeks", "/notes/2", "Sowing leeks"),
  },
  {
    when: "the step says it all",
    says: "verified",
    ...read('Print the note "Sowing leeks"', "#early", "/notes/1", "Sowing early leeks"),
    step: 'Open the note "Sowing early leeks"',
  },
]);

const cards = `
  heading "Lists"
  link "Bed. Beds are where things are sown." >https://garden.test/list/Bed #bed
  link "Bed plan. Plans of beds tell what is sown in them." >https://garden.test/list/BedPlan #plan
`;
it.each<[string, string, string, boolean, string?]>([
  ["another one leads to just what the step says", "Open the list of beds", "#plan", true],
  ["this one does", "Open the list of beds", "#bed", false],
  ["the step says it all", "Open the list of bed plans", "#plan", false],
  ["the step is about something else", "Open the list of tools", "#plan", false],
  [
    "the step says the whole of its name",
    "Open Bed plan. Plans of beds tell what is sown in them",
    "#plan",
    false,
  ],
  [
    "the other one lies in another part of the site",
    "Open the list of beds",
    "#plan",
    false,
    "https://garden.test/tag/Bed",
  ],
  [
    "the other one is hidden",
    "Open the list of beds",
    "#plan",
    false,
    "https://garden.test/list/Bed [hidden]",
  ],
])("a card with much to say, where %s", (_, step, on, leads, other = "https://garden.test/list/Bed") => {
  const before = cards.replace("https://garden.test/list/Bed ", `${other} `);
  expect(leadsToMore(groundOf(aVerificationCase({ step, before, on })))).toBe(leads);
});
