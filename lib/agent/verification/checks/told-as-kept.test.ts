import { checkTable } from "@/tests/support/check-table";
import { formSubmitted } from "./form-submitted";

const form = (title: string): string =>
  `\n  form "Edit book"\n    textbox "Title" ="${title}"\n    textbox "Copies" ="4"\n    button "Save" #save`;
const start = (message = ""): string => `\n  heading "Welcome"\n${message}`;
const save = {
  step: "Save the book with its 4 copies",
  goal: "Middlemarch has 4 copies now, correct this",
  before: form("Middlemarch"),
  on: "#save",
  urlAfter: "https://garden.test/",
  after: start('  alert "Updated Row"'),
  requests: ["POST /books/10 302 document"],
};
const toast = (text: string) => ({
  urlAfter: "https://garden.test/beds",
  after: start(),
  report: {
    witness: {
      didDomMutate: true,
      didNetworkOccur: true,
      didUrlChange: true,
      recentEvents: [`Added: '${text}'`],
    },
  },
});

checkTable(formSubmitted, [
  { when: "the page that came says that it was changed", says: "verified", ...save },
  { when: "a message that is gone again said so", says: "verified", ...save, ...toast("Book saved") },
  {
    when: "what came up for a moment says no such thing",
    says: "nothing",
    ...save,
    ...toast("Saved books earn points"),
  },
  {
    when: "a message that is gone again said so, and so is its page",
    says: "nothing",
    ...save,
    ...toast("Book saved"),
    urlAfter: "https://garden.test/",
  },
  { when: "it is the last step of its goal", says: "nothing", ...save, last: true },
  { when: "nobody says anything", says: "nothing", ...save, after: start() },
  {
    when: "the page says something else beside",
    says: "nothing",
    ...save,
    after: start('  alert "Updated Row"\n  alert "Books are read-only at night"'),
  },
  { when: "the site was told nothing", says: "nothing", ...save, requests: [] },
  {
    when: "the site was told twice, as by one that takes it back",
    says: "nothing",
    ...save,
    requests: ["PUT /books/10 200", "PUT /books/10 200"],
  },
  {
    when: "something that was asked for beside broke off",
    says: "nothing",
    ...save,
    requests: [...save.requests, "PUT /copies failed"],
  },
  { when: "it was only asked for", says: "nothing", ...save, requests: ["DELETE /books/10 302 document"] },
  {
    when: "nothing that was entered is in the goal",
    says: "nothing",
    ...save,
    goal: "Correct the number of copies",
  },
  {
    when: "the step says what it is for",
    says: "nothing",
    ...save,
    step: "Save the book so that Ida can borrow it",
  },
  {
    when: "the step says a second deed",
    says: "nothing",
    ...save,
    step: "Save the book and lend it to Ida",
  },
  { when: "the step is to take something away", says: "nothing", ...save, step: "Remove the book by Save" },
  {
    when: "the message names another one",
    says: "nothing",
    ...save,
    before: form("Eva Holm"),
    goal: "Eva Holm has 4 copies now",
    after: start('  alert "Updated Eva Holt"'),
  },
  { when: "the button may be another one", says: "nothing", ...save, step: "Keep it" },
]);
