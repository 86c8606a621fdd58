import { checkTable } from "@/tests/support/check-table";
import { listArranged } from "./list-arranged";

const jobs = (filter: string, state: string, ...names: string[]) => `
  list "Jobs"
${names.map((name) => `    item "${name}"`).join("\n")}
  list
    item "All"
      link "All" >#/
    item "${filter}"
      link "${filter}" #it ${state} >#/it
`;

checkTable(listArranged, [
  ...[
    ["Show only what is still open", "Active", ""],
    ["Show only the jobs that are not done", "Active", ""],
    ["Show only what was not read", "Unread", ""],
  ].map(([step = "", name = ""]) => ({
    when: `the filter ${name} is marked by the state that the step says: ${step}`,
    says: "verified" as const,
    step,
    before: jobs(name, "", "Weed", "Water"),
    on: "#it",
    after: jobs(name, "[.selected]", "Weed"),
  })),
  ...[
    ["Show only what is still open", "Completed", "Active"],
    ["Show only what is still open", "Active", "Open"],
    ["Show only what is planned", "Active", "All"],
  ].map(([step = "", name = "", other = ""]) => ({
    when: `the filter ${name} beside ${other} is not what the step says: ${step}`,
    says: "nothing" as const,
    others: "may" as const,
    step,
    before: jobs(name, "", "Weed", "Water").replaceAll("All", other),
    on: "#it",
    after: jobs(name, "[.selected]", "Weed").replaceAll("All", other),
  })),
]);
