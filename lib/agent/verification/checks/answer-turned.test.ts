import { checkTable } from "@/tests/support/check-table";
import { answerTurned } from "./answer-turned";

const pump = (command: string, ...more: string[]) => `
  heading "Pump"
  button "${command}" #command
  button "Rinse" #rinse
${more.map((row) => `  ${row}`).join("\n")}
`;
const asked = ['dialog "Are you sure?"', '  button "Yes" #yes', '  button "No" #no'];
const told = (text: string) => pump("Resume", `status "${text}"`);
const pause = {
  step: "Confirm pausing with Yes",
  before: pump("Pause", ...asked),
  on: "#yes",
  after: told("Paused successfully"),
  again: true,
};
const nothing = { says: "nothing", others: "may" } as const;

checkTable(answerTurned, [
  { when: "it was paused, and says so", says: "verified", ...pause },
  { when: "it is so since a moment ago", says: "looks again", ...pause, again: false },
  {
    when: "it was resumed, and says so",
    says: "verified",
    ...pause,
    step: "Confirm resuming with Yes",
    before: pump("Resume", ...asked),
    after: pump("Pause", 'status "Resumed successfully"'),
  },
  { when: "the message is of something else", ...nothing, ...pause, after: told("Saved successfully") },
  { when: "there is no message", ...nothing, ...pause, after: pump("Resume") },
  { when: "it tells that it is not done yet", ...nothing, ...pause, after: told("Pausing in a minute") },
  {
    when: "the control offers it still",
    ...nothing,
    ...pause,
    after: pump("Pause", 'status "Paused successfully"'),
  },
  {
    when: "the control is called something else",
    ...nothing,
    ...pause,
    after: pump("Weigh", 'status "Paused successfully"'),
  },
  { when: "the step is about something else", ...nothing, ...pause, step: "Confirm rinsing with Yes" },
  {
    when: "an error came with it",
    ...nothing,
    ...pause,
    after: pump("Resume", 'status "Paused successfully"', 'alert "Could not be saved"'),
  },
  {
    when: "another control turned as well",
    ...nothing,
    ...pause,
    before: pump("Pause", 'button "Play the bell" #bell', ...asked),
    after: pump("Resume", 'button "Pause the bell" #bell', 'status "Paused successfully"'),
  },
  {
    when: "the question stays",
    ...nothing,
    ...pause,
    after: pump("Resume", ...asked, 'status "Paused successfully"'),
  },
  {
    when: "it was not asked in a dialog",
    ...nothing,
    ...pause,
    before: pump("Pause", 'region "Are you sure?"', ...asked.slice(1)),
  },
  {
    when: "it was asked in a part of a dialog",
    says: "verified",
    ...pause,
    before: pump(
      "Pause",
      'dialog "Pump"',
      '  region "Are you sure?"',
      ...asked.slice(1).map((row) => `  ${row}`),
    ),
  },
  { when: "the pointer only stood on the answer", ...nothing, ...pause, does: "hover" },
  { when: "the answer was no", ...nothing, ...pause, step: "Answer the pausing with No", on: "#no" },
  { when: "the site refused it", ...nothing, ...pause, requests: ["POST /pumps/2 409"] },
  { when: "the site did not hear it", ...nothing, ...pause, requests: ["POST /pumps/2 failed"] },
]);
