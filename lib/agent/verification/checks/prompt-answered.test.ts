import { checkTable } from "@/tests/support/check-table";
import { promptAnswered } from "./prompt-answered";

const shed = (items: readonly string[], prompt = "") => `
  heading "Shed"
  list "Boxes"
${items.map((name) => `    item "${name} box today"`).join("\n")}
${prompt}
`;
const prompt = (name: string) => `  region "Question"
    textbox "" ="${name}"
    button "OK"
    button "Cancel"`;
const press = {
  step: "Press OK in the prompt",
  before: shed(["Nails", "Twine"], prompt("Bulbs")),
  on: "OK",
  after: shed(["Nails", "Twine", "Bulbs"]),
};

checkTable(promptAnswered, [
  { when: "a new entry is called by what was answered", says: "verified", ...press },
  {
    when: "the step says the name, and it was given",
    says: "verified",
    ...press,
    step: 'Press OK for "Bulbs"',
  },
  {
    when: "the step says another name",
    says: "nothing",
    ...press,
    step: 'Press OK for "Seeds"',
  },
  {
    when: "the new entry is called otherwise",
    says: "nothing",
    ...press,
    after: shed(["Nails", "Twine", "Seeds"]),
  },
  { when: "there is no new entry", says: "nothing", ...press, after: shed(["Nails", "Twine"]) },
  { when: "the prompt is still there", says: "nothing", ...press, after: shed(["Bulbs"], prompt("Bulbs")) },
  {
    when: "the way out was pressed",
    says: "nothing",
    others: "may",
    ...press,
    step: "Press Cancel in the prompt",
    on: "Cancel",
  },
]);
