import { describe, expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { chainOf } from "@/tests/support/a-chain";
import { form, judge, node, type Parts, page, planOf } from "@/tests/support/a-policy-case";
import { anAction, aSnapshot, aVerdict } from "@/tests/support/a-task";

const chain = (...actions: string[]) => chainOf(actions, { finalVerificationLevel: "client" });

describe("what policy lets pass, asks and refuses", () => {
  it.each<[string, Parts, string]>([
    ["an ordinary click", {}, "pass"],
    ["an element that is not there", { snapshot: page() }, "refuse"],
    [
      "an action that does not fit its element",
      { record: { action: { name: "setValue", args: ["x", "Jas"] } } },
      "refuse",
    ],
    [
      "a form that the plan's step sends",
      { snapshot: form("Save patient"), task: planOf("Save the patient") },
      "pass",
    ],
    [
      "a form whose button the step names",
      { snapshot: form("Register"), task: planOf('Click "Register"') },
      "pass",
    ],
    [
      "a form that nobody planned to send",
      { snapshot: form("Submit"), task: planOf("Open the patient list") },
      "approval",
    ],
    [
      "the same where a tenant asks for nothing",
      { snapshot: form("Submit"), task: planOf("Open the patient list"), rules: { askFor: [] } },
      "pass",
    ],
    [
      "the same where a tenant asks for every form",
      { snapshot: form("Save"), task: planOf("Save it"), rules: { askFor: ["submit"] } },
      "approval",
    ],
    [
      "deleting, although it is planned",
      { snapshot: page(node({ name: "Delete" })), task: planOf('Click "Delete"', true) },
      "approval",
    ],
    [
      "deleting where the tenant does not ask for it",
      { snapshot: page(node({ name: "Delete" })), rules: { askFor: ["pay"] } },
      "pass",
    ],
    ...[
      ["Mark Jas as seen", "Mark Jas as seen", "refuse"],
      ["Mark 'Delete me' as seen", "Open the list", "refuse"],
      ["Mark Jas as seen", 'Click "Delete"', "approval"],
      ["Mark Jas as seen", "Delete the old entry of Jas", "approval"],
      ["Jas should no longer be on the list", "Click the button", "approval"],
      ["Replace the entry of Jas by one of Bo", "Click the button", "approval"],
      ["Lösche den Eintrag von Jas", "Click the button", "approval"],
    ].map(([goal = "", step = "", kind = ""]): [string, Parts, string] => [
      `deleting for the goal "${goal}" with the step "${step}"`,
      { snapshot: page(node({ name: "Delete Jas" })), task: { goal, ...planOf(step) } },
      kind,
    ]),
    [
      "deleting that nobody asked for, where the tenant does not ask for it",
      {
        snapshot: page(node({ name: "Remove" })),
        task: { goal: "Mark Jas as seen" },
        rules: { askFor: [] },
      },
      "refuse",
    ],
    [
      "deleting that the user's answer asks for",
      {
        snapshot: page(node({ name: "Remove" })),
        task: { goal: "Tidy the list", answers: [{ question: "How?", answer: "Remove the old ones" }] },
      },
      "approval",
    ],
    [
      "a value from nowhere",
      {
        snapshot: page(node({ role: "textbox" })),
        record: { action: { name: "setValue", args: ["x", "evil@attacker.test"] } },
      },
      "refuse",
    ],
    [
      "a file that the user did not give",
      {
        snapshot: page(node({ role: "file" })),
        record: { action: { name: "uploadFile", args: ["x", "a9"] } },
      },
      "refuse",
    ],
    [
      "a dangerous scheme",
      { record: { action: { name: "navigate", args: ["javascript:alert(1)"] } } },
      "refuse",
    ],
    [
      "a site that nobody named",
      { record: { action: { name: "navigate", args: ["https://attacker.test/?d=1"] } } },
      "refuse",
    ],
    [
      "a site that the goal names",
      {
        task: { goal: "Go to news.example.org" },
        record: { action: { name: "navigate", args: ["https://news.example.org/"] } },
      },
      "pass",
    ],
    [
      "a site that the goal names by its word",
      {
        task: { goal: "Search Wikipedia for otters" },
        record: { action: { name: "navigate", args: ["https://en.wikipedia.org/wiki/Otter"] } },
      },
      "pass",
    ],
    [
      "a site whose look-alike is asked for",
      {
        task: { goal: "Log in at paypal.com" },
        record: { action: { name: "navigate", args: ["https://paypa1.com/"] } },
      },
      "refuse",
    ],
    [
      "another page of this site",
      { record: { action: { name: "navigate", args: ["http://clinic.test/patients/7"] } } },
      "pass",
    ],
    [
      "the address of a link on this page",
      {
        snapshot: page(node({ role: "link", href: "https://other.test/a?b=1" })),
        record: { action: { name: "navigate", args: ["https://other.test/a?b=1"] } },
      },
      "pass",
    ],
    [
      "any site from an empty tab",
      {
        snapshot: aSnapshot({ url: "about:blank", form: "none" }),
        record: { action: { name: "navigate", args: ["https://weather.test/"] } },
      },
      "pass",
    ],
    ["acting on a denied site", { rules: { denyDomains: ["clinic.test"] } }, "refuse"],
    [
      "leaving a denied site",
      { rules: { denyDomains: ["clinic.test"] }, record: { action: { name: "goBack", args: [] } } },
      "pass",
    ],
    [
      "a link to a denied site",
      {
        snapshot: page(node({ role: "link", href: "https://denied.test/" })),
        rules: { denyDomains: ["denied.test"] },
      },
      "refuse",
    ],
    [
      "a link to a data address",
      { snapshot: page(node({ role: "link", href: "data:text/html,x" })) },
      "refuse",
    ],
    [
      "a link in a button's clothes",
      { snapshot: page(node({ role: "link", href: "javascript:void(0)" })) },
      "pass",
    ],
    [
      "a chain that goes on past a deletion",
      {
        snapshot: page(node({ name: "Delete" }), node({ id: "y" })),
        record: { chain: chain('click("x")', 'click("y")') },
      },
      "refuse",
    ],
    [
      "a chain with a bad value in the middle",
      {
        snapshot: page(node({ role: "textbox" })),
        record: {
          action: { name: "setValue", args: ["x", "Jas"] },
          chain: chain('setValue("x", "Jas")', 'setValue("x", "evil@attacker.test")'),
        },
      },
      "refuse",
    ],
    [
      "a chain of values from the goal",
      {
        snapshot: page(node({ role: "textbox" })),
        record: {
          action: { name: "setValue", args: ["x", "Jas"] },
          chain: chain('setValue("x", "Jas")', 'setValue("x", "patient")'),
        },
      },
      "pass",
    ],
    ["a wait", { record: { action: { name: "wait", args: [2] }, purpose: "reobserve" } }, "pass"],
  ])("%s: %s", async (_, parts, kind) => {
    expect((await judge(parts)).kind).toBe(kind);
  });
});

describe("doing something twice", () => {
  const target = { id: "x", role: "button" as const, name: "Save", path: "form" };
  const earlier = (parts: Partial<ActionRecord> = {}) =>
    anAction({
      actionId: "a0",
      action: { name: "click", args: ["x"] },
      stepId: "s1",
      verdict: aVerdict({ outcome: "undecided" }),
      ...parts,
    });
  const again = (history: ActionRecord[], mutating = true, record: Partial<ActionRecord> = {}) =>
    judge({
      snapshot: form("Save"),
      task: { ...planOf("Save the patient", mutating), history },
      record: { target, ...record },
    });
  const refuted = aVerdict({ outcome: "refuted" });

  it.each<[string, () => ReturnType<typeof judge>, string]>([
    ["while it is not known how the first try ended", () => again([earlier()]), "refuse"],
    ["when the first try failed", () => again([earlier({ verdict: refuted })]), "pass"],
    [
      "when it may have happened though it counts as failed",
      () => again([earlier({ verdict: refuted, maybeDone: true })]),
      "refuse",
    ],
    ["for another step of a later plan", () => again([earlier({ stepId: "old" })]), "refuse"],
    ["under a new id", () => again([earlier({ action: { name: "click", args: ["w"] }, target })]), "refuse"],
    [
      "on another control",
      () => again([earlier({ action: { name: "click", args: ["w"] }, target: { ...target, name: "Next" } })]),
      "pass",
    ],
    [
      "in another part of the page",
      () =>
        again([earlier({ action: { name: "click", args: ["w"] }, target: { ...target, path: "dialog" } })]),
      "pass",
    ],
    ["on another page", () => again([earlier({ urlAtAction: "http://clinic.test/rooms" })]), "pass"],
    ["where the step stores nothing, a form in parts say", () => again([earlier()], false), "pass"],
    [
      "where the first was only typing",
      () => again([earlier({ action: { name: "setValue", args: ["x", "Jas"] } })]),
      "pass",
    ],
  ])("%s", async (_, ruling, kind) => {
    expect((await ruling()).kind).toBe(kind);
  });

  it("is refused without a plan too, where it is hard to undo", async () => {
    const { plan: _, ...task } = planOf("");
    const ruling = await judge({
      snapshot: page(node({ name: "Delete" })),
      task: {
        ...task,
        history: [earlier({ stepId: undefined, purpose: "direct" } as Partial<ActionRecord>)],
      },
    });
    expect(ruling.kind).toBe("refuse");
  });
});
