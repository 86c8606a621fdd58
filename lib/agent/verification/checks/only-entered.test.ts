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

const choice = (value: string, button = "Filter"): string => `
  form
    combobox "State" ="${value}" #field
    button "${button}"
  table "Trees"
    row "Oak"
    row "Elm"`;
const chosen = {
  ...filtered,
  step: "Show only the trees that are Oak",
  does: "select" as const,
  before: choice("All"),
  after: choice("Oak"),
};
const adding = (value: string, more = ""): string => `
  heading "Trees"
  form
    textbox "Tree" ="${value}" #field
    button "Watch"${more}`;
const added = {
  ...renamed,
  step: "Add Oak to the trees that we watch",
  before: adding(""),
  after: adding("Oak", '\n    list "Kind"\n      item "Deciduous"'),
};
const below = {
  ...renamed,
  before: `
  region "Settings"
    form
      textbox "Name" ="Elm" #field
    button "Save"`,
  after: `
  region "Settings"
    form
      textbox "Name" ="Oak" #field
    button "Save"`,
};
const signIn = (value: string): string => `
  form
    textbox:password "Password" ="${value}" #field
    button "Log in"`;
const signing = {
  ...filtered,
  step: "Log in with the password oak123",
  value: "oak123",
  before: signIn(""),
  after: signIn("••••"),
  nextStep: "Open the settings",
};

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
  { when: "a choice is made beside the button that applies it", says: "refuted", ...chosen },
  {
    when: "a choice may take effect by itself",
    says: "nothing",
    ...chosen,
    before: choice("All", "Columns"),
    after: choice("Oak", "Columns"),
  },
  {
    when: "what is to be added was only typed, beside what the form shows since then",
    says: "refuted",
    ...added,
  },
  { when: "more is to come", says: "nothing", ...added, last: false, nextStep: "Press Watch" },
  {
    when: "it came as an entry",
    says: "nothing",
    others: "may",
    ...added,
    after: `${adding("Oak")}\n  list "Trees"\n    item "Oak"`,
  },
  {
    when: "no button adds it",
    says: "nothing",
    ...added,
    before: adding("").replace("Watch", "Clear"),
    after: adding("Oak").replace("Watch", "Clear"),
  },
  { when: "the button stands below the form", says: "refuted", ...below },
  { when: "a password stands on the page that asks for it", says: "refuted", ...signing },
  {
    when: "the password was not filled in",
    says: "nothing",
    ...signing,
    after: signIn(""),
  },
]);
