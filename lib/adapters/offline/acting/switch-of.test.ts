import { expect, it } from "vitest";
import { aPageContext } from "@/tests/support/a-page-context";
import { actOnRequest } from "./act-on-request";
import { boxOf, switchOf } from "./switch-of";

const crew = (aboard: string, more = "") => `
  list ""
    item "Ida Falk Aboard"
      switch "Ida Falk aboard" #ida [${aboard}]
    item "Bo Lind Ashore"
      switch "Bo Lind aboard" #bo [unchecked]
  ${more}`;

it.each([
  ["is turned off for the state that off stands for", crew("checked"), 'uncheck("ida")'],
  ["is left where it is that way", crew("unchecked"), "nothing"],
  ["is left where it cannot be turned", crew("checked disabled"), "nothing"],
  ["waits for the form that a button sends", crew("checked", 'button "Save crew" #save'), "nothing"],
])("a switch in a list %s", (_, outline, expected) => {
  const context = aPageContext(outline);
  expect(switchOf("Mark Ida Falk as ashore", context.nodes, context)?.action ?? "nothing").toBe(expected);
});

const halls = (open: string, switches: string, more = "") => `
  list "" [tablist]
    tab "East" #east ${open === "East" ? "[selected]" : ""}
    tab "North" #north ${open === "North" ? "[selected]" : ""}
  ${switches}
  ${more}`;
const two = `switch "fan-2" #fan2 [unchecked]
  switch "fan-3" #fan3 [unchecked]`;

it.each([
  ["is turned in the open place that the goal names", halls("North", two), 'check("fan2")'],
  ["is not turned in another place", halls("East", two), "nothing"],
  ["waits for the form that a button sends", halls("North", two, 'button "Save" #save'), "nothing"],
  ["is none of which another has the name", halls("North", 'switch "fan-3" #fan3 [unchecked]'), "nothing"],
])("a switch that is named by the goal %s", (_, outline, expected) => {
  const context = aPageContext(outline);
  const goal = "Turn on the hall fan 'fan-2' in the North section";
  expect(switchOf(goal, context.nodes, context)?.action ?? "nothing").toBe(expected);
});

const list = (more = "") => `
  heading:1 "Rehearsal on 12 March"
  list ""
    item "Ida Falk"
      checkbox "Ida Falk" #ida [unchecked]
    item "Bo Lind"
      checkbox "Bo Lind" #bo [checked]
  ${more}`;
it.each([
  ["is ticked at once", list(), "Mark Ida Falk as present on 12 March", 'check("ida")'],
  ["waits for the page of the day that is meant", list(), "Mark Ida Falk as present on 19 March", "nothing"],
])("the box of a register %s", (_, outline, goal, expected) => {
  const action = actOnRequest(goal, aPageContext(outline))?.action ?? "nothing";
  expect(/check|nothing/.test(action) ? action : "nothing").toBe(expected);
});

it("the box of a register is left to the form where a button sends it", () => {
  const context = aPageContext(list('button "Save list" #save'));
  expect(boxOf("Mark Ida Falk as present on 12 March", context.nodes, context)).toBeUndefined();
});

const ways = (label: string, first: number, own = "unchecked") => `
  region:group "${label}"
    radio "By email" #r${first} [checked]
    radio "By post" #r${first + 1} [${own}]`;
const notices = ways("Assessment notices", 1) + ways("Payment reminders", 3);

it.each([
  ["of the group that the goal says", notices, "assessment notices", 'check("r2")'],
  ["of no group where the goal says none", notices, "letters", "nothing"],
  ["of no group of which the goal says a part", notices, "assessment letters", "nothing"],
  ["not where it stands already", ways("Assessment notices", 1, "checked"), "assessment notices", "nothing"],
  ["not before a button sends it", `${notices}\n  button "Save" #save`, "assessment notices", "nothing"],
  [
    "of no group without a name",
    'radio "By email" #a [checked]\nradio "By post" #b [unchecked]',
    "assessment notices",
    "nothing",
  ],
  [
    "not of two groups that offer something else each",
    notices.replace("By post", "By hand"),
    "assessment notices by hand, payment reminders",
    "nothing",
  ],
  ["not of two groups", notices, "assessment notices and payment reminders", "nothing"],
])("a choice that takes effect at once is made %s", (_, outline, what, expected) => {
  const context = aPageContext(outline);
  const goal = `Have my ${what} sent by post`;
  expect(switchOf(goal, context.nodes, context)?.action ?? "nothing").toBe(expected);
});

const mails = (name: string, more = "") => `
  heading:1 "Messages"
  heading:2 "What the society may send by mail"
  switch "${name}" #one [checked]
  switch "Frost warnings" #frost [checked]
  ${more}`;

it.each([
  ["is turned where the page says the rest", mails("Newsletter"), 'uncheck("one")'],
  [
    "is not turned where the page says nothing of the rest",
    mails("Newsletter").replace("society", "club"),
    "nothing",
  ],
  [
    "is not turned where another one has a word of it",
    mails("Newsletter", 'switch "Newsletter archive" #other [checked]'),
    "nothing",
  ],
  ["is not turned where it has a word that the goal does not say", mails("Newsletter digest"), "nothing"],
])("a switch that the goal calls in more words %s", (_, outline, expected) => {
  const context = aPageContext(outline);
  const goal = "Turn off the newsletter mails of the society";
  expect(switchOf(goal, context.nodes, context)?.action ?? "nothing").toBe(expected);
});
