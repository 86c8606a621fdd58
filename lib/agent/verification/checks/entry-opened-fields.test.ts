import { checkTable } from "@/tests/support/check-table";
import { entryOpened } from "./entry-opened";

const crew = `
  heading "Crew"
  table "Crew"
    row "Ida Falk ida@quay.example"
      link "Edit" #ida
    row "Jon Vik jon@quay.example"
      link "Edit" #jon
    row "Jon Falk jf@quay.example"
      link "Edit" #jf
`;
const form = (first: string, last: string) => `
  heading "Edit sailor"
  form ""
    textbox "First name" ="${first}"
    textbox "Last name" ="${last}"
    button "Save"
`;
const opens = {
  step: "Open Jon Vik for editing",
  before: crew,
  on: "#jon",
  urlAfter: "https://garden.test/crew/8",
};

checkTable(entryOpened, [
  { when: "its fields hold what the row says", says: "verified", ...opens, after: form("Jon", "Vik") },
  {
    when: "its fields hold another one's",
    says: "nothing",
    others: "may",
    ...opens,
    after: form("Ida", "Falk"),
  },
  {
    when: "only one field holds any of it",
    says: "nothing",
    others: "may",
    ...opens,
    after: form("Jon", ""),
  },
  { when: "two fields hold the same", says: "nothing", others: "may", ...opens, after: form("Vik", "Vik") },
]);
