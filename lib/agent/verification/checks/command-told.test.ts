import { checkTable } from "@/tests/support/check-table";
import { commandTurned } from "./command-turned";

const belts = (command: string, ...more: string[]) => `
  heading "Belts"
  list "Belts"
    item "North belt"
      button "${command}" #north
    item "South belt"
      button "Weigh"
${more.map((row) => `  ${row}`).join("\n")}
`;
const paused = 'status "Paused successfully"';
const pause = {
  step: "Pause the north belt",
  before: belts("Pause"),
  on: "#north",
  after: belts("Resume", paused),
};
const nothing = { says: "nothing", others: "may" } as const;

checkTable(commandTurned, [
  { when: "the site says that it was done", says: "verified", ...pause },
  {
    when: "the site was told",
    says: "verified",
    ...pause,
    after: belts("Resume"),
    requests: ["POST /belts 200"],
  },
  { when: "nobody was told", ...nothing, ...pause, after: belts("Resume") },
  { when: "the site says something else", ...nothing, ...pause, after: belts("Resume", 'status "Saved"') },
  {
    when: "the site says that it is at it",
    ...nothing,
    ...pause,
    after: belts("Resume", 'status "Pausing the belt"'),
  },
  {
    when: "an error came as well",
    ...nothing,
    ...pause,
    after: belts("Resume", paused, 'alert "Not saved"'),
  },
  { when: "it was said before", ...nothing, ...pause, before: belts("Pause", paused) },
  { when: "the control is called as before", ...nothing, ...pause, after: belts("Pause", paused) },
  { when: "the site refused it", ...nothing, ...pause, requests: ["POST /belts 409"] },
]);
