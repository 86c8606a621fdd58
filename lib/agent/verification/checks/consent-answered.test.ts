import { checkTable } from "@/tests/support/check-table";
import { consentAnswered } from "./consent-answered";

const page = (over: string, more = "") => `
  link "Home" >/
  heading "Seeds"
  link "Beans" >/beans
${over}${more}`;
const banner = (words = "We use cookies") => `
  dialog "${words}"
    button "Accept all" #accept
    button "Reject all" #reject
    button "Only necessary" #needed
    button "Save my choices" #save
`;
const rejects = {
  step: "Reject all cookies",
  before: page(banner()),
  on: "#reject",
  after: page(""),
  again: true,
};

checkTable(consentAnswered, [
  { when: "the question went with the refusal", says: "verified", ...rejects },
  {
    when: "it asks for consent by another word",
    says: "verified",
    ...rejects,
    before: page(banner("Your privacy")),
  },
  {
    when: "only what is needed is allowed",
    says: "verified",
    ...rejects,
    step: "Accept only the necessary cookies",
    on: "#needed",
  },
  { when: "all is allowed", says: "verified", ...rejects, step: "Accept all cookies", on: "#accept" },
  {
    when: "what was chosen is kept",
    says: "verified",
    ...rejects,
    step: "Save my cookie choices",
    on: "#save",
  },
  { when: "it was the other answer", says: "nothing", ...rejects, on: "#accept" },
  {
    when: "the question asks for something else",
    says: "nothing",
    ...rejects,
    step: "Reject all",
    before: page(banner("New offers").replace("Only necessary", "Later")),
  },
  { when: "it has yet to stay away", says: "looks again", ...rejects, again: false },
  { when: "nothing went", says: "nothing", ...rejects, after: rejects.before },
  {
    when: "something else went with it",
    says: "nothing",
    ...rejects,
    after: page("").replace('  link "Beans" >/beans\n', ""),
  },
  {
    when: "another question came for it",
    says: "nothing",
    ...rejects,
    after: page("", '  dialog "Cookie settings"\n    button "Save"'),
  },
  { when: "the site refused it", says: "nothing", ...rejects, requests: ["POST /consent 500"] },
  { when: "it is not to be", says: "nothing", ...rejects, step: "Do not accept the cookies", on: "#accept" },
]);
