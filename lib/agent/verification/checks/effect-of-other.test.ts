import { checkTable } from "@/tests/support/check-table";
import { formSubmitted } from "./form-submitted";
import { partOpened } from "./part-opened";
import { valueReadBack } from "./value-read-back";

const mail = (held: string, more = "") =>
  `\n  form "Keeper"\n    textbox "Mail" #mail ="${held}"${more}\n    button "Save"`;
const typing = {
  step: 'Type "ida@quay.example" into the mail field',
  before: mail(""),
  on: "#mail",
  does: "setValue" as const,
  value: "ida@quay.example",
};

checkTable(valueReadBack, [
  { when: "the field holds it", says: "verified", ...typing, after: mail("ida@quay.example") },
  {
    when: "the field says what is wrong with it",
    says: "nothing",
    ...typing,
    after: mail("ida@quay.example", '\n    alert "Mail must be unique"'),
  },
]);

const speeds = '\n  button "Speed" #speed\n  heading "Engine"';
const opened = `${speeds}\n  list "Speeds"\n    option "Slow" #slow\n    option "Fast" #fast`;

checkTable(partOpened, [
  {
    when: "the list that was to be opened came up",
    says: "verified",
    step: "Open the speed list",
    before: speeds,
    on: "#speed",
    after: opened,
  },
  {
    when: "the list only offers what was to be chosen",
    says: "nothing",
    step: 'Select the speed "Fast"',
    before: speeds,
    on: "#speed",
    after: opened,
  },
]);

const post = '\n  heading "Edit “Spring tides”"\n  form "Post"\n    button "Delete" #delete';
const posts = (...names: string[]) =>
  `\n  heading "Posts"${names.map((name) => `\n  item "${name}"`).join("")}`;
const deleting = {
  step: "Delete this post",
  before: post,
  on: "#delete",
  url: "https://garden.test/2/edit",
  urlAfter: "https://garden.test/",
  requests: ["POST /2/delete 302 document"],
};

checkTable(formSubmitted, [
  {
    when: "the list that came up lacks what was deleted",
    says: "verified",
    ...deleting,
    after: posts("Neap tides"),
  },
  {
    when: "the list that came up still has it",
    says: "nothing",
    ...deleting,
    after: posts("Neap tides", "Spring tides by Ida"),
  },
  {
    when: "the list that came up still has what the step calls by one name",
    says: "nothing",
    ...deleting,
    step: 'Delete the post "tides-7"',
    before: '\n  heading "tides-7"\n  dialog "Delete post"\n    button "Delete" #delete',
    after: posts("neaps-2", "tides-7"),
  },
]);
