import { checkTable } from "@/tests/support/check-table";
import { choiceShown } from "./choice-shown";

/** A job of the harbour, with the list of where it may stand let down. */
const job = (shown: string, list = true): string => `
  heading "Job 7"
  button "Stage: ${shown}" #stage${list ? '\n  list "Stages"\n    option "To do" #todo\n    option "Afloat" #afloat' : ""}
  link "Boats"
`;
const move = {
  step: "Move the job to Afloat",
  before: job("To do"),
  on: "#afloat",
  after: job("Afloat", false),
  requests: ["PUT /jobs/7 200"],
  again: true,
} as const;
const silent = { ...move, says: "nothing" } as const;

checkTable(choiceShown, [
  { when: "it was moved by its list, and the site kept it", says: "verified", ...move },
  {
    when: "what it is moved to is also what a column is called",
    says: "verified",
    ...move,
    before: `${job("To do")}  region "Afloat"\n    button "Afloat"`,
    after: `${job("Afloat", false)}  region "Afloat"\n    button "Afloat"`,
  },
  { when: "nothing was kept", ...silent, requests: [] },
  { when: "the site refused it", ...silent, requests: ["PUT /jobs/7 409"], others: "may" },
  { when: "it was moved to another place", ...silent, on: "#todo", after: job("Afloat", false) },
  { when: "the step takes it from there", ...silent, step: "Remove the job from Afloat" },
  { when: "the step moves it elsewhere", ...silent, step: "Move the job to the pier" },
  { when: "the step says no place", ...silent, step: "Move the job", others: "may" },
  { when: "the control still shows the old place", ...silent, after: job("To do", false), others: "may" },
]);

/** The list as a part of the page: only the option that was picked stays. */
const sail = (...options: string[]): string =>
  `\n  heading "Sail"\n  list "Colours"${options.map((option) => `\n    item "${option}"`).join("")}\n  link "Ropes"`;
const lines = (...said: string[]): string => ["Sail", ...said, "Ropes"].join("\n");
const pick = {
  step: "Choose Rust as the colour",
  before: sail("Moss", "Rust", "Sand"),
  text: lines("Now: Moss", "Moss", "Rust", "Sand"),
  on: "Rust",
  after: sail("Rust"),
  textAfter: lines("Rust"),
  again: true,
} as const;
const kept = { ...pick, says: "nothing", others: "may" } as const;

checkTable(choiceShown, [
  { when: "only what was picked is left of the list", says: "verified", ...pick },
  {
    when: "the one that was chosen before stood below the list",
    says: "verified",
    ...pick,
    text: lines("Moss", "Rust", "Sand", "Now: Moss"),
  },
  ...['\n  list "Ropes"\n    item "Hemp"', '\n  clickable "Hemp"'].map((more) => ({
    when: `something else stays: ${more.trim()}`,
    says: "verified" as const,
    ...pick,
    before: sail("Moss", "Rust", "Sand") + more,
    after: sail("Rust") + more,
  })),
  {
    when: "an entry without a name stays",
    says: "verified",
    ...pick,
    before: sail("Moss", "Rust", "Sand", ""),
    after: sail("Rust", ""),
  },
  {
    when: "a link of the list stays",
    says: "verified",
    ...pick,
    before: sail("Moss", "Rust", "Sand").replace("  link", '    link "More"\n  link'),
    after: sail("Rust").replace("  link", '    link "More"\n  link'),
  },
  {
    when: "it went from one of its two lines",
    ...kept,
    text: lines("Moss", "Rust", "Sand", "Rust"),
  },
  {
    when: "its line says more",
    ...kept,
    text: lines("Moss", "Rust (red)", "Sand", "Now: Moss"),
    textAfter: lines("Rust (red)"),
  },
  { when: "another one is left as well", ...kept, after: sail("Rust", "Sand") },
  { when: "it was the only one", ...kept, before: sail("Rust"), text: lines("Now: Moss", "Rust") },
  { when: "the others only went out of the text", ...kept, after: sail("Moss", "Rust", "Sand") },
  {
    when: "fewer lines went than others stood there",
    ...kept,
    text: lines("Rust", "Sand"),
    textAfter: lines("Rust"),
  },
  { when: "it is no line of the page any more", ...kept, textAfter: lines("In rust") },
  {
    when: "it went from one of two lines",
    ...kept,
    text: lines("Rust", "Moss", "Rust!", "Sand"),
    textAfter: lines("Now: Rust"),
  },
  { when: "the step opens it", ...kept, step: "Open Rust" },
]);

/** A job, with the list of whom it may be given to let down. */
const task = (list: boolean, control = ""): string => `
  heading "Job 7"
${list ? '  list "Crew"\n    option "Ida" #ida\n    option "Ole" #ole\n' : ""}  link "Boats"
${control}`;
const assign = {
  step: "Assign the job to Ida",
  before: task(true),
  on: "#ida",
  after: task(false, '  button "Ida"'),
  again: true,
} as const;
const unassigned = { ...assign, says: "nothing", others: "may" } as const;

checkTable(choiceShown, [
  { when: "the list closed, and a button came that is called so", says: "verified", ...assign },
  {
    when: "a button came that is called as another one",
    ...unassigned,
    after: task(false, '  button "Ole"'),
  },
  { when: "a link came that is called so", ...unassigned, after: task(false, '  link "Ida"') },
  { when: "the list is still open", ...unassigned, after: task(true, '  button "Ida"') },
  { when: "the button stood there before", ...unassigned, before: task(true, '  button "Ida"') },
  {
    when: "a field took over the value from another one of the list",
    says: "verified",
    ...assign,
    before: task(true, '  combobox "Rower" ="Ole"'),
    after: task(false, '  combobox "Rower" ="Ida"'),
  },
  {
    when: "a field took over the value from what is none of the list",
    ...unassigned,
    before: task(true, '  combobox "Rower" ="Nobody"'),
    after: task(false, '  combobox "Rower" ="Ida"'),
  },
]);
