import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { checkTable } from "@/tests/support/check-table";
import { nothingChanged } from "./nothing-changed";

const loft = (control: string, more = "", role = "button") => `
  heading "Loft"
  ${role} "${control}" #used
  list "Pigeons"
    item "Blue hen"
${more}`;
const moved = (parts: Record<string, unknown> = {}) => ({
  report: { witness: { recentEvents: [], didDomMutate: true, ...parts } },
});
/** Only the client saw a change. */
const unseen = (step: string, control: string, more: Partial<CaseParts> = {}) => ({
  step,
  before: loft(control),
  on: "#used",
  again: true,
  ...moved(),
  ...more,
});
const dialog = `\n  heading "Loft"\n  dialog "Hens"\n    button "Shut" #used`;

checkTable(nothingChanged, [
  ...(
    [
      ["Go to the hens", "Hens", "refuted"],
      ["Switch to the grid view", "Grid", "nothing"],
      ["Search for hens", "Seek", "refuted"],
      ["Filter the pigeons by colour", "Colours", "refuted"],
      ["Open the hen page", "Hens", "refuted"],
      ["Open the hen details", "Hens", "refuted"],
      ["Open the hens", "Hens", "nothing"],
      ["Edit the hen", "Edit", "refuted"],
      ["Edit the hen", "Save it", "refuted"],
      ["Edit the hen", "Blue", "nothing"],
      ["Add a hen", "One more", "refuted"],
      ["Submit the hens", "Off", "refuted"],
      ["Clear the hens", "Empty", "refuted"],
      ["Continue", "Onwards", "refuted"],
      ["Close the hens", "Shut", "nothing"],
    ] as const
  ).map(([step, control, says]) => ({
    when: `only the client saw a change, by "${control}": ${step}`,
    says,
    ...unseen(step, control),
  })),
  {
    when: "a dialog was to be closed, and is there",
    says: "refuted",
    ...unseen("Close the dialog", "Shut", { before: dialog }),
  },
  {
    when: "a link was to open it",
    says: "refuted",
    ...unseen("Open the hens", "Hens", { before: loft("Hens", "", "link").replace("#used", ">/hens #used") }),
  },
  {
    when: "a question for it broke",
    says: "refuted",
    ...unseen("Open the hens", "Hens", { requests: ["GET /hens 500"] }),
  },
]);

const fault = '  alert "Could not send the flock"';
const vain = {
  step: "Send the flock to Ghent",
  before: loft("Send"),
  on: "#used",
  after: loft("Send", fault),
  again: true,
};

describe("only the message of a fault came", () => {
  const isVain = (parts: Partial<CaseParts>): boolean => {
    const ground = groundOf(aVerificationCase({ ...vain, ...parts }));
    const decision = nothingChanged.applies(ground) ? nothingChanged.check(ground) : undefined;
    return decision?.outcome === "refuted" && decision.reason.startsWith("Nothing came of it");
  };
  const other = '  alert "Could not reach the weather"';
  it.each<[string, boolean, Partial<CaseParts>]>([
    ["that speaks of something else", true, { after: loft("Send", other) }],
    ["and something was stored", false, { after: loft("Send", other), requests: ["POST /flock 200"] }],
    ["and something is under way", false, { after: loft("Send", other), requests: ["POST /flock"] }],
    ["and something else came with it", false, { after: loft("Send", `${other}\n  link "Ghent weather"`) }],
    ["with a button to close it", true, { after: loft("Send", `${other}\n  button "Close"`) }],
    ["and another one", false, { after: loft("Send", `${other}\n  alert "Wind was denied"`) }],
    ["told twice", true, { after: loft("Send", `${other}\n  alert "Could not reach the weather today"`) }],
    ["and one that it is done", false, { after: loft("Send", `${other}\n  status "The flock was sent"`) }],
    ["and the control is gone", false, { after: loft("Call back", other) }],
    ["and it was only pointed at", false, { after: loft("Send", other), does: "hover" }],
    ["and the step only opens something", false, { step: "Open the hens", after: loft("Send", other) }],
    ["at the first look", false, { after: loft("Send", other), again: false }],
    [
      "and a message of before went",
      true,
      { after: loft("Send", other), text: "Loft\nThe roost was saved", textAfter: "Loft" },
    ],
  ])("%s: %s", (_, is, parts) => expect(isVain(parts)).toBe(is));
});

const board = (more = "", busy = "") => `
  heading "Loft"
  button "Fly" #used
  list "Hens"${busy}
${more}`;
const fly = { step: "Fly the hens", before: board(), on: "#used", again: true };
const still = { report: { witness: { recentEvents: [], didDomMutate: false, didNetworkOccur: false } } };
const missing = { ...fly, requests: ["GET /hens 500"], text: "Loft", textAfter: "Loft\nNo hens" };
const working = board("", " [busy]");

checkTable(nothingChanged, [
  { when: "a question broke, and a few words came", says: "refuted", ...missing },
  {
    when: "a question was answered, and a few words came",
    says: "nothing",
    ...missing,
    requests: ["GET /hens 200"],
  },
  {
    when: "a question broke, and three lines came",
    says: "refuted",
    ...missing,
    textAfter: "Loft\nNo hens\nNone\nNot one",
  },
  {
    when: "a question broke, and four lines came",
    says: "nothing",
    ...missing,
    textAfter: "Loft\nNo hens\nNone\nNot one\nNo",
  },
  { when: "a question broke, and a line went", says: "nothing", ...missing, text: "Loft\nTwo hens" },
  {
    when: "a question broke, and a link went with it",
    says: "nothing",
    ...missing,
    before: board('  link "Roost"'),
    after: board(),
  },
  { when: "a question broke, and a link came", says: "refuted", ...missing, after: board('  link "Roost"') },
  {
    when: "the list was busy before, and the client saw it stand still",
    says: "refuted",
    ...fly,
    before: working,
    ...still,
  },
  {
    when: "the list was busy before, and the client saw it move",
    says: "nothing",
    ...fly,
    before: working,
    ...moved(),
  },
  {
    when: "the list was busy before, and nobody saw whether it moved",
    says: "nothing",
    ...fly,
    before: working,
  },
  { when: "the list is busy since then", says: "nothing", ...fly, after: working, ...still },
]);

const waiting = { ...fly, text: "Loft\nPlease wait" };
checkTable(nothingChanged, [
  {
    when: "the page asks to wait since then",
    says: "nothing",
    ...waiting,
    text: "Loft",
    textAfter: "Loft\nPlease wait",
    ...still,
  },
  { when: "it asked before, and stood still", says: "refuted", ...waiting, ...still },
  {
    when: "it asked before, and asked the site",
    says: "nothing",
    ...waiting,
    report: { witness: { recentEvents: [], didDomMutate: false, didNetworkOccur: true } },
  },
  { when: "it asked before, and nobody saw whether it moved", says: "nothing", ...waiting },
]);

checkTable(nothingChanged, [
  ...(
    [
      ["Turn on dark mode", true, "refuted"],
      ["Turn on dark mode", false, "nothing"],
      ["Switch the theme", true, "refuted"],
      ["Switch the theme", false, "nothing"],
      ["Fold the side bar", true, "refuted"],
      ["Fold the sidebar", false, "nothing"],
      ["Pause the flight", true, "refuted"],
      ["Pause the flight", false, "nothing"],
      ["Copy the hens", true, "nothing"],
      ["Print the hens", true, "nothing"],
      ["Zoom in", true, "nothing"],
      ["Go full screen", true, "nothing"],
    ] as const
  ).map(([step, isStill, says]) => ({
    when: `${step}, and ${isStill ? "the page stood still" : "nobody saw whether it moved"}`,
    says,
    ...fly,
    step,
    ...(isStill ? still : {}),
  })),
]);

const ticking = {
  ...fly,
  step: "Expand the roost",
  text: "Loft\n118 guests here",
  textAfter: "Loft\n121 guests here",
};
checkTable(nothingChanged, [
  { when: "only a number went on", says: "refuted", ...ticking },
  {
    when: "another line came with it",
    says: "nothing",
    ...ticking,
    textAfter: "Loft\n121 guests here\nRoost one",
  },
  { when: "the number may be what was to come", says: "nothing", ...ticking, step: "Add a guest" },
  {
    when: "only something else is told",
    says: "refuted",
    ...fly,
    step: "Expand the roost",
    after: board('  status "Rain tonight"'),
  },
  {
    when: "something is told of it",
    says: "nothing",
    ...fly,
    step: "Expand the roost",
    after: board('  status "The roost is dark"'),
  },
]);
