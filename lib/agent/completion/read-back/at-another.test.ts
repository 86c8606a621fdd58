import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { aPage } from "@/tests/support/a-page";
import { anAction } from "@/tests/support/a-task";
import { standsAtAnother, standsAtOthersOnly } from "./at-another";

const replied: Entered[] = [
  { kind: "element_value", element: { role: "textbox", name: "Reply" }, value: "Home on Friday" },
];
const toElif = "Send the reply 'Home on Friday' to Elif Kaya";
const cards = (elif: string, dana: string) =>
  aPage(
    `item "Elif Kaya How is he?"\n  list ""\n    item "${elif}"\nitem "Dana Petrov May I?"\n  list ""\n    item "${dana}"`,
  );
const under = (text: string) => aPage('heading "Inbox"', { text });

it.each<[string, ReturnType<typeof aPage>, boolean, string?]>([
  ["in the card of another one", cards("Hello", "You: Home on Friday"), true],
  ["in the card of the one that is meant", cards("You: Home on Friday", "Hello"), false],
  ["in both", cards("You: Home on Friday", "You: Home on Friday"), false],
  ["in another row", aPage('row "Elif Kaya"\nrow "Dana Petrov Home on Friday"'), true],
  ["in the row", aPage('row "Elif Kaya Home on Friday"\nrow "Dana Petrov"'), false],
  [
    "as a message beside one of theirs",
    aPage('item "Elif Kaya: How is he?"\nitem "You: Home on Friday"'),
    false,
  ],
  ["in a card, where no other is theirs", aPage('item "Dana Petrov"\n  item "Home on Friday"'), false],
  [
    "in a part of another kind than theirs",
    aPage('region "Patient Elif Kaya"\n  button "Call"\nregion "Notes"\n  item "Home on Friday"'),
    false,
  ],
  [
    "in an entry of theirs in another list",
    aPage('item "People"\n  item "Elif Kaya"\nitem "Sent"\n  item "Elif Kaya: Home on Friday"'),
    false,
  ],
  [
    "in a card of another kind than theirs",
    aPage(
      'item "Elif Kaya Born 4 March"\n  list:dl ""\nitem "Notes Add"\n  item "Home on Friday"\n  button "Add"',
    ),
    false,
  ],
  [
    "in a part with the same controls as theirs",
    aPage(
      'region "Elif Kaya"\n  button "Send"\nregion "Dana Petrov"\n  button "Send"\n  clickable "Home on Friday"',
    ),
    true,
  ],
  [
    "in a list of one column of two",
    aPage('region "To do"\n  item "Home on Friday"\nregion "Doing"\n  item "Wash"'),
    true,
    "Add the card 'Home on Friday' to 'Doing'",
  ],
  [
    "under another heading of such",
    under("# Inbox\n## Elif Kaya\nReply Send\n## Dana Petrov\nYou: Home on Friday\nReply Send"),
    true,
  ],
  [
    "under the heading of theirs",
    under("# Inbox\n## Elif Kaya\nYou: Home on Friday\nReply Send\n## Dana Petrov\nReply Send"),
    false,
  ],
  [
    "under a heading of another kind",
    under("# Inbox\n## Elif Kaya\nOnline\n## Messages\nYou: Home on Friday"),
    false,
  ],
  ["under theirs, over all", under("# Elif Kaya\n## Today\nHome on Friday\nSend\n## Before\nSend"), false],
  [
    "in another row, where that is changed",
    aPage('row "Elif Kaya"\nrow "Dana Petrov Home on Friday"'),
    false,
    "Change the note of Elif Kaya to 'Home on Friday'",
  ],
])("what was entered for one stands at another: %s", (_, page, expected, goal = toElif) => {
  expect(standsAtAnother(replied, page, goal)).toBe(expected);
});

const edit = (path: string) => anAction({ target: { id: "e", role: "button", name: "Edit", path } });
const priya = edit("table:Users/row:Priya Natarajan p.n@acme.example");
it.each<[string, string, boolean, ReturnType<typeof edit>?, string?]>([
  ["another entry only", 'row "Bea Lind priya@acme.example"\nrow "Dina dina@acme.example"', true],
  ["its own entry", 'row "Priya Natarajan priya@acme.example"', false],
  ["both", 'row "Priya Natarajan priya@acme.example"\nrow "Bea Lind priya@acme.example"', false],
  ["none", 'row "Bea Lind bea@acme.example"', false],
  ["a part of its own page", 'heading:1 "Priya Natarajan"\nrow "Login priya@acme.example"', false],
  ["another, below a heading that is of all", 'heading:1 "Staff"\nrow "Bea Lind priya@acme.example"', true],
  ["entries of another kind", 'item "Changed to priya@acme.example"', false],
  ["another, where its own was in no list", 'row "Bea Lind priya@acme.example"', false, edit("form")],
  [
    "another, with the value in quotes",
    'row "Bea Lind priya@acme.example"',
    true,
    priya,
    "'priya@acme.example'",
  ],
  [
    "an entry that is called so now",
    'row "priya@acme.example"',
    false,
    priya,
    "her login name priya@acme.example",
  ],
])("what was changed stands in %s", (_, outline, expected, done = priya, value = "priya@acme.example") => {
  const task = { goal: `Change the email of Priya Natarajan to ${value}`, history: [done] };
  expect(standsAtOthersOnly(["priya@acme.example"], task, aPage(outline))).toBe(expected);
});

it.each([
  ["the list that the thing stands in", "Project Atlas", true],
  ["the thing", "Priya Natarajan", false],
])("what was changed stands at others on a page that is headed by %s", (_, heading, expected) => {
  const task = {
    goal: "Change the email of Priya Natarajan in Project Atlas to priya@acme.example",
    history: [priya],
  };
  const page = aPage(`heading:1 "${heading}"\nrow "Bea Lind priya@acme.example"`);
  expect(standsAtOthersOnly(["priya@acme.example"], task, page)).toBe(expected);
});

it.each<[string, string, boolean]>([
  [
    "in the row of another one",
    "Donors (3) | june@tall.example\nrav@north.example\nVolunteers (1) | kim@tall.example",
    true,
  ],
  [
    "in the row that begins with it",
    "Donors (1) | june@tall.example\nVolunteers (2) | kim@tall.example\nrav@north.example",
    false,
  ],
  ["in both", "Donors (1) | rav@north.example\nVolunteers (1) | rav@north.example", false],
  [
    "in the row of one that only begins alike",
    "Volunteers of 2019 | kim@tall.example\nDonors | rav@north.example",
    false,
  ],
  ["in a list that has no such row", "june@tall.example | Donors\nrav@north.example | Donors", false],
  ["in a row that says it as well", "Volunteers | 3\nrav@north.example | Volunteers", false],
])("a value that was entered with a choice stands %s", (_, text, expected) => {
  const entered: Entered[] = [
    { kind: "element_value", element: { role: "textbox", name: "Email" }, value: "rav@north.example" },
    { kind: "element_value", element: { role: "combobox", name: "List" }, value: "Volunteers" },
  ];
  const goal = "Add rav@north.example to the Volunteers mailing list";
  expect(standsAtAnother(entered, under(text), goal)).toBe(expected);
});

it("two values that have a row each stand in no row of another", () => {
  const field = (name: string, value: string): Entered => ({
    kind: "element_value",
    element: { role: "combobox", name },
    value,
  });
  const page = under("Savings | 450\nChecking | 150");
  const goal = "Transfer from Savings to Checking";
  expect(standsAtAnother([field("From", "Savings"), field("To", "Checking")], page, goal)).toBe(false);
});

it("what the field is called, and the column, is no other thing", () => {
  const rows = 'table ""\n  row "Aufgabe Wer"\n  row "Bad putzen Jan"\n  row "Altglas wegbringen Mia"';
  const entered = (name: string): Entered[] => [
    { kind: "element_value", element: { role: "textbox", name }, value: "Altglas wegbringen" },
    { kind: "element_value", element: { role: "combobox", name: "Wer" }, value: "Mia" },
  ];
  const goal = "Füge die Aufgabe 'Altglas wegbringen' hinzu und weise sie Mia zu";
  expect(standsAtAnother(entered("Aufgabe"), aPage(rows), goal)).toBe(false);
  expect(standsAtAnother(entered("Titel"), aPage(rows), goal)).toBe(true);
});
