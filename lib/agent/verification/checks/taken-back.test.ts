import { checkTable } from "@/tests/support/check-table";
import { takenBack } from "./taken-back";

const shelf = (...items: string[]) => `
  heading "Pantry"
  form "New jar"
    textbox "Jar" ="Quince" #jar
    button "Add jar"
  list "Jars"
    item "Plum"
${items.map((name) => `    item "${name}"`).join("\n")}
`;
const adding = {
  step: 'Add the jar "Quince"',
  before: shelf(),
  on: "Add jar",
  again: true,
  firstLook: { check: "item-appeared" },
};

const posted = { ...adding, requests: ["POST /jars 200 Document"] };

const rooms = (title: string): string => `
  heading "${title}"
  list "Rooms"
    item "Cellar"
      link "Cellar" >/cellar
    item "Attic"
      link "Attic" >/attic
`;
const visiting = {
  step: "Go to Cellar",
  before: rooms("House"),
  on: "Cellar",
  after: rooms("House"),
  urlAfter: "https://garden.test/cellar",
  again: true,
  firstLook: { check: "part-opened" },
};

const tag = (fields: string, button: string): string => `
  heading "Beans"
  region "Tag"
${fields}
  region "Tag bar"
    button "${button}"
`;
const saving = {
  step: "Save the tag",
  before: tag('    textbox "Name" ="Beans" #name', "Save"),
  on: "Save",
  after: tag('    textbox "Name" ="Beans" #name', "Save"),
  requests: ["PUT /tags/4 200"],
  again: true,
  firstLook: { check: "control-consumed" },
};

checkTable(takenBack, [
  { when: "a button only said for a moment that its fields are kept", says: "nothing", ...saving },
  {
    when: "the same, and there is no field that it could keep",
    says: "refuted",
    ...saving,
    before: tag('    image "Beans"', "Save"),
    after: tag('    image "Beans"', "Save"),
  },
  {
    when: "the same, and nothing was taken",
    says: "refuted",
    ...saving,
    requests: [],
  },
  { when: "what had come is gone again", says: "refuted", ...adding },
  {
    when: "it is gone again, and the page says why",
    says: "refuted",
    ...adding,
    after: `${shelf()}\n  alert "Something went wrong"`,
  },
  { when: "it is still there", says: "nothing", others: "verify", ...adding, after: shelf("Quince") },
  {
    when: "the first look had seen nothing either",
    says: "nothing",
    ...adding,
    firstLook: { check: "nothing-changed" },
  },
  { when: "no rule had seen anything at the first look", says: "nothing", ...adding, firstLook: {} },
  {
    when: "it was only said for a moment, and what the site took is shown elsewhere",
    says: "nothing",
    ...adding,
    after: shelf().replace('"Pantry"', '"Pantry (2)"'),
    requests: ["POST /api/jars 201 fetch"],
  },
  {
    when: "something is shown elsewhere, and the site took nothing",
    says: "refuted",
    ...adding,
    after: shelf().replace('"Pantry"', '"Pantry (2)"'),
  },
  { when: "what the site took led back to the form", says: "nothing", ...posted },
  {
    when: "it led back to the form, which holds what it held before it was filled in",
    says: "refuted",
    ...posted,
    after: shelf().replace('="Quince"', '="Pear"'),
    firstLook: { check: "item-appeared", lastingChanges: [5] },
  },
  { when: "what was posted was answered in place", says: "refuted", ...posted, requests: ["POST /jars 201"] },
  { when: "nothing was posted", says: "refuted", ...posted, requests: [] },
  {
    when: "a page was only loaded",
    says: "refuted",
    ...posted,
    requests: ["GET /jars 200 document", "POST /jars 201"],
  },
  {
    when: "it led back, and the page says that it failed",
    says: "refuted",
    ...posted,
    after: `${shelf()}\n  alert "Something went wrong"`,
  },
  {
    when: "nothing is filled in where it stands",
    says: "refuted",
    ...posted,
    before: shelf().replace('textbox "Jar" ="Quince" #jar', 'heading "Quince"'),
  },
  {
    when: "what stood there was to go",
    says: "refuted",
    ...posted,
    step: 'Remove the jar "Plum"',
    before: shelf().replace("Add jar", "Remove jar"),
    on: "Remove jar",
    firstLook: { check: "item-gone" },
  },
  { when: "it is the first look", says: "nothing", ...adding, again: false },
  {
    when: "what came up for a moment went with the page, and the one that the link leads to is there",
    says: "nothing",
    others: "may",
    ...visiting,
  },
  {
    when: "the page that was to be gone to never came",
    says: "refuted",
    ...visiting,
    urlAfter: "https://garden.test/beds",
  },
]);
