import { checkTable } from "@/tests/support/check-table";
import { formSubmitted } from "./form-submitted";

const dialog = (name: string): string =>
  `  dialog "Settings"\n    textbox "Name" ="${name}"\n    button "Save" #save`;
const deck = (title: string, more = ""): string =>
  `\n  heading "Deck"\n  textbox "Title" ="${title}" #title\n${more}`;
const rename = {
  step: "Save the new deck name",
  before: deck("Draft", dialog("Autumn plan")),
  on: "#save",
};

const mail = (to: string): string =>
  `  dialog "New message"\n    textbox "To" ="${to}"\n    textbox "Text" ="The beds are dug"\n    button "Send" #send`;
const box = (sent: string, drafts: string, more = ""): string =>
  `\n  link "Sent ${sent}" #sent\n  link "Drafts ${drafts}" #drafts\n  heading "Inbox"\n${more}`;
const send = {
  step: "Send the mail to nora@example.com",
  goal: "Tell nora@example.com that the beds are dug",
  before: box("3", "2", mail("nora@example.com")),
  on: "#send",
};

checkTable(formSubmitted, [
  {
    when: "a field of the page holds what the form held",
    says: "verified",
    ...rename,
    after: deck("Autumn plan"),
  },
  {
    when: "the field of the page holds something else",
    says: "nothing",
    ...rename,
    after: deck("Draft 2"),
  },
  {
    when: "the field of the page was empty",
    says: "nothing",
    ...rename,
    before: deck("", dialog("Autumn plan")),
    after: deck("Autumn plan"),
  },
  {
    when: "the field of the page held it before",
    says: "nothing",
    ...rename,
    before: deck("Autumn plan", dialog("Autumn plan")),
    after: deck("Autumn plan"),
  },
  { when: "what was sent counts one more", says: "verified", ...send, after: box("4", "2") },
  { when: "something else counts one more", says: "nothing", ...send, after: box("3", "3") },
  { when: "it counts one less", says: "nothing", ...send, after: box("2", "2") },
  { when: "it counts many more", says: "nothing", ...send, after: box("9", "2") },
  {
    when: "it was addressed to somebody else",
    says: "nothing",
    ...send,
    before: box("3", "2", mail("noah@example.com")),
    after: box("4", "2"),
  },
  {
    when: "nothing that was entered is wanted",
    says: "nothing",
    ...send,
    step: "Send the mail",
    goal: "Answer the gardener",
    after: box("4", "2"),
  },
  {
    when: "the page objects",
    says: "nothing",
    ...send,
    after: box("4", "2", '  alert "Could not be sent, an error occurred"'),
  },
]);
