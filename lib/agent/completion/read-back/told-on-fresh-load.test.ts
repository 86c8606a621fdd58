import { describe, expect, it } from "vitest";
import { stepProofOf } from "@/lib/agent/completion/step-proof";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { Criterion } from "@/lib/agent/domain/criterion";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { aGround } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { aCriterion, anAction, aPlan, aStep, aTask, aVerdict } from "@/tests/support/a-task";
import { storedProofOf } from "./stored-proof";

const url = "http://desk.test/tickets";
const done = (actionId: string, parts: Partial<ActionRecord>): ActionRecord =>
  anAction({ actionId, stepId: "s1", urlAtAction: url, verdict: aVerdict(), ...parts });
const load = anAction({
  actionId: "load",
  purpose: "gather_evidence",
  urlAtAction: url,
  action: { name: "navigate", args: [url] },
});

/** What a page, loaded anew where the deeds were done, proves of them. `says`: the page shows what the criterion asks for. */
function proofOf(
  goal: string,
  deeds: ActionRecord[],
  snapshot: PageSnapshot,
  { readBack, says }: { readBack?: Criterion["readBack"]; says?: string } = {},
) {
  const task = aTask({
    goal,
    history: [...deeds, load],
    evidenceGathered: true,
    plan: aPlan(aStep({ id: "s1", mutating: true, status: "completed" })),
  });
  const criterion = aCriterion({
    kind: "change",
    stepId: "s1",
    assertions: says === undefined ? [] : [{ kind: "text", text: says, present: true }],
    ...(readBack ? { readBack } : {}),
  });
  const { persisted, lost, unread } = storedProofOf(
    criterion,
    aGround({ task, snapshot, load: "in_place" }),
    stepProofOf(criterion, task, undefined),
    says === undefined
      ? { says: "silent", texts: [], content: false }
      : { says: "holds", texts: [says], content: true },
  );
  return { persisted: persisted?.text, lost: lost?.text, unread };
}

describe("a fresh load that shows what was ordered", () => {
  const sent = done("send", { target: { id: "b", role: "button", name: "Continue", path: "" } });
  const shown = (heading: string, rest: string) =>
    proofOf(
      "Order 'Oak shelf'",
      [sent],
      aPage(`\nheading "${heading}"\nlist\n  item "Oak shelf"\n${rest}`, { url, text: "Oak shelf" }),
      { says: "Oak shelf" },
    );

  it.each<[string, string, string, boolean]>([
    ["and is to be checked yet proves nothing", "Check your order", 'button "Order now"', false],
    ["proves it where nothing is to be sent", "Check your order", 'button "Print"', true],
    ["proves it where nothing is to be checked", "Your orders", 'button "Order now"', true],
  ])("%s", (_, heading, rest, isProof) => {
    const { persisted, unread } = shown(heading, rest);
    expect([persisted !== undefined, unread]).toEqual([isProof, isProof ? undefined : true]);
  });
});

describe("several that were given one value", () => {
  const goal = "Move the tickets of Ann Lee and Bo Falk to Billing";
  const element = { id: "q", role: "combobox" as const, name: "Queue" };
  const deeds = [
    done("choose", {
      action: { name: "select", args: ["q", "Billing"] },
      target: { ...element, path: "" },
      expectedOutcome: {
        description: "",
        domChanges: {},
        assertions: [{ kind: "element_value", element, value: "Billing" }],
      },
    }),
    done("move", { target: { id: "b", role: "button", name: "Move", path: "" } }),
  ];
  it.each<[string, string[], boolean]>([
    ["each say it", ["Ann Lee Billing", "Bo Falk Billing", "Di Moss Sales"], true],
    ["are left out by one", ["Ann Lee Billing", "Bo Falk Sales", "Di Moss Sales"], false],
    ["are not all there", ["Ann Lee Billing", "Di Moss Sales"], false],
  ])("prove it where they %s: %s", (_, rows, isProof) => {
    const page = aPage(`\ntable ""\n${rows.map((name) => `  row "${name}"`).join("\n")}`, { url });
    expect(proofOf(goal, deeds, page).persisted !== undefined).toBe(isProof);
  });
});

describe("a place that was taken", () => {
  const button = { role: "button" as const, name: "Book" };
  const pressed = done("book", { target: { id: "b2", ...button, path: "" } });
  const readBack = { shown: [], awaited: [], lines: [], used: [{ ...button, place: "09:20" }] };
  it.each<[string, string, boolean]>([
    ["is told to be of the user", "yours", true],
    ["is told to be of somebody", "taken", false],
  ])("proves it where it %s", (_, told, isProof) => {
    const page = aPage('\nheading "Times"\nbutton "Book" #b1 &"08:40"', { url });
    const snapshot = { ...page, lines: ["08:40", "09:20", told] };
    const { persisted } = proofOf("Book the boat at 09:20", [pressed], snapshot, { readBack });
    expect(persisted?.includes("is told as") ?? false).toBe(isProof);
  });
});

describe("the form for the next one, in answer to what was posted", () => {
  const field = (name: string, value: string) =>
    done(`type-${name}`, {
      action: { name: "setValue", args: [name, value] },
      target: { id: name, role: "textbox", name, path: "" },
      expectedOutcome: {
        description: "",
        domChanges: {},
        assertions: [{ kind: "element_value", element: { role: "textbox", name }, value }],
      },
    });
  const deeds = [
    field("Bill to", "Ada Kerr"),
    field("From", "May 2027"),
    done("order", { target: { id: "b", role: "button", name: "Order", path: "" } }),
  ];
  const readBack = {
    ...{ shown: [], awaited: [], lines: [], posted: true as const, entryHeld: true as const },
    entryAwaited: ["May 2027", "Ada Kerr"],
  };
  it.each<[string, string[], boolean]>([
    ["proves it beside the entry that came with it", ["Planting from May 2027 for Ada Kerr"], true],
    ["proves nothing where none came", [], false],
    ["proves nothing beside another entry", ["Planting from June 2027 for Ada Kerr"], false],
    ["proves nothing where it came twice", ["A: May 2027, Ada Kerr", "B: May 2027, Ada Kerr"], false],
  ])("%s", (_, items, isProof) => {
    const list = items.map((item) => `  item "${item}"`).join("\n");
    const page = aPage(`\nlist "Orders"\n${list}\ntextbox "Bill to"\ntextbox "From"\nbutton "Order"`, {
      url,
    });
    const { persisted } = proofOf("Order planting from May 2027, billed to Ada Kerr", deeds, page, {
      readBack,
    });
    expect(persisted !== undefined).toBe(isProof);
  });
});

describe("a button that is gone from the page of its thing", () => {
  const book = done("book", { target: { id: "b", role: "button", name: "Book a place", path: "" } });
  const readBack: Criterion["readBack"] = {
    shown: [{ kind: "element", element: { role: "button", name: "Book a place" }, state: "absent" }],
    awaited: [],
    lines: [],
  };
  const told = (line: string) =>
    proofOf(
      "Book a place in Pottery on Friday at 18:00",
      [book],
      aPage('heading:1 "Pottery, Friday 18:00"', { url, text: `Pottery, Friday 18:00\n${line}` }),
      { readBack },
    );
  it("proves that it was used, and nothing where the page says that it is less", () => {
    expect(told("Your place: Booked").persisted).toContain("is absent");
    expect(told("Your place: On the waiting list")).toMatchObject({ persisted: undefined, unread: true });
  });
});

describe("a message that was marked as sent", () => {
  const send = done("send", { target: { id: "b", role: "button", name: "Send", path: "" } });
  const told = (goal: string, said: string, now: string) =>
    proofOf(goal, [send], aPage(`\nlist "Log"\n  item "${now}"`, { url, text: now }), {
      readBack: {
        shown: [{ kind: "element", element: { role: "item", name: said }, state: "present" }],
        awaited: [],
        lines: [],
      },
    });
  const goal = "Let the caretaker know that we leave at noon";
  it.each<[string, string, string, boolean]>([
    ["stands there without the mark", goal, "we leave at noon", true],
    ["says that it was not", goal, "we leave at noon Not sent", false],
    ["is another one", goal, "we leave at one", false],
    ["was no message", "Send the invoice 'we leave at noon'", "we leave at noon Draft", false],
  ])("proves that it was, where it %s", (_, asked, now, isProof) => {
    const { persisted, lost } = told(asked, "we leave at noon ✓ Sent", now);
    expect([persisted !== undefined, lost !== undefined]).toEqual([isProof, !isProof]);
  });
});
