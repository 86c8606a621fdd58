import { checkTable } from "@/tests/support/check-table";
import { itemAppeared } from "./item-appeared";

/** A list of recipes, each a button, and under it a form that is drawn without being marked as one. */
const kitchen = (recipes: readonly string[], prompt = ""): string => `
  heading "Recipes"
  link "Home" >/
  button "New shelf"
  item "${recipes.join(" new ")} new"
${recipes.map((recipe) => `    button "${recipe}"`).join("\n")}${prompt}`;
const asks = (head: string, typed: string, deed: string, label = "Call it"): string =>
  `\n  heading "${head}"\n  textbox "${label}" ="${typed}"\n  button "Cancel"\n  button "${deed}" #do`;
const three = ["Soup", "Bread", "Plum cake", "Jam"];

const renamed = {
  step: "Apply the new name",
  goal: 'Rename "Bread" to "Rye bread"',
  before: kitchen(three, asks("Rename", "Rye bread", "Rename")),
  on: "#do",
  after: kitchen(["Soup", "Rye bread", "Plum cake", "Jam"]),
  requests: ["PATCH /recipes/2 200"],
  again: true,
};
const shelf = {
  step: 'Create the shelf "2027"',
  before: `${kitchen(three, asks("New shelf", "2027", "Create"))}\n  text "Recipes / 2027"`,
  text: "Recipes\nRecipes / 2027",
  on: "#do",
  after: kitchen(["2027", ...three]),
  textAfter: "Recipes\n2027",
  requests: ["POST /shelves 201"],
  again: true,
};
const account = {
  step: "Create the account petra",
  before: `${kitchen(three)}\n  textbox "User" ="petra"\n  heading "Your password"\n  textbox:password "" ="secret"\n  button "Cancel"\n  button "OK" #do`,
  on: "#do",
  after: `${kitchen(three)}\n  heading "User petra"`,
  requests: ["POST /users 201"],
  again: true,
};

checkTable(itemAppeared, [
  { when: "an entry bears the new name", says: "verified", ...renamed },
  {
    when: "an entry bears the new name, and the goal says another one",
    says: "nothing",
    ...renamed,
    goal: 'Rename "Bread" to "Oat bread"',
  },
  {
    when: "the form is headed and called by another thing than the step says",
    says: "nothing",
    ...renamed,
    step: "Apply the new colour",
    goal: "Paint the bread brown",
    others: "may",
  },
  { when: "the old name stays", says: "nothing", ...renamed, after: kitchen(three) },
  { when: "what the form told of it went, and one came that is called so", says: "verified", ...shelf },
  {
    when: "none came that is called so",
    says: "nothing",
    ...shelf,
    after: kitchen(three),
    textAfter: "Recipes\n2027",
  },
  {
    when: "one was called so before",
    says: "nothing",
    ...shelf,
    before: `${kitchen(["2027", ...three], asks("New shelf", "2027", "Create"))}`,
    after: kitchen(["2027", ...three]),
    text: "Recipes\n2027\nRecipes / 2027",
    textAfter: "Recipes\n2027\n2027",
    others: "may",
  },
  { when: "nothing was stored of it", says: "nothing", ...shelf, requests: [], others: "may" },
  {
    when: "a directory is made for a folder",
    says: "verified",
    ...shelf,
    step: 'Create the folder "2027"',
    before: `${kitchen(three, asks("New directory", "2027", "Create"))}\n  button "New folder"\n  text "Recipes / 2027"`,
    after: `${kitchen(["2027", ...three])}\n  button "New folder"`,
  },
  { when: "the step says what was entered, and the site took it", says: "verified", ...account },
  {
    when: "the step says what was entered, and its button stays",
    says: "nothing",
    ...account,
    after: `${account.after}\n  button "OK" #do`,
    others: "may",
  },
  { when: "the step says another name", says: "nothing", ...account, step: "Create the account paula" },
]);
