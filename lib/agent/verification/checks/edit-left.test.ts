import { checkTable } from "@/tests/support/check-table";
import { editLeft } from "./edit-left";

const store = (flour: string, inRow: string, more = "") => `
  heading "Store room"
  table "Supplies"
    row "${flour}" #flour
${inRow}
    row "Yeast 12 sachets" #yeast
      button "Delete" #delete-yeast
${more}`;
const shown = '      button "Delete" #delete';
const fields = (value: string) => `      textbox "Amount" ="${value}" #amount
      button "Save" #save
      button "Cancel edit" #cancel
      button "Delete" #delete`;
const leave = {
  step: "Leave the edit mode of the flour",
  before: store("Flour", fields("3 kg")),
  on: "#cancel",
  after: store("Flour 2 kg", shown),
};

checkTable(editLeft, [
  { when: "its fields are gone and the row says nothing of them", says: "verified", ...leave },
  {
    when: "the step says it of the changes",
    says: "verified",
    ...leave,
    step: "Undo the changes to the flour",
  },
  { when: "it is written in still", says: "nothing", ...leave, after: leave.before },
  {
    when: "the row keeps what stood in them",
    says: "nothing",
    ...leave,
    step: "Undo the changes to the flour",
    after: store("Flour 3 kg", shown),
  },
  {
    when: "nothing stood in them",
    says: "nothing",
    ...leave,
    step: "Undo the changes to the flour",
    before: store("Flour", fields("")),
  },
  {
    when: "the row went",
    says: "nothing",
    ...leave,
    after:
      '\n  heading "Store room"\n  table "Supplies"\n    row "Yeast 12 sachets" #yeast\n      button "Delete" #delete-yeast',
  },
  {
    when: "the site stored something",
    says: "nothing",
    ...leave,
    requests: ["PUT /supplies/1 200"],
  },
  {
    when: "a request has no answer yet",
    says: "nothing",
    ...leave,
    requests: ["PUT /supplies/1"],
  },
  {
    when: "the step speaks of no edit",
    says: "nothing",
    ...leave,
    step: "Leave the flour as it is",
  },
  {
    when: "the step keeps the changes",
    says: "nothing",
    ...leave,
    step: "Save the changes to the flour and leave the edit mode",
  },
  { when: "another control was pressed", says: "nothing", ...leave, on: "#save" },
  {
    when: "the page says that it failed",
    says: "nothing",
    ...leave,
    after: store("Flour 2 kg", shown, '  alert "Something went wrong" [.error]'),
  },
]);
