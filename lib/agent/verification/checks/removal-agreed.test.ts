import { checkTable } from "@/tests/support/check-table";
import { removalAgreed } from "./removal-agreed";

const harbour = (boats: readonly string[], more = "", role = "item"): string => `
  heading "Boats"
  link "Home" >/
  link "Berths" >/berths
  button "New boat"
  list "Boats"
${boats.map((boat) => `    ${role} "${boat}"`).join("\n")}${more}`;
const question = (asks = "Delete Tern?", yes = "Yes"): string => `
  dialog "${asks}"
    button "${yes}" #yes
    button "No" #no`;
const boats = ["Tern 4 m", "Skua 6 m", "Knot 3 m"];
const left = boats.slice(1);
const drop = {
  step: "Confirm with Yes",
  goal: "Delete the boat Tern",
  before: harbour(boats, question()),
  on: "#yes",
  after: harbour(left),
  last: true,
};
const agreed = { ...drop, again: true };
const silent = { ...agreed, says: "nothing" } as const;

const signed = { before: harbour(["T4", "Skua"], question("Really?")), after: harbour(["Skua"]) };

const drawer = (files: readonly string[], more = ""): string => `
  heading "Letters"
  link "Home" >/
  link "Drafts" >/drafts
  button "New letter"
  item "${files.join(" 2 kB ")} 2 kB"
${files.map((file) => `    button "${file}"`).join("\n")}${more}`;
const plainly = '\n  button "Cancel"\n  button "Delete" #yes';
const letters = ["ana.txt", "ben.txt", "eva.txt"];
const kept = letters.slice(1);
const torn = {
  step: "Yes, delete ana.txt",
  goal: "Throw ana.txt out",
  before: drawer(letters, plainly),
  on: "#yes",
  after: drawer(kept),
  requests: ["DELETE /letters/ana.txt 204"],
  again: true,
};
const kite = {
  step: "Answer Yes to remove Tern",
  goal: "Tern should no longer be kept here",
  again: true,
};

checkTable(removalAgreed, [
  { when: "a file went with a question that is not marked as one", says: "verified", ...torn },
  {
    when: "both files that the goal names went with it",
    says: "verified",
    ...torn,
    step: "Delete both letters now",
    goal: "Delete ana.txt and ben.txt",
    after: drawer(["eva.txt"]),
    last: true,
  },
  { when: "another file went as well", says: "nothing", ...torn, after: drawer(["eva.txt"]) },
  { when: "the other file went instead", says: "refuted", ...torn, after: drawer(["ana.txt", "ben.txt"]) },
  { when: "two other files went instead", says: "nothing", ...torn, after: drawer(["ana.txt"]) },
  { when: "nothing is left of the list", says: "nothing", ...torn, after: drawer(["dan.txt"]) },
  { when: "no request was taken for it", says: "nothing", ...torn, requests: [] },
  { when: "the request is on its way", says: "nothing", ...torn, requests: ["DELETE /letters/ana.txt open"] },
  { when: "the answers are there still", says: "nothing", ...torn, after: drawer(kept, plainly) },
  {
    when: "no answer beside it declines",
    says: "nothing",
    ...torn,
    before: drawer(letters, '\n  button "Help"\n  button "Delete" #yes'),
  },
  {
    when: "another name holds the file's",
    says: "nothing",
    ...torn,
    step: "Yes, delete ana.tx",
    goal: "Throw ana.tx out",
  },
  {
    when: "the step names what went, and is not the last",
    says: "verified",
    ...kite,
    before: drop.before,
    on: "#yes",
    after: drop.after,
  },
  {
    when: "the step names what stays",
    says: "nothing",
    ...kite,
    step: "Answer Yes to remove Skua",
    before: drop.before,
    on: "#yes",
    after: drop.after,
  },
  { when: "the entry went with the question", says: "verified", ...agreed },
  { when: "the step gives it up", ...silent, step: "Cancel the deletion of the boat" },
  {
    when: "the step cancels by it",
    says: "verified",
    ...agreed,
    step: "Confirm the cancellation of the boat",
  },
  { when: "the entry has gone only now", says: "looks again", ...drop },
  {
    when: "the answer says what it does",
    says: "verified",
    ...agreed,
    step: "Confirm it",
    before: harbour(boats, question("Really?", "Discard it")),
  },
  {
    when: "a card with a heading went, by a button in a group of the question",
    says: "verified",
    ...agreed,
    step: "Click OK",
    before: harbour(
      boats,
      '\n  dialog "Sure?"\n    list "Answers"\n      button "OK" #yes\n      button "Cancel"',
      "heading",
    ),
    after: harbour(left, "", "heading"),
  },
  {
    when: "both of the things that are to go went",
    says: "verified",
    ...agreed,
    goal: 'Remove "Tern" and "Skua"',
    after: harbour(["Knot 3 m"]),
  },
  {
    when: "a message still says what it was",
    says: "verified",
    ...agreed,
    after: harbour(left, '\n  status "Tern is deleted."'),
    text: "Boats\nTern 4 m",
    textAfter: "Boats\nTern is deleted.",
  },
  {
    when: "a message that is called out still says what it was",
    says: "verified",
    ...agreed,
    after: harbour(left, '\n  alert "Tern was deleted."'),
    text: "Boats\nTern 4 m",
    textAfter: "Boats\nTern was deleted.",
  },
  ...["row", "treeitem", "link"].map((role) => ({
    when: `a ${role} went with the question`,
    says: "verified" as const,
    ...agreed,
    before: harbour(boats, question(), role),
    after: harbour(left, "", role),
  })),
  {
    when: "the step says the deed, and the answer too",
    says: "verified",
    ...agreed,
    step: "Delete it with Yes",
  },
  {
    when: "the goal ends with a number of how many are kept",
    says: "verified",
    ...agreed,
    goal: "Delete the boat Tern and keep 2",
  },
  { when: "one of the things that are to go stays", ...silent, goal: 'Remove "Tern" and "Skua"' },
  { when: "another one went", ...silent, after: harbour(["Tern 4 m", "Knot 3 m"]) },
  { when: "a heading still bears its name", ...silent, after: harbour(left, '\n  heading "Tern"') },
  {
    when: "a line still bears its name",
    ...silent,
    text: "Boats\nTern 4 m",
    textAfter: "Boats\nTern 4 m",
  },
  {
    when: "a message says something else than a line with its name",
    ...silent,
    after: harbour(left, '\n  status "It is deleted."'),
    text: "Boats\nTern 4 m",
    textAfter: "Boats\nTern 4 m",
  },
  {
    when: "it stood nowhere on the page behind the question",
    ...silent,
    before: harbour(left, question()),
  },
  {
    when: "its name stood in an entry of the question alone",
    ...silent,
    before: harbour(left, '\n  dialog "Delete?"\n    item "Tern"\n    button "Yes" #yes'),
  },
  {
    when: "its name stood in a field alone",
    ...silent,
    before: harbour(left, `\n  textbox "Boat" ="" ~"Tern"\n  button "Tern"${question()}`),
  },
  {
    when: "the question is there still",
    ...silent,
    before: harbour(boats, question("Really?")),
    after: harbour(left, question("Really?")),
  },
  {
    when: "the answer stood in no question, but in a list of buttons",
    ...silent,
    before: harbour(boats, '\n  region "Delete Tern?"\n    button "Yes" #yes'),
    others: "may",
  },
  {
    when: "the answer stood by itself",
    ...silent,
    before: harbour(boats, '\n  button "Yes" #yes'),
    others: "may",
  },
  {
    when: "another place came",
    ...silent,
    urlAfter: "https://garden.test/berths",
    others: "may",
  },
  {
    when: "most of the page went with it",
    ...silent,
    after: '\n  heading "Boats"',
    others: "may",
  },
  { when: "an error is told", ...silent, after: harbour(left, '\n  alert "Error: it could not be deleted"') },
  { when: "the server refused it", ...silent, requests: ["DELETE /boats/1 500"] },
  { when: "the request broke off", ...silent, requests: ["DELETE /boats/1 failed"] },
  { when: "the step is not the last", ...silent, last: false, others: "may" },
  { when: "the goal adds something", ...silent, goal: "Create the boat Tern" },
  { when: "the goal names nothing", ...silent, goal: "Delete the boat", others: "may" },
  { when: "the goal tells it by a number alone", ...silent, goal: "Delete boat 4", others: "may" },
  {
    when: "the goal tells it by a sign with one letter",
    ...silent,
    goal: "Delete boat T4",
    ...signed,
    others: "may",
  },
  { when: "the answer declines", ...silent, step: "Click No", on: "#no" },
  {
    when: "the button is called by something else",
    ...silent,
    step: "Confirm it",
    before: harbour(boats, question("Really?", "Removals")),
    others: "may",
  },
  { when: "the step opens something", ...silent, step: "Open the boat", others: "may" },
  { when: "the answer is only pointed at", ...silent, does: "hover", others: "may" },
]);
