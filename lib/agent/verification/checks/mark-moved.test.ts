import { checkTable } from "@/tests/support/check-table";
import { markMoved } from "./mark-moved";

const deal = (stage: string, role = "button") => `
  heading "Pumps for Harbour"
  list "Stages"
${["Qualified", "Proposal sent", "Signed"].map((name) => `    ${role} "${name}" ${name === stage ? "[current]" : ""} #${name.slice(0, 2)}`).join("\n")}
`;
const moved = {
  step: "Set the stage to Proposal sent",
  before: deal("Qualified"),
  after: deal("Proposal sent"),
  on: "#Pr",
  requests: ["PATCH /deals/9 200"],
};
checkTable(markMoved, [
  { when: "it took over the mark", says: "verified", ...moved },
  {
    when: "the step says where it is to be",
    says: "verified",
    ...moved,
    step: "The deal should be at Proposal sent",
  },
  { when: "nothing was stored", says: "nothing", ...moved, requests: [] },
  { when: "the site refused it", says: "nothing", others: "may", ...moved, requests: ["PATCH /deals/9 403"] },
  { when: "another one took it over", says: "nothing", ...moved, on: "#Si", after: deal("Signed") },
  {
    when: "it leads to what is listed so",
    says: "nothing",
    others: "may",
    ...moved,
    before: deal("Qualified", "tab"),
    after: deal("Proposal sent", "tab"),
  },
]);
