import { checkTable } from "@/tests/support/check-table";
import { oppositeState } from "./opposite-state";

const settings = (bell: string, count = "2") => `
  heading "Reminders"
  form "Reminders"
    checkbox "Ring the bell" [${bell}] #bell
    checkbox "Flash the lamp" [unchecked] #lamp
  status "${count} reminders on"
`;
const change = (step: string, from: string, to: string) => ({
  step,
  before: settings(from),
  after: settings(to),
  on: "#bell",
});
const lamp = (icon: string) => `
  list "Lamps"
    item "Porch"
      button "${icon}" #porch
`;

const crew = (aboard: string) => `
  list "Crew"
    item "Ida Falk"
      switch "Ida Falk aboard" [${aboard}] #ida
  status "${aboard}"
`;

const profile = (control: string) => `
  heading "Ada"
  button "${control}" #follow
  list "Posts"
    item "Harbour"
`;
const follow = { step: "Follow Ada", on: "#follow", requests: ["POST /follows/ada 200"] };

const drawn = (frost: string) => `
  heading "Alerts"
  item "Frost"
    checkbox "Frost alerts" ${frost} #frost
    clickable "Frost alerts" #drawn
  button "Help"
`;

checkTable(oppositeState, [
  {
    when: "it was on already, and the click turned it off",
    says: "refuted",
    ...change('Turn on "Ring the bell"', "checked", "unchecked"),
  },
  {
    when: "it was off already, and the click turned it on",
    says: "refuted",
    ...change('Turn off "Ring the bell"', "unchecked", "checked"),
  },
  ...(
    [
      ["Make sure the porch has a star", "star", "star_border", "refuted"],
      ["Make sure the porch has no heart", "favorite_border", "favorite", "refuted"],
      ["Make sure the porch has a star", "star_border", "star", "nothing"],
      ["Make sure the porch has a star", "star", "star_half", "nothing"],
    ] as const
  ).map(([step, was, is, says]) => ({
    when: `an icon went from ${was} to ${is}: ${step}`,
    says,
    others: "may" as const,
    step,
    before: lamp(was),
    on: "#porch",
    after: lamp(is),
  })),
  {
    when: "a button shows being on by its sign only",
    says: "refuted",
    step: "Star the porch",
    before: lamp("★"),
    after: lamp("☆"),
    on: "#porch",
  },
  {
    when: "the action's own name says what is wanted",
    says: "refuted",
    step: 'Use "Ring the bell"',
    does: "check",
    before: settings("checked"),
    after: settings("unchecked"),
    on: "#bell",
  },
  {
    when: "it was turned off on purpose, and its name is another state than the one to be marked",
    says: "nothing",
    step: "Mark Ida Falk as ashore",
    does: "uncheck",
    before: crew("checked"),
    after: crew("unchecked"),
    on: "#ida",
  },
  {
    when: "it was turned off, and being on is what stands for done",
    says: "refuted",
    step: "Mark Ida Falk as done",
    does: "uncheck",
    before: crew("checked"),
    after: crew("unchecked"),
    on: "#ida",
  },
  {
    when: "it was turned off, and it is called by the state to be marked",
    says: "refuted",
    step: "Mark Ida Falk as aboard",
    does: "uncheck",
    before: crew("checked"),
    after: crew("unchecked"),
    on: "#ida",
  },
  {
    when: "it went to the wanted side",
    says: "nothing",
    others: "verify",
    ...change('Turn on "Ring the bell"', "unchecked", "checked"),
  },
  {
    when: "another one was turned the other way round",
    says: "nothing",
    ...change('Turn on "Flash the lamp"', "checked", "unchecked"),
  },
  {
    when: "it did not move",
    says: "nothing",
    ...change('Turn on "Ring the bell"', "unchecked", "unchecked"),
  },
  {
    when: "the step only says to switch it",
    says: "nothing",
    others: "verify",
    ...change('Toggle "Ring the bell"', "checked", "unchecked"),
  },
  {
    when: "the target is no toggle",
    says: "nothing",
    step: "Turn on the bell",
    before: '\n  button "Turn on the bell"',
    on: "Turn on the bell",
  },
  {
    when: "it had been done, and the control offers it again",
    says: "refuted",
    ...follow,
    before: profile("Following"),
    after: profile("Follow"),
  },
  {
    when: "it had been done, and the control that names its thing offers it again",
    says: "refuted",
    ...follow,
    before: profile("Followed Ada"),
    after: profile("Follow Ada"),
  },
  {
    when: "it had been undone by its opposite, which was the step's own deed",
    says: "nothing",
    ...follow,
    step: "Unfollow Ada",
    before: profile("Following"),
    after: profile("Follow"),
    others: "may",
  },
  {
    when: "the control says that it was done",
    says: "nothing",
    others: "verify",
    ...follow,
    before: profile("Follow Ada"),
    after: profile("Following Ada"),
  },
  {
    when: "it offers the opposite now",
    says: "nothing",
    others: "verify",
    ...follow,
    before: profile("Follow Ada"),
    after: profile("Unfollow Ada"),
  },
  {
    when: "it said that it was done, and offers the opposite now",
    says: "nothing",
    ...follow,
    before: profile("Following"),
    after: profile("Unfollow"),
  },
  {
    when: "it offers another deed again",
    says: "nothing",
    ...follow,
    before: profile("Muted"),
    after: profile("Mute"),
  },
  {
    when: "a control of another deed offers the step's one now",
    says: "nothing",
    ...follow,
    before: profile("Blocked"),
    after: profile("Follow"),
  },
  {
    when: "the step names another control than the one that offers it again",
    says: "nothing",
    ...follow,
    step: 'Follow "Ben"',
    before: `${profile("Following Ada")}  button "Follow Ben" #ben`,
    after: `${profile("Follow Ada")}  button "Follow Ben" #ben`,
  },
  {
    when: "the label of a toggle turned it the other way round",
    says: "refuted",
    step: "Turn on frost alerts",
    before: drawn("[checked]"),
    after: drawn("[unchecked]"),
    on: "#drawn",
  },
  {
    when: "the label of a toggle turned it the wanted way",
    says: "nothing",
    others: "verify",
    step: "Turn on frost alerts",
    before: drawn("[unchecked]"),
    after: drawn("[checked]"),
    on: "#drawn",
    requests: ["PUT /alerts 200"],
  },
]);
