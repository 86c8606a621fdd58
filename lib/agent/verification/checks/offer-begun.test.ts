import { checkTable } from "@/tests/support/check-table";
import { choiceShown } from "./choice-shown";
import { partOpened } from "./part-opened";

const shut = (state: string): string => `\n  heading "Tulips"\n  button "${state}" #state [popup collapsed]`;
const open = (...more: string[]): string => `
  heading "Tulips"
  button "Not watching" #state [popup expanded]
  list "" #menu
    menuitem "Watching: a message for each answer" #watching
    menuitem "Not watching: no messages" #not
    menuitem "Ignoring: it is shown nowhere" #ignoring
${more.map((one) => `    ${one}`).join("\n")}`;
const choose = {
  step: 'Choose "Watching"',
  mutating: true,
  before: open(),
  on: "#watching",
  requests: ["PUT /tulips/follow 200"],
  after: shut("Watching"),
  again: true,
};

checkTable(choiceShown, [
  { when: "what held the menu open is called by the choice", says: "verified", ...choose },
  { when: "it is called otherwise", says: "nothing", ...choose, after: shut("Ignoring") },
  { when: "it is called as before", says: "nothing", ...choose, after: shut("Not watching") },
  {
    when: "the menu is open still",
    says: "nothing",
    ...choose,
    after: open().replace('Not watching" #state', 'Watching" #state'),
  },
  {
    when: "another one of the menu begins so as well",
    says: "nothing",
    ...choose,
    before: open('menuitem "Watching: a message a day" #daily'),
  },
  {
    when: "the step says in words of its own what the control is called since",
    says: "verified",
    ...choose,
    step: "Choose the ignoring state",
    on: "#ignoring",
    after: shut("Ignoring"),
  },
  {
    when: "the step says something else than what the control is called since",
    says: "nothing",
    ...choose,
    step: "Choose what is shown nowhere",
    on: "#ignoring",
    after: shut("Ignoring"),
  },
  {
    when: "the step says it in words of its own, and two begin so",
    says: "nothing",
    ...choose,
    step: "Choose the ignoring state",
    on: "#ignoring",
    after: shut("Ignoring"),
    before: open('menuitem "Ignoring: for a day" #daily'),
  },
]);

const menu = {
  step: "Open the watch menu of the page",
  before: shut("Not watching"),
  on: "#state",
  after: open(),
};
checkTable(partOpened, [
  { when: "what opens the menu is called by the choice that holds", says: "verified", ...menu },
  { when: "the step turns something on", says: "nothing", ...menu, step: "Watch the page" },
]);
