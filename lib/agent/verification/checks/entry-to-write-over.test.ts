import { checkTable } from "@/tests/support/check-table";
import { partOpened } from "./part-opened";

const beds = `
  region "Plan"
    item "Herbs 4 m"
      button "✎" ^"Edit" #herbs
      button "Add plant" #plant
    item "Roses 2 m"
      button "✎" ^"Edit" #roses`;
const form = (name: string) => `
  form "bed-form"
    textbox "Name" ="${name}"
    button "Save"`;
const open = { step: 'Open the settings of the bed "Herbs"', before: beds, on: "#herbs" };

const edited = {
  ...open,
  before: beds.replace("Herbs 4 m", "Herb bed 4 m").replaceAll('"✎" ^"Edit"', '"Edit"'),
  step: "Open the plan Herb bed for editing",
  after: form("Herb bed"),
  urlAfter: "https://garden.test/beds/1/edit",
};

checkTable(partOpened, [
  { when: "the step says a title in one capital, and the form holds it", says: "verified", ...edited },
  {
    when: "the step says more of it than the form holds",
    says: "nothing",
    others: "may",
    ...edited,
    step: "Open the plan Herb bed 2 for editing",
  },
  {
    when: "a capital before it is of the title as well",
    says: "nothing",
    others: "may",
    ...edited,
    step: "Open the plan The Herb bed for editing",
  },
  {
    when: "what is opened is something of the title",
    says: "nothing",
    others: "may",
    ...edited,
    step: "Open the harvest list of Herb bed",
  },
  {
    when: "a dialog holds the name of the entry whose control was used",
    says: "verified",
    ...open,
    after: `${beds}\n  dialog ""\n    heading "Bed"\n    textbox "Name" ="Herbs"\n    button "Save"`,
  },
  {
    when: "another page holds it in a form",
    says: "verified",
    ...open,
    after: form("Herbs"),
    urlAfter: "https://garden.test/beds/1/edit",
  },
  {
    when: "the form holds the name of another entry",
    says: "nothing",
    ...open,
    after: form("Roses"),
    urlAfter: "https://garden.test/beds/2/edit",
  },
  {
    when: "the step tells the entry by its name without quotes, and has it changed",
    says: "verified",
    ...open,
    before: beds.replace("Herbs 4 m", "Herb Garden 4 m").replaceAll('"✎" ^"Edit"', '"Edit"'),
    step: "Press the pencil of Herb Garden so that its size can be changed",
    after: form("Herb Garden"),
    urlAfter: "https://garden.test/beds/1/edit",
  },
  {
    when: "only the control says that it is for changing",
    says: "nothing",
    ...open,
    before: beds.replaceAll('"✎" ^"Edit"', '"Edit"'),
    step: 'Closed "Herbs" for changing',
    after: form("Herbs"),
    urlAfter: "https://garden.test/beds/1/edit",
  },
  {
    when: "that form holds another name",
    says: "nothing",
    ...open,
    before: beds.replace("Herbs 4 m", "Herb Garden 4 m").replaceAll('"✎" ^"Edit"', '"Edit"'),
    step: "Press the pencil of Herb Garden so that its size can be changed",
    after: form("Herb Gate"),
    urlAfter: "https://garden.test/beds/1/edit",
  },
  {
    when: "the form is for something new",
    says: "nothing",
    ...open,
    on: "#plant",
    after: form(""),
    urlAfter: "https://garden.test/beds/1/plants/new",
  },
  {
    when: "a field of the page held it before",
    says: "nothing",
    ...open,
    before: `${beds}\n  textbox "Search" ="Herbs"`,
    after: `${form("Herbs")}\n  textbox "Search" ="Herbs"`,
    urlAfter: "https://garden.test/beds/1/edit",
  },
]);
