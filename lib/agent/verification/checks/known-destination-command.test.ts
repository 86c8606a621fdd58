import { checkTable } from "@/tests/support/check-table";
import { knownDestination } from "./known-destination";

const page = (...more: string[]) => `
  heading "Tide tables"
  list "Tools"
    item "Subscribe to these tables"
      link "Subscribe to these tables" >https://garden.test/subscribe #sub
${more.join("\n")}
`;
const form = (button: string) => `
  region "Subscribe to tide tables"
  form "Subscribe to tide tables"
    radio "By mail"
    radio "By post"
    button "${button}"
`;
const follow = {
  step: "Subscribe to the tables",
  before: page(),
  on: "#sub",
  urlAfter: "https://garden.test/subscribe",
};

checkTable(knownDestination, [
  { when: "its command stands in a form there", says: "nothing", ...follow, after: form("Subscribe") },
  {
    when: "that command was there before",
    says: "verified",
    ...follow,
    before: page('  button "Subscribe"'),
    after: form("Subscribe"),
  },
  { when: "the form there does something else", says: "verified", ...follow, after: form("Send") },
  {
    when: "the place was only to be opened",
    says: "verified",
    ...follow,
    step: "Open the page to subscribe to these tables",
    after: form("Open").replace('button "Open"', 'button "Open account"'),
    others: "may",
  },
]);
