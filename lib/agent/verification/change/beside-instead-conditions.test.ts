import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { saidBeside } from "./beside-instead";

const meantBy = (parts: CaseParts): string | undefined =>
  saidBeside(groundOf(aVerificationCase(parts)))?.name;

/** Two of a kind side by side. */
const two = (role: string, own = "Ferries", named = "Trains") => `
  list "Ways"
    ${role} "${own}" #own
    ${role} "${named}" #named`;
const pressed = (step: string, parts: Partial<CaseParts> = {}): string | undefined =>
  meantBy({ step, before: two("clickable"), on: "#own", ...parts });

it.each<[string, string | undefined]>([
  ["button", "Trains"],
  ["link", "Trains"],
  ["menuitem", "Trains"],
  ["menuitemradio", "Trains"],
  ["option", "Trains"],
  ["tab", "Trains"],
  ["radio", "Trains"],
  ["item", "Trains"],
  ["clickable", "Trains"],
  ["checkbox", undefined],
  ["switch", undefined],
  ["textbox", undefined],
])("of each a %s: %s was meant", (role, meant) => {
  expect(pressed("Choose trains", { before: two(role) })).toBe(meant);
});

it.each<[string, string | undefined]>([
  ["Choose trains", "Trains"],
  ["Select the trains in the list of ways", "Trains"],
  ['Select "Trains" as the way', "Trains"],
  ["Filter by trains", "Trains"],
  ["Filter the trips by trains", undefined],
  ["Sort the trips by trains", "Trains"],
  ["Sort the trips by trains ascending", "Trains"],
  ["Sort the trips by trains in descending order", undefined],
  ["Go to the trains", "Trains"],
  ["Go to the timetable of the trains", "Trains"],
  ["Tick the timetable of the trains", "Trains"],
  ["Select the timetable of the trains", undefined],
  ['Select the timetable "Trains"', "Trains"],
  ['Open the list "Trains"', "Trains"],
  ['Remove "Trains"', "Trains"],
  ['Remove the note "Trains"', undefined],
  ['Move the note "Trains" to the archive', undefined],
  ['Move the note "Dover" to the trains', "Trains"],
  ['Move "Trains" to the archive', "Trains"],
  ["Send the note to the trains", undefined],
  ["Open the page", undefined],
  ["Open the train", "Trains"],
])("%s, and Ferries was pressed: %s was meant", (step, meant) => expect(pressed(step)).toBe(meant));

describe("the one that the step names", () => {
  it.each<[string, string | undefined, Partial<CaseParts>]>([
    ["is called by more than that", undefined, { before: two("clickable", "Ferries", "Night trains") }],
    ["is called by a kind as well", undefined, { before: two("clickable", "Ferries", "Trains page") }],
    ["was only pointed at the other one", undefined, { does: "hover" }],
    [
      "is not what is not to be seen",
      undefined,
      { step: "Choose what is not cancelled", before: two("clickable", "Ferries", "Cancelled") },
    ],
    ["is called as the other one, in capitals", undefined, { before: two("clickable", "TRAINS", "Trains") }],
    [
      "is called by small words alone",
      undefined,
      { before: two("clickable", "Ferries", "Off"), step: 'Choose "Off"' },
    ],
    [
      "is gone, and the other one stays",
      undefined,
      { after: '\n  list "Ways"\n    clickable "Ferries" #own' },
    ],
    ["is gone with the other one", "Trains", { after: '\n  heading "Trips"' }],
    [
      "is gone, and a button is called by it since then",
      undefined,
      { before: `${two("clickable")}\n  button "Way" #way`, after: '\n  button "Way: Trains" #way' },
    ],
    [
      "stands there, and a button is called by it since then",
      undefined,
      {
        before: `${two("clickable")}\n  button "Way" #way`,
        after: `${two("clickable")}\n  button "Way: Trains" #way`,
      },
    ],
    [
      "is chosen since then",
      undefined,
      { after: two("clickable").replace('"Trains"', '"Trains" [selected]') },
    ],
  ])("%s: %s", (_, meant, parts) => expect(pressed("Choose trains", parts)).toBe(meant));
});

it.each(['Remove "Trains page"', 'Select the timetable "Trains page"', 'Sort the trips by "Trains page"'])(
  "%s: the one that is called just so was meant, with its kind",
  (step) => {
    expect(pressed(step, { before: two("clickable", "Ferries", "Trains page") })).toBe("Trains page");
  },
);

it("of another kind of control nothing is said", () => {
  const before = two("clickable").replace('clickable "Trains"', 'button "Trains"');
  expect(pressed("Choose trains", { before })).toBeUndefined();
});

describe("the one that was pressed", () => {
  it.each<[string, string | undefined, string]>([
    ["is another choice", "Trains", "Ferries"],
    ["is one letter", undefined, "F"],
    ["is called by small words alone", undefined, "Off"],
    ["is said in the step in another form", undefined, "Choosing"],
    ["says yes", undefined, "Go"],
    ["says yes between blanks", undefined, " Done "],
    ["leads out", undefined, "Skip for now"],
    ["is a command", undefined, "Rename ferries"],
  ])("%s: %s was meant", (_, meant, own) => {
    expect(pressed("Choose trains", { before: two("clickable", own) })).toBe(meant);
  });
});

const commands = (own: string, named: string) => two("button", own, named);
it.each<[string, string, string, string | undefined]>([
  ["Mute the trip", "Rename", "Mute", "Mute"],
  ["Mute the trip", "Rename", "Mute trip", undefined],
  ["Mute the trip", "Rename", "Unmute", undefined],
  ["Choose the mute", "Rename", "Mute", undefined],
  ["Report the trip", "Share", "Report", "Report"],
  ["Choose the report", "Share", "Report", undefined],
  ["Choose the report", "Summary", "Report", "Report"],
])("%s, and %s was pressed beside %s: %s was meant", (step, own, named, meant) => {
  expect(meantBy({ step, before: commands(own, named), on: "#own" })).toBe(meant);
});

describe("of two links", () => {
  const links = '\n  list "Ways"\n    link "Ferries" >/ferries #own\n    link "Trains" >/trains #named';
  const url = "https://trips.test/";
  it.each<[string, string | undefined, Partial<CaseParts>]>([
    ["its own place came", "Trains", { urlAfter: `${url}ferries`, after: '\n  heading "Sea"' }],
    [
      "its own place came, called otherwise by its address too",
      undefined,
      { before: links.replace("/ferries", "/sea"), urlAfter: `${url}sea`, after: '\n  heading "Sea"' },
    ],
    [
      "the title calls its place so",
      "Trains",
      {
        before: links.replace("/ferries", "/sea"),
        urlAfter: `${url}sea`,
        titleAfter: "Ferries",
        after: '\n  heading "Sea"',
      },
    ],
    [
      "a place came that it does not lead to",
      "Trains",
      { urlAfter: `${url}sea`, after: '\n  heading "Sea"' },
    ],
    ["the page stayed", "Trains", {}],
    [
      "the page stayed, and it leads to where it is",
      "Trains",
      { before: links.replace("/ferries", "/"), after: links.replace("/ferries", "/") },
    ],
    [
      "only the question changed, as it says",
      "Trains",
      { before: links.replace("/ferries", "/?by=sea"), urlAfter: `${url}?by=sea` },
    ],
    ["nothing is known of the page before", undefined, { unseen: true }],
  ])("%s: %s was meant", (_, meant, parts) => {
    expect(meantBy({ step: "Choose trains", before: links, on: "#own", url, ...parts })).toBe(meant);
  });
});

describe("in a table", () => {
  const heads =
    '\n  table\n    row\n      button "Harbour" #own\n      button "Departure" #named\n    row "Moss 9:00"';
  it.each<[string, string | undefined]>([
    ["Sort by departure", "Departure"],
    ["Choose the departure", undefined],
    ["Filter by departure", undefined],
  ])("%s: %s was meant", (step, meant) => {
    expect(meantBy({ step, before: heads, on: "#own" })).toBe(meant);
  });
});
