import { checkTable } from "@/tests/support/check-table";
import { formSubmitted } from "./form-submitted";

const task = (weight: string, dialog = "", health = "3") => `
  heading "Fix the fence"
  item "Weight ${weight}" #weight
  item "Health ${health}" #health
${dialog}`;
const weigh = (value = "5") => `  dialog "Set weight"
    textbox "" ="${value}" &"Weight"
    button "Save" #save`;
const save = {
  step: "Save the weight",
  before: task("1", weigh()),
  on: "#save",
  requests: ["PUT /tasks/4 200"],
};

checkTable(formSubmitted, [
  { when: "a short value stands at its label", says: "verified", ...save, after: task("5") },
  {
    when: "a short value that the step says stands at its label",
    says: "verified",
    ...save,
    step: "Save the weight 5",
    after: task("5"),
  },
  {
    when: "a short value is another one than the step says",
    says: "nothing",
    ...save,
    step: "Save the weight 8",
    after: task("5"),
  },
  {
    when: "it stood there before",
    says: "nothing",
    others: "may",
    ...save,
    before: task("5", weigh()),
    after: task("5"),
  },
  { when: "another value stands at its label", says: "nothing", others: "may", ...save, after: task("3") },
  { when: "it stands at another label", says: "nothing", others: "may", ...save, after: task("1", "", "5") },
  { when: "the site was not told it", says: "nothing", ...save, requests: [], after: task("5") },
  {
    when: "the step is about another value",
    says: "nothing",
    others: "may",
    ...save,
    step: "Save the health",
    after: task("5"),
  },
]);
