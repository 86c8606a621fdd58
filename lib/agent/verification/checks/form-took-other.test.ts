import { checkTable } from "@/tests/support/check-table";
import { formSubmitted } from "./form-submitted";

const kinds = (kind: string, more = "") => `
  heading "Visits"
  table "Kinds of visit"
    row "Follow-Up 20 min ${kind}" #first
    row "Lab call 10 min none" #second
${more}`;
const open =
  '  dialog "Edit kind of visit"\n    heading "Follow-Up"\n    button "Cancel"\n    button "Save" #save\n';
const saving = {
  step: "Save the category Telehealth for the kind of visit Follow-Up",
  before: kinds("none", open),
  on: "#save",
  requests: ["PUT /kinds/1 200"],
};

checkTable(formSubmitted, [
  { when: "the entry took on what the step says", says: "verified", ...saving, after: kinds("Telehealth") },
  {
    when: "the entry took on something else",
    says: "nothing",
    others: "may",
    ...saving,
    after: kinds("Annual Exam"),
  },
  {
    when: "the form held what the step says",
    says: "verified",
    ...saving,
    before: kinds("none", open.replace("Follow-Up", "Follow-Up, Telehealth")),
    after: kinds("remote"),
  },
  {
    when: "the step says nothing but the entry",
    says: "verified",
    ...saving,
    step: "Save the kind of visit Follow-Up",
    after: kinds("Annual Exam"),
  },
]);
