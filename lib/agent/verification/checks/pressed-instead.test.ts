import { checkTable } from "@/tests/support/check-table";
import { wrongElement } from "./wrong-element";

const dialog = `
  heading "Bed 4"
  dialog "Due day"
    textbox "Day" ="3" #day
    button "×" #cross
    button "Clear" #clear
    button "Save" #save`;
const press = { step: 'Press the button "Save"', before: dialog, after: '\n  heading "Bed 4"' };

checkTable(wrongElement, [
  {
    when: "the cross was pressed instead, and the dialog went with both",
    says: "refuted",
    ...press,
    on: "#cross",
  },
  { when: "another button was pressed instead", says: "refuted", ...press, on: "#clear" },
  { when: "it was the one that the step says", says: "nothing", others: "may", ...press, on: "#save" },
  {
    when: "nothing is called so where it stands",
    says: "nothing",
    ...press,
    before: dialog.replace('button "Save" #save', 'button "Store" #save'),
    on: "#save",
    others: "may",
  },
  {
    when: "an offer was to be declined, and was accepted",
    says: "refuted",
    step: "Decline the offer 23",
    before: '\n  heading "Offer 23"\n  button "Mark as accepted" #yes\n  button "Mark as declined" #no',
    on: "#yes",
  },
  {
    when: "what shows the state as it is opens the list of states",
    says: "nothing",
    step: "Decline the offer 23",
    before: '\n  heading "Offer 23"\n  button "Accepted" [popup] #state',
    on: "#state",
  },
]);
