import { checkTable } from "@/tests/support/check-table";
import { requestShown } from "./request-shown";

const desk = (...more: string[]) => `
  heading "Boats"
  textbox "boatId" ="7"
  button "Execute" #execute
${more.join("\n")}
`;
const call = (method: string, path: string, answer = "200") => ({
  text: "Parameters",
  textAfter: `Parameters\ncurl -X '${method}' 'https://garden.test${path}'\n${answer}`,
  requests: [`${method} ${path} ${answer.slice(0, 3)} fetch`],
});
const remove = {
  step: "Run the deletion of boat 7",
  before: desk(),
  after: desk('  button "Clear"'),
  on: "#execute",
  again: true,
  ...call("DELETE", "/v1/boat/7"),
};

checkTable(requestShown, [
  { when: "the request that was asked for is shown, and was answered", says: "verified", ...remove },
  {
    when: "a query says what was looked for",
    says: "verified",
    ...remove,
    step: "Execute the query for moored boats",
    ...call("GET", "/v1/boats?state=moored"),
  },
  {
    when: "a step asks for a thing by its number",
    says: "verified",
    ...remove,
    step: "Ask for boat number 7",
    ...call("GET", "/v1/boat/7"),
  },
  {
    when: "what was asked for was taken away",
    says: "nothing",
    ...remove,
    step: "Ask for boat number 7",
  },
  { when: "it was about another thing", says: "nothing", ...remove, ...call("DELETE", "/v1/boat/17") },
  {
    when: "only the answer speaks of the thing",
    says: "nothing",
    ...remove,
    ...call("DELETE", "/v1/boat/17", "200 17 of 7"),
  },
  { when: "it did something else to the thing", says: "nothing", ...remove, ...call("GET", "/v1/boat/7") },
  {
    when: "a query takes something away",
    says: "nothing",
    ...remove,
    step: "Run the lookup of boat 7",
  },
  {
    when: "it was not found",
    says: "nothing",
    ...remove,
    step: "Send the lookup of boat 7",
    ...call("GET", "/v1/boat/7", "404"),
  },
  { when: "it is not shown", says: "nothing", ...remove, textAfter: "Parameters" },
  { when: "it was not sent", says: "nothing", ...remove, requests: [] },
  {
    when: "the step says nothing of the request",
    says: "nothing",
    ...remove,
    step: "Execute the request",
  },
]);
