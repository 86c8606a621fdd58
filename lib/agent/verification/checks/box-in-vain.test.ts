import { checkTable } from "@/tests/support/check-table";
import { errorShown } from "./error-shown";

const room = (lamp: string, ...more: string[]): string => `
  heading "Room"
  switch "Lamp" [${lamp}] #lamp
  switch "Fan" [unchecked]
${more.map((line) => `  ${line}`).join("\n")}`;
const failed = 'alert "Failed to call the service. The device is unavailable"';
const turned = {
  step: "Turn on the lamp",
  before: room("unchecked"),
  on: "#lamp",
  after: room("checked", failed),
};

checkTable(errorShown, [
  { when: "only the switch went over, and something failed", says: "refuted", ...turned },
  {
    when: "something else came of it",
    says: "nothing",
    ...turned,
    after: room("checked", failed, 'button "Dim"'),
  },
  { when: "a request was taken", says: "nothing", others: "may", ...turned, requests: ["PUT /lamp 200"] },
  {
    when: "what failed is what the page loads by itself",
    says: "nothing",
    ...turned,
    after: room("checked", 'alert "Could not load the weather. Please try again."'),
  },
  {
    when: "it is yet to be sent",
    says: "nothing",
    ...turned,
    before: `\n  form "Room"${room("unchecked").replaceAll("\n  ", "\n    ")}\n    button "Save"`,
    after: `\n  form "Room"${room("checked").replaceAll("\n  ", "\n    ")}\n    button "Save"\n  ${failed}`,
  },
]);
