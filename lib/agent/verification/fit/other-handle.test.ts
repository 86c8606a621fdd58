import { wrongElement } from "@/lib/agent/verification/checks/wrong-element";
import { checkTable } from "@/tests/support/check-table";

const users = (...more: string[]): string => `
  heading "Users"
  link "K @kamala 35 minutes ago" >/users/1 #kamala
  link "B @bruno 35 minutes ago" >/users/2 #bruno
  link "A anna@bruno.test" >/users/3 #anna
${more.map((one) => `  ${one}`).join("\n")}`;
const open = (on: string, step = "Open the profile of kamala", ...more: string[]) => ({
  step,
  before: users(...more),
  on,
  urlAfter: "https://garden.test/users/2",
  after: '\n  heading "bruno"\n  link "Topics"',
});

checkTable(wrongElement, [
  { when: "the link of another one was followed", says: "refuted", ...open("#bruno") },
  {
    when: "the step says both",
    says: "nothing",
    others: "may",
    ...open("#bruno", "Open the profile of bruno, who knows kamala"),
  },
  {
    when: "no link tells of the one that is meant",
    says: "nothing",
    ...open("#bruno", "Open the profile of ida"),
  },
  {
    when: "two links tell of the one that is meant",
    says: "refuted",
    ...open("#bruno", "Open the profile of kamala", 'link "@kamala" >/users/1'),
  },
  { when: "what was followed tells an address by mail", says: "nothing", ...open("#anna") },
]);
