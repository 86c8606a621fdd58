import { checkTable } from "@/tests/support/check-table";
import { questionAsked } from "./question-asked";

const beds = (...names: string[]) =>
  `\n  list "Beds"${names.map((name) => `\n    item "${name} bed"\n      button "Delete" #${name.split(" ")[0]}`).join("")}`;
const question = (asks: string, ...answers: string[]) =>
  `\n  dialog "${asks}"${(answers.length > 0 ? answers : ["Cancel", "Delete"]).map((name) => `\n    button "${name}"`).join("")}`;
const all = beds("North Side", "South Side");
const ask = {
  step: "Click the bin icon in the row of North Side",
  nextStep: 'Confirm with "Delete"',
  before: all,
  on: "#North",
  after: `${all}${question("Do you wish to delete North Side?")}`,
};

/** Signs without a name in the first entry, and what is asked of. */
const signs = (drawn: string, of = "North Side") => {
  const before = beds("North Side", "South Side").replace('button "Delete" #North', drawn);
  return { before, after: `${before}${question(`Delete ${of}?`)}` };
};

checkTable(questionAsked, [
  { when: "the next step says yes to what is asked of the thing", says: "verified", ...ask },
  {
    when: "it is asked of this one",
    says: "verified",
    ...ask,
    step: 'Remove "North Side": press its bin',
    nextStep: "Press OK",
    after: `${all}${question("Delete this bed?", "Cancel", "OK")}`,
  },
  {
    when: "signs without a name stand in the entry, and it is asked of the thing",
    says: "verified",
    ...ask,
    ...signs('button "" #North\n      button "" #Print'),
    step: "Delete North Side",
  },
  {
    when: "signs without a name stand in the entry, and it is asked of another thing",
    says: "nothing",
    ...ask,
    ...signs('button "" #North\n      button "" #Print', "South Side"),
    step: "Delete North Side",
  },
  {
    when: "a sign that is called otherwise was pressed in the entry",
    says: "nothing",
    others: "may",
    ...ask,
    ...signs('button "More" #North\n      button "Print" #Print'),
    step: "Delete North Side",
  },
  { when: "the next step is another one", says: "nothing", ...ask, nextStep: "Open South Side" },
  { when: "the next step says no", says: "nothing", ...ask, nextStep: "Press Cancel" },
  { when: "the task ends with it", says: "nothing", ...ask, last: true },
  { when: "it was pressed at another one", says: "nothing", ...ask, on: "#South" },
  {
    when: "it is asked of another one",
    says: "nothing",
    ...ask,
    after: `${all}${question("Delete South Side? This cannot be undone.")}`,
  },
  {
    when: "what is asked is told on one line, and of what on another",
    says: "verified",
    ...ask,
    after: `${all}${question("Sure to delete?")}\n    heading "North Side"`,
  },
  {
    when: "what is asked is told on one line, and on another that it is of another one",
    says: "nothing",
    ...ask,
    after: `${all}${question("Sure to delete?")}\n    heading "South Side"`,
  },
  { when: "nothing is asked", says: "nothing", ...ask, after: `${all}${question("North Side")}` },
  {
    when: "there is no way to say no",
    says: "nothing",
    ...ask,
    after: `${all}${question("Delete North Side?", "Delete")}`,
  },
  {
    when: "something is to be filled in",
    says: "nothing",
    ...ask,
    after: `${all}${question("Delete North Side?")}\n    textbox "Why"`,
  },
  {
    when: "the site took something already",
    says: "nothing",
    ...ask,
    requests: ["DELETE /beds/1 200"],
  },
  {
    when: "the thing went already",
    says: "nothing",
    others: "may",
    ...ask,
    after: `${beds("South Side")}${question("Delete this bed?")}`,
  },
  {
    when: "the step only opens it",
    says: "nothing",
    ...ask,
    step: "Open North Side",
  },
]);

const nothing = { says: "nothing", others: "may" } as const;
const asked = (text: string) => ({ ...ask, after: `${all}${question(text)}` });

checkTable(questionAsked, [
  ...["Are you sure?", "Are you really sure?", "Are you quite sure ?", "Really?", "Sure? Are you sure?"].map(
    (text) => ({
      when: `it only asks "${text}"`,
      says: "verified" as const,
      ...asked(text),
    }),
  ),
  { when: "it asks whether one is sure of another one", ...nothing, ...asked("Are you sure of South Side?") },
  {
    when: "it asks whether one is sure, and something else on another line",
    ...nothing,
    ...ask,
    after: `${all}${question("Are you sure?")}\n    heading "All beds?"`,
  },
  {
    when: "it asks something else first",
    ...nothing,
    ...ask,
    after: `${all}${question("All beds?")}\n    heading "Are you sure?"`,
  },
  {
    when: "it only asks, below what another one is called",
    ...nothing,
    ...ask,
    after: `${all}${question("Are you sure?")}\n    heading "South Side will be deleted."`,
  },
  {
    when: "it only asks, and was pressed at another one",
    ...nothing,
    ...asked("Are you sure?"),
    on: "#South",
  },
  {
    when: "it only asks, and something was stored",
    ...nothing,
    ...asked("Are you sure?"),
    requests: ["DELETE /beds/1 204"],
  },
]);

const permits = `
  list "Permits"
    item "B-KL 204, zone C (cancel)"
      link "cancel" #kl
    item "B-LK 204, zone C (cancel)"
      link "cancel" #lk`;
const page = (line: string, answer = "Cancel this permit", back = "Keep it") => `
  heading "Cancel a permit"
  form ""
    text "${line}"
    button "${answer}"
    link "${back}"`;
const leaves = {
  step: "Cancel the parking permit for the car B-LK 204",
  nextStep: "Confirm the cancellation",
  before: permits,
  on: "#lk",
  url: "https://town.test/permits",
  urlAfter: "https://town.test/permits/cancel?plate=B-LK%20204",
  after: page("You are about to cancel the permit for B-LK 204."),
  requests: ["GET town.test/permits/cancel 200 document"],
};

checkTable(questionAsked, [
  { when: "a page of its own asks", says: "verified", ...leaves },
  { when: "it asks with a question", says: "verified", ...leaves, after: page("Cancel B-LK 204?", "Remove") },
  { when: "it asks of another number", ...nothing, ...leaves, after: page("Cancel the permit of B-LK 240?") },
  { when: "it only tells of the thing", ...nothing, ...leaves, after: page("B-LK 204 belongs to you.") },
  {
    when: "there is no way back",
    ...nothing,
    ...leaves,
    after: page("You are about to cancel the permit for B-LK 204.", "Cancel this permit", "Help"),
  },
  {
    when: "nothing there does it",
    ...nothing,
    ...leaves,
    after: page("You are about to cancel the permit for B-LK 204.", "Print"),
  },
  {
    when: "something is to be filled in there",
    ...nothing,
    ...leaves,
    after: `${page("You are about to cancel the permit for B-LK 204.")}\n  textbox "Why"`,
  },
  { when: "the page is the same one", ...nothing, ...leaves, urlAfter: leaves.url },
  {
    when: "the site took something already",
    ...nothing,
    ...leaves,
    requests: ["POST town.test/permits/cancel 200"],
  },
  { when: "it was pressed at another one", ...nothing, ...leaves, on: "#kl" },
  { when: "the task ends with it", ...nothing, ...leaves, last: true },
]);

const clearing = {
  step: 'Click "Clear list"',
  nextStep: "Confirm with Yes",
  before: '\n  heading "Seeds"\n  link "Clear list" #clear\n  item "Basil"',
  on: "#clear",
  says: "nothing" as const,
};
const askedOf = (part: string, ...answers: string[]): string =>
  `${clearing.before}\n  ${part}${answers.map((name) => `\n    button "${name}"`).join("")}`;

checkTable(questionAsked, [
  ...(
    [
      [
        "a part without a role of its own asks of it",
        'region "Empty the list of seeds?"',
        ["No", "Yes"],
        "verified",
      ],
      ["a dialog asks of it", 'dialog "Empty the list of seeds?"', ["No", "Yes"], "verified"],
      ["it is asked of something else", 'dialog "Empty the drawer?"', ["No", "Yes"], "nothing"],
      ["the part has more than the answers", 'region "Empty the list?"', ["No", "Yes", "Sow"], "nothing"],
      ["the part has no way back", 'region "Empty the list?"', ["Sow", "Yes"], "nothing"],
    ] as const
  ).map(([when, part, answers, says]) => ({
    ...clearing,
    when,
    says,
    others: "may" as const,
    after: askedOf(part, ...answers),
  })),
  {
    ...clearing,
    when: "the control is called otherwise",
    others: "may",
    step: 'Click "Clear list now"',
    after: askedOf('dialog "Empty the list of seeds?"', "No", "Yes"),
  },
  {
    ...clearing,
    when: "the control is called by one word",
    others: "may",
    step: 'Click "Clear"',
    before: clearing.before.replace("Clear list", "Clear"),
    after: askedOf('dialog "Empty the list of seeds?"', "No", "Yes").replace("Clear list", "Clear"),
  },
]);
