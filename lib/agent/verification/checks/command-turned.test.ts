import { checkTable } from "@/tests/support/check-table";
import { commandTurned } from "./command-turned";

const login = (name: string, more = "") => `
  heading "Log in to the archive"
  form "Log in"
    textbox "E-mail"
    textbox:password "Passphrase" ="x"
    button "${name}" #eye
    button "Log in"
${more}`;
const reveal = {
  step: "Show the passphrase",
  before: login("Show passphrase"),
  on: "#eye",
  after: login("Hide passphrase"),
};

checkTable(commandTurned, [
  { when: "it would take back what it did", says: "verified", ...reveal },
  {
    when: "the step says no more than to press it",
    says: "verified",
    ...reveal,
    step: 'Click "Dark mode"',
    before: login("Dark mode"),
    after: login("Light mode"),
  },
  {
    when: "the step says it in its own words",
    says: "verified",
    ...reveal,
    step: "Turn on the dark mode",
    before: login("Dark mode"),
    after: login("Light mode"),
  },
  {
    when: "the step says what it was, too",
    says: "verified",
    ...reveal,
    step: "Switch from the light mode to the dark mode",
    before: login("Dark mode"),
    after: login("Light mode"),
  },
  {
    when: "the step says both ways",
    says: "nothing",
    ...reveal,
    step: "Change the dark mode to the light mode",
    before: login("Dark mode"),
    after: login("Light mode"),
  },
  {
    when: "the step presses something that is not called so",
    says: "nothing",
    ...reveal,
    step: "Click to change between dark and light",
    before: login("Dark mode"),
    after: login("Light mode"),
  },
  {
    when: "it is called otherwise in another word",
    says: "nothing",
    ...reveal,
    after: login("Hide hint"),
  },
  { when: "the step wants the reverse", says: "nothing", ...reveal, step: "Hide the passphrase" },
  { when: "the step denies it", says: "nothing", ...reveal, step: "The passphrase should not be shown" },
  {
    when: "the step denies what it was",
    says: "verified",
    ...reveal,
    step: "The passphrase should no longer be hidden",
  },
  {
    when: "the step names a thing that is nowhere around",
    says: "nothing",
    ...reveal,
    step: "Show the passphrase of Oskar",
  },
  {
    when: "the page says that it failed",
    says: "nothing",
    ...reveal,
    step: "Turn on the dark mode",
    before: login("Dark mode"),
    after: login("Light mode", '  alert "Something went wrong" [.error]'),
  },
  { when: "the site refused something", says: "nothing", ...reveal, requests: ["POST /prefs 500"] },
]);

const rooms = (own: string, other = "Select", more = "") => `
  heading "Rooms in May"
  list "Rooms"
    item "Garden room"
      button "${own}" #garden
    item "Attic room"
      button "${other}" #attic
${more}`;
const pick = {
  step: "Select the garden room",
  before: rooms("Select"),
  on: "#garden",
  after: rooms("Selected"),
};

checkTable(commandTurned, [
  { when: "it says that its entry is the chosen one", says: "verified", ...pick },
  { when: "the step denies the choice", says: "nothing", ...pick, step: "Select no longer the garden room" },
  {
    when: "it is no choice that it offered",
    says: "nothing",
    ...pick,
    before: rooms("Details"),
    after: rooms("Detailed"),
  },
  { when: "it can be chosen still", says: "nothing", ...pick, after: rooms("Selectable") },
  {
    when: "the step chooses nothing",
    says: "nothing",
    ...pick,
    step: "Book the garden room",
    requests: ["POST /picks 201"],
  },
  { when: "it was added", says: "nothing", ...pick, before: rooms("Add"), after: rooms("Added") },
  {
    when: "its entry is turned over and nobody was told",
    says: "nothing",
    ...pick,
    step: "Pause the garden room",
    before: rooms("Pause"),
    after: rooms("Resume"),
  },
]);

const timer = (name: string): string => `
  table "Tasks"
    row "Copy the files ${name}"
      link "${name}" >https://garden.test/timer?task=6 #timer`;
checkTable(
  commandTurned,
  (
    [
      ["its address was asked for without leaving the page", "verified", ["GET /timer 200 xhr"]],
      ["another address was", "nothing", ["GET /status 200 xhr"]],
      ["nothing was asked for", "nothing", []],
      ["its address was not answered", "nothing", ["GET /timer 404 xhr"]],
    ] as const
  ).map(([when, says, requests]) => ({
    when: `the command of an entry is a link, and ${when}`,
    says,
    step: "Start the timer for the files",
    before: timer("Start timer"),
    on: "#timer",
    again: true,
    requests,
    after: timer("Stop timer"),
  })),
);

const apps = (first: string): string =>
  `\n  heading "Apps"\n  list "Apps"\n    item "Birch, notes"\n      button "${first}" #birch\n    item "Cedar, mail"\n      button "Connect" #cedar`;
const says = (message: string): string => (message === "" ? "" : `\n  status "${message}"`);
checkTable(
  commandTurned,
  (
    [
      ["the page says so by its name", "verified", "Connect Birch", "Connected ✓", "Birch connected", []],
      [
        "the page said so",
        "verified",
        "Connect Birch",
        "Connected",
        "",
        ["[1s ago] Added: 'Birch connected'"],
      ],
      [
        "a message went",
        "nothing",
        "Connect Birch",
        "Connected",
        "",
        ["[1s ago] Removed: 'Birch connected'"],
      ],
      ["the page says it of nobody", "nothing", "Connect Birch", "Connected", "Connected", []],
      ["the page says it of another", "nothing", "Connect Birch", "Connected", "Cedar connected", []],
      ["the page denies it", "nothing", "Connect Birch", "Connected", "Birch is not connected", []],
      ["the page says nothing", "nothing", "Connect Birch", "Connected", "", []],
      ["it is at it still", "nothing", "Connect Birch", "Connecting…", "Birch connected", []],
      ["it is another entry's", "nothing", "Connect Cedar", "Connected", "Cedar connected", []],
      ["it was not to be", "nothing", "Birch must not be connected", "Connected", "Birch connected", []],
    ] as const
  ).map(([how, word, step, is, message, recentEvents]) => ({
    when: `an app is connected by the command of its entry, and ${how}`,
    says: word,
    step,
    before: apps("Connect"),
    on: "#birch",
    after: `${apps(is)}${says(message)}`,
    again: true,
    report: { witness: { recentEvents: [...recentEvents], didDomMutate: true } },
    ...(word === "nothing" ? { others: "may" as const } : {}),
  })),
);
