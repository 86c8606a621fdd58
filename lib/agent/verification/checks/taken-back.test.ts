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

checkTable(takenBack, [
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
