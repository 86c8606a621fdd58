import { expect, it } from "vitest";
import { stepProofOf } from "@/lib/agent/completion/step-proof";
import { aGround } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import {
  aCriterion,
  anAction,
  aPlan,
  aReport,
  aStep,
  aTask,
  aTypedValue,
  aVerdict,
} from "@/tests/support/a-task";
import { storedProofOf } from "./stored-proof";

const url = "https://market.test/";
const tape = "NVO 268.31 BP 218.54";

/** What a fresh load that shows these on the watchlist, and all on a tape beside it, proves of what was put on it. */
function proven(
  isTyped: Parameters<typeof provenUnder>[1],
  ...watched: string[]
): { persisted: boolean; unread: boolean } {
  return provenUnder("Market", isTyped, ...watched);
}

function provenUnder(heading: string, isTyped: boolean | "into a chosen list", ...watched: string[]) {
  const typed = aTypedValue("Symbol", "NVO", {
    stepId: "s1",
    urlAtAction: url,
    target: { id: "symbol", role: "textbox", name: "Symbol", path: "form" },
  });
  const chosen = aTypedValue("List", "My watchlist", {
    stepId: "s1",
    urlAtAction: url,
    target: { id: "list", role: "combobox", name: "List", path: "form" },
  });
  const long = aTypedValue("Symbol", "NVO", {
    ...typed,
    target: { id: "symbol", role: "textbox", name: "Symbol", path: "form", inputType: "textarea" },
    expectedOutcome: {
      description: "",
      domChanges: {},
      assertions: [{ kind: "element_value", element: { id: "symbol", name: "Symbol" }, value: "NVO" }],
    },
  });
  const entered = isTyped === "into a chosen list" ? [long, chosen] : isTyped ? [typed] : [];
  const sent = anAction({
    actionId: "sent",
    stepId: "s1",
    urlAtAction: url,
    target: { id: "add", role: "button", name: "Watch", path: "form" },
    verdict: aVerdict(),
  });
  const look = anAction({
    actionId: "look",
    purpose: "gather_evidence",
    urlAtAction: url,
    action: { name: "navigate", args: [url] },
  });
  const task = aTask({
    goal: "Add 'NVO' to my watchlist",
    history: [...entered, sent, look],
    evidenceGathered: true,
    plan: aPlan(aStep({ id: "s1", mutating: true, status: "completed" })),
  });
  const readBack = { shown: [], awaited: ["NVO"], lines: [] };
  const criterion = {
    ...aCriterion({ kind: "change", persistence: true, stepId: "s1", assertions: [] }),
    readBack,
  };
  const rows = watched.map((name) => `  row "${name} 240.70"`).join("\n");
  const document = { method: "GET", urlPath: "/", resourceType: "document", status: 200, startedAt: 1 };
  const { persisted, unread = false } = storedProofOf(
    criterion,
    aGround({
      task,
      snapshot: aPage(`heading "${heading}"\ntable "My watchlist"\n${rows}`, { url, text: tape }),
      report: aReport({ networkEvents: [document] }),
      load: "in_place",
    }),
    stepProofOf(criterion, task, undefined),
    { says: "silent", texts: [], content: false },
  );
  return { persisted: persisted !== undefined, unread };
}

it.each([
  ["typed", true as const],
  ["chosen without typing", false as const],
  ["typed, and its list chosen", "into a chosen list" as const],
])("what was %s has to stand in the list that it was put on", (_, isTyped) => {
  expect(proven(isTyped, "ASML", "NVO")).toEqual({ persisted: true, unread: false });
  expect(proven(isTyped, "ASML", "ORCL")).toEqual({ persisted: false, unread: true });
});

it("a page that thanks proves nothing by what it shows", () => {
  expect(provenUnder("Thank you!", true, "ASML", "NVO")).toEqual({ persisted: false, unread: true });
});
