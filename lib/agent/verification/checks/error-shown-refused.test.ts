import { checkTable } from "@/tests/support/check-table";
import { errorShown } from "./error-shown";

const page = (...more: string[]): string => `
  heading "Routes"
  list "Routes"
    item "Alpine loop"
    item "Coast path"
  textbox "Find" ="" #find
  button "Remove route" #remove
  form "Route"
    textbox "Length" ="12 km" #length
    button "Store" #store
${more.join("\n")}`;
const removal = {
  step: "Delete the open route",
  before: page(),
  on: "#remove",
  requests: ["POST /routes/1 302 document"],
  again: true,
};
const change = {
  step: "Store the new length",
  before: page(),
  on: "#store",
  requests: ["POST /routes/1 200 document"],
  again: true,
};
const meanwhile = "The route has been changed by another user while you were editing it.";
const search = {
  step: 'Search for "coast"',
  before: page(),
  on: "#find",
  does: "setValue" as const,
  value: "coast",
  enter: true,
  requests: ["GET /search 500"],
  again: true,
};
const broke = page('  alert "500 Internal Server Error"').replace('="" #find', '="coast" #find');

checkTable(errorShown, [
  {
    when: "a message says that it does not do what the control says",
    says: "refuted",
    ...removal,
    after: page('  alert "Unable to remove the path."'),
  },
  {
    when: "a message says that it does not do something else",
    says: "nothing",
    ...removal,
    after: page('  alert "Unable to show the map."'),
    others: "may",
  },
  {
    when: "a message says that another one changed it meanwhile, over the form",
    says: "refuted",
    ...change,
    after: page('  alert "Error: data has been modified by another user."'),
  },
  {
    when: "a line says that another one changed it meanwhile, over the form",
    says: "refuted",
    ...change,
    after: page(`  text "${meanwhile}"`),
    text: "Routes",
    textAfter: `Routes\n${meanwhile}`,
  },
  {
    when: "a line says so, and the form is gone",
    says: "nothing",
    ...change,
    after: page().replace('    button "Store" #store\n', ""),
    text: "Routes",
    textAfter: `Routes\n${meanwhile}`,
    others: "may",
  },
  {
    when: "a line tells that one of the list was changed by another one",
    says: "nothing",
    ...change,
    after: page(),
    text: "Routes",
    textAfter: "Routes\nSteps changed by another walker: 12",
    others: "may",
  },
  { when: "what was searched for broke, and a message says so", says: "refuted", ...search, after: broke },
  {
    when: "something of the page broke, what was searched for was answered, and a message says so",
    says: "nothing",
    ...search,
    requests: ["GET /search 200", "GET /adverts 500"],
    after: broke,
    others: "may",
  },
  {
    when: "something was stored, and something else of the page broke",
    says: "nothing",
    ...change,
    requests: ["PUT /routes/1 200", "GET /adverts 500"],
    after: page('  alert "500 Internal Server Error"'),
    others: "may",
  },
]);
