import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { checkTable } from "@/tests/support/check-table";
import { knownDestination } from "./known-destination";

const pager =
  '\n  heading "Beds"\n  link "2" >https://garden.test/beds?page=2\n  link "3" >https://garden.test/beds?page=3';

const home = `
  heading "Lighthouse museum"
  link "Opening hours" >https://garden.test/hours
  link "Tickets" >https://garden.test/shop?kind=ticket
  link "Blog" >https://blog.example/
`;
const hours = `
  heading "Opening hours"
  item "Monday"
`;
const click = { step: "Open the opening hours", before: home, on: "Opening hours", after: hours };
const navigate = {
  step: "Go to https://garden.test/hours",
  before: home,
  does: "navigate" as const,
  value: "https://garden.test/hours",
  after: hours,
};
const there = { urlAfter: "https://garden.test/hours" };

const desk =
  '\n  heading "Keepers"\n  link "Add keeper" >https://garden.test/keepers/new\n  link "Sign in" >https://garden.test/in';
const form = '\n  textbox "Name"\n  button "Save"';
const signIn = '\n  heading "Sign in"\n  textbox "Mail"\n  textbox:password "Password"\n  button "Sign in"';

const deletes = {
  ...click,
  ...there,
  step: "Delete the opening hours",
  before: home.replace("Opening hours", "Delete opening hours"),
  on: "Delete opening hours",
};

checkTable(knownDestination, [
  {
    when: "the step only says to click the link, and where it stands",
    says: "verified",
    ...click,
    ...there,
    step: "Click Opening hours in the left column",
    after: '\n  heading "When we are here"\n  item "Monday"',
  },
  {
    when: "the step ticks what the link only leads to, and something was stored by the way",
    says: "nothing",
    ...click,
    ...there,
    step: "Turn off the opening hours",
    requests: ["POST /seen 200"],
  },
  {
    when: "the link that is called so leads to a page without a name",
    says: "verified",
    step: "Open the page for adding a keeper",
    before: desk,
    on: "Add keeper",
    after: form,
    urlAfter: "https://garden.test/keepers/new",
  },
  {
    when: "a link that is called something else leads to a page without a name",
    says: "nothing",
    step: "Open the page for adding a lens",
    before: desk,
    on: "Add keeper",
    after: form,
    urlAfter: "https://garden.test/keepers/new",
  },
  {
    when: "the page that asks to sign in is the one that the step asks for",
    says: "verified",
    step: "Go to the sign-in form",
    before: desk,
    on: "Sign in",
    after: signIn,
    urlAfter: "https://garden.test/in",
  },
  {
    when: "the page asks to sign in first",
    says: "nothing",
    step: "Open the page for adding a keeper",
    before: desk,
    on: "Add keeper",
    after: signIn,
    urlAfter: "https://garden.test/keepers/new",
  },
  { when: "the link leads where it was to lead", says: "verified", ...click, ...there },
  {
    when: "the link only opens what is to be taken away",
    says: "nothing",
    ...click,
    ...there,
    step: "Delete the opening hours",
  },
  ...["Tick", "Untick", "Toggle", "Move", "Clear"].map((word) => ({
    when: `the link only opens what the step is to change: ${word}`,
    says: "nothing" as const,
    ...click,
    ...there,
    step: `${word} the opening hours`,
  })),
  {
    when: "the link says that it clears it",
    says: "verified",
    ...click,
    ...there,
    step: "Clear the opening hours",
    before: home.replace("Opening hours", "Clear opening hours"),
    on: "Clear opening hours",
  },
  {
    when: "the link says what is to go, and a place came up",
    says: "nothing",
    ...deletes,
  },
  {
    when: "the link says what is done, and its page asks whether to",
    says: "nothing",
    ...deletes,
    after: '\n  heading "Delete the opening hours?"\n  button "Yes, delete them"\n  link "Back"',
  },
  { when: "the argument's page came up", says: "verified", ...navigate, ...there },
  {
    when: "a slash was added at the end",
    says: "verified",
    ...navigate,
    urlAfter: "https://garden.test/hours/",
  },
  {
    when: "the site added fields to the query",
    says: "verified",
    step: "Open the tickets",
    before: home,
    on: "Tickets",
    after: '\n  heading "Tickets"',
    urlAfter: "https://garden.test/shop?kind=ticket&lang=en",
  },
  {
    when: "the page is on another site, as it was to be",
    says: "verified",
    step: "Open the blog",
    before: home,
    on: "Blog",
    after: '\n  heading "Blog"',
    urlAfter: "https://blog.example/",
  },
  {
    when: "the step does not say what the argument's page is called",
    says: "verified",
    step: "Go to the address of the museum",
    before: home,
    does: "navigate",
    value: "https://garden.test/m/7",
    after: '\n  heading "Welcome"',
    urlAfter: "https://garden.test/m/7",
  },
  {
    when: "the step does not say what the link's page is called",
    says: "nothing",
    step: "Open the members area",
    before: home,
    on: "Tickets",
    after: '\n  heading "Tickets"',
    urlAfter: "https://garden.test/shop?kind=ticket",
  },
  {
    when: "it was another link, though its page speaks of what the step names",
    says: "nothing",
    step: 'Click "Opening hours"',
    before: home,
    on: "Tickets",
    after: '\n  heading "Tickets and opening hours"',
    urlAfter: "https://garden.test/shop?kind=ticket",
  },
  {
    when: "it was that page all along",
    says: "nothing",
    ...navigate,
    ...there,
    url: "https://garden.test/hours",
    before: hours,
  },
  {
    when: "it was redirected to another page",
    says: "nothing",
    ...navigate,
    urlAfter: "https://garden.test/closed",
    after: '\n  heading "Closed for the winter"',
  },
  {
    when: "it was redirected to another site",
    says: "nothing",
    ...navigate,
    urlAfter: "https://parking.example/hours",
  },
  { when: "the page did not change", says: "nothing", ...click, after: home },
  {
    when: "a sign-in page came up at that address",
    says: "nothing",
    ...navigate,
    ...there,
    after: '\n  form "Members"\n    textbox "Name"\n    textbox:password "Password"',
  },
  {
    when: "an error page came up at that address",
    says: "nothing",
    ...navigate,
    ...there,
    after: '\n  heading "Page not found"',
  },
  {
    when: "a check for robots came up at that address",
    says: "nothing",
    ...navigate,
    ...there,
    after: '\n  checkbox "I\'m not a robot"',
  },
  {
    when: "the link was another one than the step names",
    says: "nothing",
    ...click,
    on: "Tickets",
    urlAfter: "https://garden.test/shop?kind=ticket",
    after: '\n  heading "Tickets"',
  },
  {
    when: "nothing is known of the page before",
    says: "nothing",
    ...navigate,
    ...there,
    unseen: true,
  },
]);

describe("known-destination", () => {
  const decided = (parts: Partial<CaseParts>) =>
    knownDestination.check(groundOf(aVerificationCase({ ...navigate, ...there, ...parts })));

  it("is certain", () => expect(decided({})?.confidence).toBe(1));

  it.each([
    [{ simple: true, last: true }, true],
    [{ simple: false, last: true }, false],
    [{ simple: true, last: false }, false],
  ])("with %o completes the task: %s", (parts, completes) => {
    expect(decided(parts)?.taskCompleted).toBe(completes);
  });
});

checkTable(
  knownDestination,
  [2, 3].map((page) => ({
    when: `the third page was asked for, and the link of page ${page} was followed`,
    says: page === 3 ? ("verified" as const) : ("nothing" as const),
    step: "Turn to the third page of the beds",
    before: pager,
    on: `${page}`,
    urlAfter: `https://garden.test/beds?page=${page}`,
    after: pager,
  })),
);

const keepers = '\n  heading "Keepers"\n  item "Ida"';
checkTable(
  knownDestination,
  (
    [
      ["Rename the keepers to guards", "Keepers", "nothing"],
      ["Edit the keepers", "Keepers", "verified"],
      ["Add the keepers", "Keepers", "nothing"],
      ["Add keepers", "New keepers", "verified"],
      ["Unfold keepers", "Keepers", "nothing"],
      ["Open the keepers", "Keepers", "verified"],
    ] as const
  ).map(([step, name, says]) => ({
    when: `a link led to them, for: ${step}`,
    says,
    others: "may" as const,
    step,
    before: `${home}  link "${name}" >https://garden.test/keepers #to`,
    on: "#to",
    after: keepers,
    urlAfter: "https://garden.test/keepers",
  })),
);
