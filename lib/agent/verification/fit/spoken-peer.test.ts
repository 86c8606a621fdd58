import { expect, it } from "vitest";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { spokenPeer } from "./spoken-peer";

const menu = `list
  link "Home"
  link "My Account" #used
  link "Bank Accounts"`;
const filters = `list
  button "Date: all" #used
  button "Amount: all"`;

it.each([
  ["Open Bank Accounts in the side menu", menu, "other"],
  ["Go to the bank accounts", menu, "other"],
  ["Open the account", menu, "this"],
  ["Open the amount filter", filters, "other"],
  ["Open the date filter", filters, "this"],
])("%s", (step, before, expected) => {
  expect(groundOf(aVerificationCase({ step, before, on: "#used" })).fit.fit).toBe(expected);
});

const crew = (own: string, ...peers: string[]): string =>
  ["list", `  ${own} #used`, ...peers.map((peer) => `  ${peer}`)].join("\n");
const logs = crew('link "Ship logs"', 'link "Night watch logs"');
const step = "Open the night watch logs";

it.each<[string, string, string, string | undefined]>([
  ["the step says all of another one", step, logs, "Night watch logs"],
  ...["Go to", "Navigate to", "Visit", "View", "Show"].map((word): [string, string, string, string] => [
    `${word} is said`,
    `${word} the night watch logs`,
    logs,
    "Night watch logs",
  ]),
  ["it is to be done something else", "Delete the night watch logs", logs, undefined],
  ["the step says which by order", "Open the night watch logs, the second link", logs, undefined],
  ["the step says a part of the other one", "Open the watch logs", logs, undefined],
  ["the step says none of either", "Open the galley", logs, undefined],
  [
    "the step says as much of this one",
    "Open the ship night logs",
    crew('link "Ship logs"', 'link "Night logs"'),
    undefined,
  ],
  ["the step says a word that only this one has", "Open the ship night watch logs", logs, undefined],
  ["the other one is a button", step, logs.replace('link "Night', 'button "Night'), undefined],
  ["both are boxes", step, logs.replaceAll("link", "checkbox"), undefined],
  ...["button", "menuitem", "tab", "clickable"].map((role): [string, string, string, string] => [
    `both are ${role}s`,
    step,
    logs.replaceAll("link", role),
    "Night watch logs",
  ]),
  [
    "two others are said",
    "Open the day crew night watch logs",
    crew('link "Ship logs"', 'link "Night watch logs"', 'link "Day crew logs"'),
    undefined,
  ],
  [
    "two others are called alike",
    step,
    crew('link "Ship logs"', 'link "Night watch logs"', 'link "Night watch logs"'),
    "Night watch logs",
  ],
  ["this one is called nothing", step, crew('link ""', 'link "Night watch logs"'), undefined],
  ["one word is said of a plain one", "Open the charts", crew('link "Logs"', 'link "Charts"'), undefined],
  [
    "one word is said, and both tell what is chosen",
    "Open the depth filter",
    crew('button "Wind: any"', 'button "Depth: 5 m"'),
    "Depth: 5 m",
  ],
  [
    "one word is said, and only the other one tells it",
    "Open the depth filter",
    crew('button "Wind"', 'button "Depth: 5 m"'),
    undefined,
  ],
  [
    "one word is said, and only this one tells it",
    "Open the depth filter",
    crew('button "Wind: any"', 'button "Depth"'),
    undefined,
  ],
  [
    "only what is chosen by the other one is said",
    "Open the shallow filter",
    crew('button "Wind: any"', 'button "Depth: shallow"'),
    undefined,
  ],
])("where %s: %s", (_, said, before, expected) => {
  const { nodesBefore, target } = groundOf(aVerificationCase({ step: said, before, on: "#used" }));
  const found = spokenPeer(nodesBefore, target.index, readStepIntent(said));
  expect(nodesBefore[found ?? -1]?.name).toBe(expected);
});
