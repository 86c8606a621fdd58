import { checkTable } from "@/tests/support/check-table";
import { controlConsumed } from "./control-consumed";

/** Without a form around it. */
const contact = (field: string, button: string, more = ""): string =>
  `\n  region:navigation ""\n    item "Home"\n  region "Ask the beekeeper"\n    textbox "" =${JSON.stringify(field)} #text\n    button "${button}" #send${more}`;
const asked = {
  step: "Send the message",
  before: contact("Do you sell wax?", "Send message"),
  on: "#send",
  requests: ["POST /contact 200"],
  after: contact("", "Message sent"),
};
const letters = '\n    item "Are you open?"';
const posted = { ...asked, step: "Post the message", before: contact("Do you sell wax?", "Post message") };
const wall = '\n  list "Wall"\n    item "Are you open?"';

checkTable(controlConsumed, [
  { when: "no site shows what was sent there", says: "verified", ...asked },
  {
    when: "what was sent there before is shown in that part, and this is not",
    says: "nothing",
    ...asked,
    before: `${asked.before}${letters}`,
    after: `${asked.after}${letters}`,
  },
  {
    when: "what is kept comes to a list elsewhere, and did not",
    says: "nothing",
    ...posted,
    before: `${posted.before}${wall}`,
    after: `${contact("", "Message posted")}${wall}`,
  },
  {
    when: "only the way through the site is listed",
    says: "verified",
    ...posted,
    after: contact("", "Message posted"),
  },
  {
    when: "what is sent comes to no list elsewhere",
    says: "verified",
    ...asked,
    before: `${asked.before}${wall}`,
    after: `${asked.after}${wall}`,
  },
  {
    when: "nothing of it is listed, and the button is only shut",
    says: "nothing",
    ...asked,
    after: contact("", "Send message").replace('"Send message"', '"Send message" [disabled]'),
  },
]);
