import { checkTable } from "@/tests/support/check-table";
import { formNotTaken } from "./form-not-taken";

const editor = (...more: string[]): string => `
  heading "Editing Weeds"
  form
    textbox "Text" ="Pull the bindweed out in March" #text
    textbox "Title" #title ${more.join("")}
    button "Save changes" #save
    button "Show preview" #look
`;
const save = { step: "Save the page", mutating: true, on: "#save", before: editor() };
const posted = {
  ...save,
  requests: ["POST /weeds 200 document"],
  after: editor(),
  text: "Weeds of the garden",
};
const says = (line: string) => ({ ...posted, textAfter: `Weeds of the garden\n${line}` });
const looked = { ...posted, on: "#look", textAfter: "Weeds of the garden\nPull the bindweed out in March" };

checkTable(formNotTaken, [
  {
    when: "a field is marked as wrong, and nothing was sent",
    says: "refuted",
    ...save,
    after: editor("[invalid]"),
  },
  {
    when: "a class of the field says that it is wrong",
    says: "refuted",
    ...save,
    after: editor("[.is-field-invalid]"),
  },
  {
    when: "a class of the field says something else",
    says: "nothing",
    ...save,
    after: editor("[.is-touched]"),
  },
  {
    when: "the form was sent, and a field is marked",
    says: "nothing",
    ...save,
    requests: ["POST /weeds 200"],
    after: editor("[invalid]"),
  },
  {
    when: "the field that is marked stands in another form",
    says: "nothing",
    ...save,
    before: `${editor()}\n  form\n    textbox "E-mail" #mail`,
    after: `${editor()}\n  form\n    textbox "E-mail" #mail [invalid]`,
  },
  {
    when: "the page that came says that it could not be done",
    says: "refuted",
    ...says("The page could not be saved, for the following reason:"),
  },
  {
    when: "the page that came is sorry",
    says: "refuted",
    ...says("Sorry! We could not process this, for your session was lost."),
  },
  {
    when: "the page that came forbids it",
    says: "refuted",
    ...says("You do not have permission to edit this page, for the following reason:"),
  },
  {
    when: "the button is to be pressed once more",
    says: "refuted",
    ...says('You gave no summary. If you click "Save changes" again, it is saved without one.'),
  },
  {
    when: "the text that was sent is there, in a field that takes no more",
    says: "refuted",
    ...says("You do not have the right to edit this page."),
    after: '\n  heading "Source of Weeds"\n  textbox "" ="Pull the bindweed out in March" [readonly]',
  },
  {
    when: "the form went, and the page tells of something else that is forbidden",
    says: "nothing",
    others: "may",
    ...says("You do not have permission to delete this page."),
    after: '\n  heading "Weeds"',
  },
  {
    when: "the page that came says that it is kept",
    says: "nothing",
    others: "may",
    ...says("The page was saved."),
  },
  {
    when: "the line stood there before",
    says: "nothing",
    ...says("Sorry! We could not process this."),
    text: "Weeds of the garden\nSorry! We could not process this.",
  },
  {
    when: "the line is of the text that was sent",
    says: "nothing",
    others: "may",
    ...says("Sorry! We could not pull it out."),
    before: editor().replace("Pull the bindweed out in March", "Sorry! We could not pull it out."),
    after: editor().replace("Pull the bindweed out in March", "Sorry! We could not pull it out."),
  },
  {
    when: "nothing was posted as a page",
    says: "nothing",
    others: "may",
    ...says("You do not have permission to edit this page."),
    requests: ["POST /weeds 200 xhr"],
  },
  {
    when: "the step wants to see the error",
    says: "nothing",
    ...says("Sorry! We could not process this."),
    step: "Save the page to see the error message",
  },
  { when: "what was pressed only shows what would be kept", says: "refuted", ...looked },
  {
    when: "the step wants the preview",
    says: "nothing",
    others: "may",
    ...looked,
    step: "Save a preview of the page",
  },
  { when: "the form went", says: "nothing", others: "may", ...looked, after: '\n  heading "Weeds"' },
  {
    when: "nothing beside it keeps the form",
    says: "nothing",
    ...looked,
    before: editor().replace("Save changes", "Go on"),
    after: editor().replace("Save changes", "Go on"),
  },
]);
