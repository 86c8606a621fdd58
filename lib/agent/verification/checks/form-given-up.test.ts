import { checkTable } from "@/tests/support/check-table";
import { partClosed } from "./part-closed";

const rules = (...more: string[]) => `
  heading "Mail rules"
  list "Rules"
    item "Bills"
    item "Club"
    item "Post"
  link "Help" >/help
  button "New rule" #new
${more.map((row) => `  ${row}`).join("\n")}
`;
const asked = (holder: string, name = "New rule") => [
  `${holder} "${name}"`,
  '  textbox "Sender" ="bank"',
  '  button "Cancel" #leave',
  '  button "Save" #save',
];
const left = {
  step: "Cancel the new rule dialog",
  before: rules(...asked("dialog")),
  on: "#leave",
  after: rules(),
};
const nothing = { says: "nothing", others: "may" } as const;
const givenUp = [
  "Cancel the editing",
  "Leave the editor",
  "Abort the edit",
  "Dismiss this window.",
  "Cancel the modal",
  "Cancel the prompt",
];

checkTable(partClosed, [
  { when: "the dialog is given up", says: "verified", ...left },
  ...givenUp.map((step) => ({ when: `the step is "${step}"`, says: "verified" as const, ...left, step })),
  {
    when: "the step calls the dialog as it is headed",
    says: "verified",
    ...left,
    step: "Cancel the new rule",
  },
  {
    when: "stops before and behind it keep the focus in it",
    says: "verified",
    ...left,
    before: rules('clickable "" #stop', ...asked("dialog"), 'clickable "" #end'),
  },
  {
    when: "something else that can be pressed went as well",
    ...nothing,
    ...left,
    before: rules('clickable "Undo" #stop', ...asked("dialog")),
  },
  { when: "the step calls another one", ...nothing, ...left, step: "Cancel the old rule" },
  {
    when: "the dialog stands in a part of the page",
    says: "verified",
    ...left,
    step: "Cancel the new rule",
    before: rules('region ""', ...asked("dialog").map((row) => `  ${row}`)),
  },
  {
    when: "the dialog is called by nothing",
    ...nothing,
    ...left,
    step: 'Cancel "Bills"',
    before: rules(...asked("dialog", "")),
  },
  {
    when: "the step is not to give it up",
    ...nothing,
    ...left,
    step: "Go on, and do not cancel the editing",
  },
  {
    when: "the step is about something that is called a form",
    ...nothing,
    ...left,
    step: "Cancel the form letter",
  },
  { when: "a message came with it", says: "verified", ...left, after: rules('status "Nothing was kept"') },
  { when: "the step is about the list", ...nothing, ...left, step: "Cancel the mail rules" },
  { when: "the step wants it kept", ...nothing, ...left, step: "Keep the changes", on: "#save" },
  { when: "it was saved", ...nothing, ...left, on: "#save" },
  { when: "something was stored", ...nothing, ...left, requests: ["POST /rules 201"] },
  { when: "the dialog is there still", ...nothing, ...left, after: left.before },
  { when: "an entry went with it", ...nothing, ...left, after: rules().replace('    item "Post"\n', "") },
  { when: "an entry came with it", ...nothing, ...left, after: rules('item "Bank"') },
  { when: "another place came with it", ...nothing, ...left, urlAfter: "https://garden.test/mail" },
  { when: "it stood in a part of the page", ...nothing, ...left, before: rules(...asked("region")) },
]);

const form = { ...left, step: "Cancel the editing", before: rules(...asked("form")) };

checkTable(partClosed, [
  { when: "the form is given up", says: "verified", ...form },
  {
    when: "a page of another place came for it",
    says: "nothing",
    ...form,
    after: '\n  heading "Bills"\n  link "All rules"\n  button "Edit"',
    urlAfter: "https://garden.test/rules/1",
  },
  {
    when: "it stands in a part of the page",
    says: "verified",
    ...form,
    before: rules('region "Edit"', ...asked("form").map((row) => `  ${row}`)),
    after: rules('region "Edit"'),
  },
  { when: "an entry came for it", says: "verified", ...form, after: rules('item "Bank"') },
  { when: "the page that came searches", says: "verified", ...form, after: rules('textbox:search "Find"') },
  {
    when: "something else came to be filled in",
    ...nothing,
    ...form,
    after: rules('textbox "Name of the list"'),
  },
  { when: "the form is there still", ...nothing, ...form, after: form.before },
  {
    when: "the form is there still, and a dialog beside it went",
    ...nothing,
    ...form,
    before: rules(...asked("form"), 'dialog "Hint"', '  button "Got it"'),
    after: form.before,
  },
  { when: "the form is emptied", ...nothing, ...form, after: form.before.replace(' ="bank"', "") },
  { when: "something was stored", ...nothing, ...form, requests: ["PUT /rules/1 200"] },
  { when: "it was saved", ...nothing, ...form, on: "#save" },
  { when: "the step says no more than how it is headed", ...nothing, ...form, step: "Cancel the new rule" },
  {
    when: "the form in the dialog went, and the dialog did not",
    says: "verified",
    ...form,
    before: rules('dialog "Rules"', '  heading "Rules"', ...asked("form").map((row) => `  ${row}`)),
    after: rules('dialog "Rules"', '  heading "Rules"'),
  },
]);
