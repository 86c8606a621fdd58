import { checkTable } from "@/tests/support/check-table";
import { deedTold } from "./deed-told";

const visit = (offer: string, more = "") => `
  heading "First interview"
${offer}  link "Visits" >/visits
${more}`;
const offered = '  button "Cancel visit" #cancel\n';
const told = (state: string, more = "") => `First interview\n${state}\nRoom 4${more}`;
const call = {
  step: 'Cancel the visit "First interview"',
  before: visit(offered),
  text: told("Requested"),
  on: "#cancel",
  after: visit(""),
  requests: ["PUT /visits/8 200"],
};
const question = '  dialog "Void invoice"\n    button "Back"\n    button "Void" #yes\n';
const invoice = (offer: string) =>
  `\n  heading "${offer.includes("Mark as") || offer.includes("alert") ? "Quote" : "Invoice"} 54"\n  link "Invoices" >/i\n  link "Quotes" >/q\n  link "Contacts" >/c\n${offer}`;

/** The page of one pump, with its button in a form of its own. */
const pump = (name: string, more = ""): string =>
  `\n  heading "Pump 7"\n  link "Pumps" >/pumps\n  form\n${more}    button "${name}" #turn`;
const stop = {
  step: "Stop the pump that is running",
  before: pump("Stop"),
  text: "Pump 7\nRunning",
  on: "#turn",
  after: pump("Start over"),
  requests: ["POST /pumps/7/stop 200"],
};

checkTable(deedTold, [
  {
    when: "what went on is said to be cancelled, and its button offers something else",
    says: "verified",
    ...stop,
    textAfter: "Pump 7\nCANCELLED",
  },
  ...(
    [
      ["Stop the pump that is running", "Stop", "ABORTED"],
      ["Cancel the test run of the pump", "Cancel the run", "KILLED"],
      ["Cancel the test run of the pump", "Cancel the run", "Stopped"],
    ] as const
  ).map(([step, name, state]) => ({
    when: `"${name}" was pressed for what comes to "${state}" by itself when it breaks`,
    says: "nothing" as const,
    others: "may" as const,
    ...stop,
    step,
    before: pump(name),
    textAfter: `Pump 7\n${state}`,
  })),
  {
    when: "a part of it says the same",
    says: "verified",
    ...stop,
    textAfter: "Pump 7\nCANCELLED\nLog\ncancelled\n3 lines",
  },
  {
    when: "what went on has finished by itself",
    says: "nothing",
    others: "may",
    ...stop,
    textAfter: "Pump 7\nFinished",
  },
  {
    when: "a part of it is stopped, and it can be stopped still",
    says: "nothing",
    others: "may",
    ...stop,
    after: pump("Stop"),
    textAfter: "Pump 7\nRunning\nLog\nstopped",
  },
  {
    when: "the form around its button is filled in",
    says: "nothing",
    others: "may",
    ...stop,
    before: pump("Stop", '    textbox "Reason" ="Leak"\n'),
    textAfter: "Pump 7\nCANCELLED",
  },
  {
    when: "its page says so in place of another word, and does not offer it any more",
    says: "verified",
    ...call,
    textAfter: told("Cancelled"),
  },
  {
    when: "its page said so before",
    says: "nothing",
    others: "may",
    ...call,
    text: told("Cancelled"),
    textAfter: told("Cancelled"),
  },
  {
    when: "its page offers it still",
    says: "nothing",
    others: "may",
    ...call,
    after: visit(offered),
    textAfter: told("Cancelled"),
  },
  {
    when: "its page says something else",
    says: "nothing",
    others: "may",
    ...call,
    textAfter: told("Confirmed"),
  },
  {
    when: "its page says that it is not so",
    says: "nothing",
    others: "may",
    ...call,
    textAfter: told("Not cancelled"),
  },
  {
    when: "a message says so",
    says: "nothing",
    others: "may",
    ...call,
    after: visit("", '  alert "Cancelled"'),
    textAfter: told("Requested", "\nCancelled"),
  },
  {
    when: "it is the page of another one",
    says: "nothing",
    others: "may",
    ...call,
    step: 'Cancel the visit "Second interview"',
    textAfter: told("Cancelled"),
  },
  {
    when: "the site refused it",
    says: "nothing",
    others: "may",
    ...call,
    requests: ["PUT /visits/8 409"],
    textAfter: told("Cancelled"),
  },
  {
    when: "several things could have it done to them",
    says: "nothing",
    others: "may",
    ...call,
    before: visit(`${offered}  button "Cancel trip"\n`),
    after: visit('  button "Cancel trip"\n'),
    textAfter: told("Cancelled"),
  },
  {
    when: "its page says so before a sign and what else is to be said",
    says: "verified",
    ...call,
    textAfter: told("Cancelled · asked for 3 days ago by Ida"),
  },
  {
    when: "something on its page said so before, and its control offers something else now",
    says: "verified",
    ...call,
    text: told("Requested", "\nCancelled 2"),
    after: visit('  button "Reopen visit" #cancel\n'),
    textAfter: told("Cancelled", "\nCancelled 2"),
  },
  {
    when: "something on its page said so before, and its control offers the same",
    says: "nothing",
    ...call,
    text: told("Requested", "\nCancelled 2"),
    after: visit(offered),
    textAfter: told("Cancelled", "\nCancelled 2"),
  },
  {
    when: "a message says so by its word, and its control is gone",
    says: "verified",
    ...call,
    after: visit("", '  alert "Visit was cancelled successfully"'),
    textAfter: told("Free", "\nVisit was cancelled successfully"),
  },
  ...(
    [
      ["verified", "Visit cancelled", "3", "the count of such things went down"],
      ["nothing", "Visit cancelled", "4", "nothing else reads otherwise"],
      ["nothing", "Visit not cancelled", "3", "it says that it was not done"],
      ["nothing", "Visit kept", "3", "it says something else"],
    ] as const
  ).map(([says, message, count, how]) => ({
    when: `a message came that is none of success by its look, its control is gone, and ${how}`,
    says,
    others: "may" as const,
    ...call,
    step: "Cancel the visit",
    before: visit(offered, '  link "Visits 4" #visits'),
    after: visit("", `  link "Visits ${count}" #visits\n  status "${message}"`),
    text: told("Free"),
    textAfter: told("Free", `\n${message}`),
  })),
  {
    when: "a message says so by its word, and its control is there",
    says: "nothing",
    ...call,
    after: visit(offered, '  alert "Visit was cancelled successfully"'),
    textAfter: told("Free", "\nVisit was cancelled successfully"),
  },
  ...(
    [
      ["Declined", "Quote declined", "verified"],
      ["Accepted", "Quote accepted", "nothing"],
      ["Sent", "Card declined, the quote is as it was", "nothing"],
    ] as const
  ).map(([state, message, says]) => ({
    when: `it is offered as a mark, the page says "${state}" and a message "${message}"`,
    says,
    others: "may" as const,
    step: "Decline the quote 54",
    before: invoice('  button "Mark as Accepted"\n  button "Mark as Declined" #no'),
    text: "Quote 54\nSent\nMark as Accepted\nMark as Declined",
    on: "#no",
    after: invoice(`  alert "${message}"`),
    textAfter: `Quote 54\n${state}\n27 Nov, 10:57 Ida: ${message}\n${message}`,
    requests: ["PUT /quotes/54 200"],
  })),
  {
    when: "the question about it was answered",
    says: "verified",
    step: "Confirm voiding the invoice",
    before: invoice(`  button "Void"\n${question}`),
    text: "Invoice 54\nOpen",
    on: "#yes",
    after: invoice(""),
    textAfter: "Invoice 54\nVoided",
    requests: ["PUT /invoices/54 200"],
  },
]);
