import { checkTable } from "@/tests/support/check-table";
import { ownPageMade } from "./own-page-made";

const form = (name: string, code = "B-7", more = ""): string => `
  heading "New bed"
  form "Bed"
    textbox "Name" ="${name}" #name
    textbox "Code" ="${code}" #code
    button "Create" #make
${more}`;
const own = (name: string, code = "B-7", more = ""): string => `
  heading "${name}"
  form "Bed"
    textbox "Name" ="${name}"
    textbox "Code" ="${code}"
    button "Save"
${more}`;
const sent = "POST /api/beds 201 fetch";
const made = {
  step: "Press Create",
  goal: "Create the bed Rose corner with the code B-7",
  before: form("Rose corner"),
  on: "#make",
  url: "https://garden.test/beds/new",
  urlAfter: "https://garden.test/beds/12",
  requests: [sent],
  after: own("Rose corner"),
  again: true,
};
const unsure = { ...made, says: "nothing", others: "may" } as const;

checkTable(ownPageMade, [
  { when: "it has a page that is headed by its name", says: "verified", ...made },
  {
    when: "its page is at an address behind a sign",
    says: "verified",
    ...made,
    url: "https://garden.test/app#/beds/create",
    urlAfter: "https://garden.test/app#/beds/12",
  },
  {
    when: "the rest of the form comes next",
    ...unsure,
    urlAfter: "https://garden.test/beds/review",
  },
  { when: "only something else was sent", ...unsure, requests: ["POST /api/events 204 fetch"] },
  { when: "nothing else that was entered is on its page", ...unsure, after: '\n  heading "Rose corner"' },
  { when: "nothing was sent", ...unsure, requests: [] },
  { when: "it was refused", ...unsure, requests: ["POST /api/beds 422 fetch"] },
  { when: "the page is headed by something else", ...unsure, after: own("Bed 12").replace("Rose", "Lily") },
  { when: "a field of its page holds something else", ...unsure, after: own("Rose corner", "B-1") },
  { when: "the list came up", ...unsure, urlAfter: "https://garden.test/beds" },
  { when: "another thing's page came up", ...unsure, urlAfter: "https://garden.test/paths/12" },
  { when: "the form is there for one more", ...unsure, urlAfter: "https://garden.test/beds/add" },
  { when: "the form was for changes", ...unsure, url: "https://garden.test/beds/11" },
  {
    when: "the heading stood there before",
    ...unsure,
    before: form("Rose corner", "B-7", '  heading "Rose corner"'),
  },
  {
    when: "the page says that something went wrong",
    ...unsure,
    after: own("Rose corner", "B-7", '  alert "Failed to save the bed"'),
  },
  {
    when: "another name was entered than the step writes out",
    ...unsure,
    step: "Create the bed Rose Corner Garden",
  },
]);
