import { checkTable } from "@/tests/support/check-table";
import { onlyEntered } from "./only-entered";

const list = (value: string, names: readonly string[] = ["Oak", "Elm"], button = "Search"): string => `
  textbox "Filter" ="${value}" #field
  button "${button}"
  table "Trees"
${names.map((name) => `    row "${name}"`).join("\n")}`;
const filtered = {
  step: 'Filter the trees by "Oak"',
  before: list(""),
  on: "#field",
  does: "setValue" as const,
  value: "Oak",
  after: list("Oak"),
  requests: [],
  again: true,
};
const form = (value: string, button = "Save", beside = ""): string => `
  heading "Tree"
  form
    textbox "Name" ="${value}" #field
    button "${button}"${beside}`;
const renamed = {
  ...filtered,
  step: 'Rename the tree to "Oak"',
  before: form("Elm"),
  after: form("Oak"),
  last: true,
};
const invited = { ...renamed, step: "Invite Oak", last: false };

checkTable(onlyEntered, [
  { when: "a list is to be narrowed, and is as it was", says: "refuted", ...filtered },
  { when: "it was looked at once", says: "nothing", ...filtered, again: false },
  { when: "it was asked for", says: "nothing", ...filtered, requests: ["GET /trees 200"] },
  {
    when: "the list is another one",
    says: "nothing",
    others: "may",
    ...filtered,
    after: list("Oak", ["Oak"]),
  },
  {
    when: "all entries bear it already",
    says: "nothing",
    ...filtered,
    before: list("", ["Oak 1", "Oak 2"]),
    after: list("Oak", ["Oak 1", "Oak 2"]),
  },
  {
    when: "nothing sends the field",
    says: "nothing",
    ...filtered,
    before: list("", undefined, "Columns"),
    after: list("Oak", undefined, "Columns"),
  },
  { when: "the next step sends it", says: "nothing", ...filtered, nextStep: "Press Search" },
  { when: "the next step goes on with what was found", says: "refuted", ...filtered, nextStep: "Open Oak" },
  {
    when: "it is only to be typed",
    says: "nothing",
    others: "may",
    ...filtered,
    step: 'Type "Oak" into the filter',
  },
  { when: "it is to be called so, and the form is yet to be saved", says: "refuted", ...renamed },
  {
    when: "a form is filled in before it is saved",
    says: "nothing",
    others: "may",
    ...renamed,
    last: false,
    nextStep: "Save the tree",
  },
  {
    when: "no button keeps it",
    says: "nothing",
    ...renamed,
    before: form("Elm", "Preview"),
    after: form("Oak", "Preview"),
  },
  {
    when: "the page goes by the new name",
    says: "nothing",
    ...renamed,
    after: form("Oak").replace('"Tree"', '"The tree is called Oak"'),
  },
  { when: "somebody is to be invited, and is only written down", says: "refuted", ...invited },
  {
    when: "a button can be pressed since then",
    says: "refuted",
    ...invited,
    before: form("", "Send", " [disabled]"),
    after: form("Oak", "Send"),
  },
  { when: "a message came", says: "nothing", ...invited, after: `${form("Oak")}\n  alert "Invited"` },
  { when: "somebody else was entered", says: "nothing", others: "may", ...invited, step: "Invite Elm" },
  { when: "the field holds nothing of it", says: "nothing", others: "may", ...invited, after: form("") },
]);
