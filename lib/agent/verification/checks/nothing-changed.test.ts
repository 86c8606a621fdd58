import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { checkTable } from "@/tests/support/check-table";
import { nothingChanged } from "./nothing-changed";

const page = (news = "Rain later", ...more: string[]) => `
  heading "Allotment"
  button "Rotate crops" #rotate
  list "Plots"
    item "North"
    item "South"
  link "${news}" #news
${more.join("\n")}
`;
const rotate = { step: "Rotate the crops", before: page(), on: "#rotate" };
const again = { ...rotate, again: true };
const saw = (...recentEvents: string[]) => ({ witness: { recentEvents } });

const opened = { step: "Open the crop plan", before: page(), on: "#rotate", again: true };

checkTable(nothingChanged, [
  {
    when: "what was pressed is disabled, and something else moved",
    says: "refuted",
    ...rotate,
    before: page().replace("#rotate", "[disabled] #rotate"),
    after: page("Rain now").replace("#rotate", "[disabled] #rotate"),
  },
  {
    when: "what was pressed is disabled, and a request is under way",
    says: "looks again",
    ...rotate,
    before: page().replace("#rotate", "[disabled] #rotate"),
    requests: ["POST /crops"],
    after: page().replace("#rotate", "[disabled] #rotate"),
  },
  ...(
    [
      ["Open the crop plan", "Your plot was saved", "refuted"],
      ["Open the crop plan", "Your plot is dry", "nothing"],
      ["Hide the crop plan", "Your plot was saved", "nothing"],
    ] as const
  ).map(([step, text, says]) => ({
    when: `"${text}" went with its box, and the step is "${step}"`,
    says,
    ...opened,
    step,
    before: page("Rain later", '  region ""'),
    text,
    textAfter: "",
    after: page(),
  })),
  ...([false, true] as const).map((moved) => ({
    when: `the page asks to wait as before, and the client saw it ${moved ? "move" : "stand still"}`,
    says: moved ? ("nothing" as const) : ("refuted" as const),
    ...opened,
    text: "Please wait …",
    report: { witness: { recentEvents: [], didDomMutate: moved, didNetworkOccur: false } },
  })),
  { when: "nothing changed", says: "looks again", ...rotate },
  { when: "nothing changed, also at a second look", says: "refuted", ...again },
  {
    when: "only the focus moved",
    says: "refuted",
    ...again,
    after: page().replace("#rotate", "[focused] #rotate"),
  },
  {
    when: "only what changes by itself did, says the client",
    says: "refuted",
    ...again,
    after: page("Sun later"),
    report: { ambientIds: ["news"] },
  },
  {
    when: "only a clock went on",
    says: "refuted",
    ...again,
    text: "It is 10:41:07",
    textAfter: "It is 10:41:12",
  },
  {
    when: "only an old message went away",
    says: "refuted",
    ...again,
    before: page("Rain later", '  alert "Welcome back"'),
    after: page(),
  },
  {
    when: "it went on counting by itself from look to look",
    says: "refuted",
    ...again,
    after: page("14 neighbours online"),
    before: page("11 neighbours online"),
    firstLook: { observations: ['link "11 neighbours online" is now "12 neighbours online"'] },
  },
  { when: "Enter was pressed", says: "refuted", ...again, does: "press", value: "Enter" },
  {
    when: "something else moved, which may have been it",
    says: "nothing",
    ...again,
    after: page("Sun later"),
  },
  { when: "the site took a request", says: "nothing", ...again, requests: ["POST /rotate 204"] },
  { when: "a request is still without an answer", says: "nothing", ...again, requests: ["POST /rotate"] },
  {
    when: "the client saw the address change and come back",
    says: "nothing",
    ...again,
    report: { witness: { recentEvents: [], didUrlChange: true } },
  },
  {
    when: "the page said something new",
    says: "nothing",
    ...again,
    after: page("Rain later", '  status "Working on it"'),
  },
  {
    when: "it had been marked as the present one all along",
    says: "nothing",
    ...again,
    before: page().replace("#rotate", "[current] #rotate"),
  },
  {
    when: "what is copied shows nowhere",
    says: "nothing",
    ...again,
    step: "Copy the plan",
    before: '\n  button "Copy plan" #rotate',
  },
  {
    when: "the client saw what no page shows",
    says: "nothing",
    ...again,
    report: saw("[0.5s ago] Changed: '1.00'"),
  },
  {
    when: "the client saw something that came and went",
    says: "nothing",
    ...again,
    report: saw("[2.1s ago] Added: 'Rotation done'", "[0.1s ago] Removed: 'Rotation done'"),
  },
  {
    when: "the client answered a message of the page",
    says: "nothing",
    ...again,
    report: saw("[0.5s ago] Dialog (alert, accepted): 'Rotate crops'"),
  },
  { when: "another tab opened", says: "nothing", ...again, report: saw("New tab: https://garden.test/") },
  {
    when: "the client answered a question of the page with no",
    says: "refuted",
    ...again,
    report: saw("[0.5s ago] Dialog (confirm, dismissed): 'Are you sure?'"),
  },
  {
    when: "the client saw what the page goes on showing",
    says: "refuted",
    ...again,
    report: saw("[0.5s ago] Added: 'Rain later'"),
  },
  {
    when: "the client saw a counter go on",
    says: "refuted",
    ...again,
    text: "11 neighbours online",
    report: saw("[0.5s ago] Changed: '126 neighbours online'", "[0.1s ago] Changed: '11 neighbours online'"),
  },
  {
    when: "what the client saw stood on the page at the first look and bore on nothing",
    says: "refuted",
    ...again,
    report: saw("[4.5s ago] Added: 'Seeds on offer'"),
    firstLook: { observations: ['Text appeared: "Seeds on offer"'] },
  },
  {
    when: "what the client saw was told by nobody else at the first look",
    says: "nothing",
    ...again,
    report: saw("[4.5s ago] Added: 'Seeds on offer'"),
    firstLook: { observations: ["The client saw: [4.5s ago] Added: 'Seeds on offer'"] },
  },
  {
    when: "a hint came up that says the control's own name",
    says: "refuted",
    ...again,
    report: saw("[0.5s ago] Added: 'Rotate crops'"),
  },
  {
    when: "a password was entered again, which shows nowhere",
    says: "nothing",
    ...again,
    step: 'Type "rake" into "Key"',
    before: '\n  textbox "Key" ="••••" #rotate',
    does: "setValue",
    value: "rake",
  },
  { when: "a key may move a cursor only", says: "nothing", ...again, does: "press", value: "ArrowDown" },
  { when: "the address changed", says: "nothing", ...again, urlAfter: "https://garden.test/start" },
  {
    when: "waiting promises nothing",
    says: "nothing",
    others: "verify",
    ...again,
    step: "Wait",
    does: "wait",
  },
  { when: "nothing is known of the page before", says: "nothing", ...again, unseen: true },
  ...["doubleClick", "check", "uncheck"].map((does) => ({
    when: `a ${does} did nothing`,
    says: "refuted" as const,
    ...again,
    does: does as "check",
  })),
  ...["goBack", "goForward"].map((does) => ({
    when: `${does} did nothing`,
    says: "refuted" as const,
    ...again,
    step: "Go on",
    does: does as "goBack",
  })),
  ...[
    "copy",
    "copies",
    "download",
    "export",
    "print",
    "share",
    "play",
    "pause",
    "record",
    "listen",
    "refresh",
    "reload",
    "sync",
  ].map((verb) => ({
    when: `the step's effect is outside of the page: ${verb}`,
    says: "nothing" as const,
    ...again,
    step: `Rotate the crops and ${verb} them`,
  })),
  ...[
    "Loading",
    "Please wait",
    "Working on it",
    "Saving",
    "Searching",
    "Processing",
    "Sending",
    "Submitting",
    "Fetching",
    "One moment",
  ].map((text) => ({
    when: `the page says "${text}…"`,
    says: "nothing" as const,
    ...again,
    text: `Allotment\n${text}…`,
  })),
  ...["Loading is what lorries are for, says Ann", "Now loading", "Workings"].map((text) => ({
    when: `the page says "${text}"`,
    says: "refuted" as const,
    ...again,
    text: `Allotment\n${text}`,
  })),
  {
    when: "something on the page is busy",
    says: "nothing",
    ...again,
    before: page().replace('list "Plots"', 'list "Plots" [busy]'),
  },
  {
    when: "the control was on all along",
    says: "nothing",
    ...again,
    before: page().replace("#rotate", "[pressed] #rotate"),
  },
  {
    when: "the control was the present one",
    says: "nothing",
    ...again,
    before: page().replace("#rotate", "[current] #rotate"),
  },
  {
    when: "another address was seen",
    says: "nothing",
    ...again,
    report: { witness: { recentEvents: [], didUrlChange: true } },
  },
  { when: "a request is on its way", says: "nothing", ...again, requests: ["POST /plots"] },
  { when: "a request was answered", says: "nothing", ...again, requests: ["POST /plots 200"] },
  { when: "something was only read", says: "refuted", ...again, requests: ["GET /plots 200"] },
]);

describe("what nothing-changed says", () => {
  it("is said with the low confidence of an absence", () => {
    for (const parts of [rotate, again])
      expect(nothingChanged.check(groundOf(aVerificationCase(parts)))?.confidence).toBe(0.2);
  });
});
