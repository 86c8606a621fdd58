import { describe, expect, it } from "vitest";
import type { PageSnapshot, SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { Task } from "@/lib/agent/domain/task";
import { skeletonOf } from "@/lib/agent/snapshot/skeleton";
import { at, judge, node, type Parts, page } from "@/tests/support/a-policy-case";
import { anAction } from "@/tests/support/a-task";

describe("an approval", () => {
  const snapshot = page(
    node({ id: "d", role: "dialog", name: "Delete patient?" }),
    node({
      id: "i",
      role: "textbox",
      name: "Reason",
      value: "moved away",
      parent: 0,
      path: "dialog:Delete patient?",
    }),
    node({ name: "Delete", parent: 0, path: "dialog:Delete patient?" }),
    node({ id: "t", role: "status", name: "12:00:01" }),
  );
  const record = anAction({
    actionId: "a7",
    action: { name: "click", args: ["x"] },
    stepId: "s1",
    target: { id: "x", role: "button", name: "Delete", path: "dialog:Delete patient?" },
    beforeState: { url: snapshot.url, domHash: "h1", semanticSkeleton: skeletonOf(snapshot) },
  });

  async function asked(): Promise<NonNullable<Task["approval"]>> {
    const ruling = await judge({ snapshot, record });
    if (ruling.kind !== "approval") throw new Error("no approval was asked for");
    return { request: ruling.request, record, pageHash: "h1" };
  }

  it("is asked for with what would be done, and with which values", async () => {
    const { request } = await asked();
    expect(request).toMatchObject({
      actionId: "a7",
      action: 'click("x")',
      risk: "delete",
      expiresAt: "2026-01-01T10:15:00.000Z",
    });
    expect(request.values).toEqual([{ label: "Reason", value: "moved away" }]);
  });

  const button = node({ name: "Delete", parent: 0 });
  const edit = node({ id: "e", name: "Edit", parent: 0 });
  const link = node({ id: "l", role: "link", name: "Noor", parent: 0 });
  const held = (role: SnapshotNode["role"], name: string) => node({ id: "h", role, name, textLines: [1, 3] });
  const lines = ["Patients", "## Noor | 4 May | EditDelete", "North ward"];
  it.each<[string, SnapshotNode[], string]>([
    [
      "a row's words",
      [held("row", "Noor Delete"), edit, button, link],
      'in the row "Noor · 4 May · North ward" on',
    ],
    ["an entry's words", [held("item", "Noor"), edit, button], 'in the entry "Noor · 4 May · North ward" on'],
    ["a row's name", [node({ id: "h", role: "row", name: "Noor" }), button], 'in the row "Noor" on'],
    [
      "a dialog's words",
      [held("dialog", "Sure?"), edit, button],
      'in the dialog "Sure? · Noor · 4 May · North ward" on',
    ],
    [
      "the name of a dialog that is filled in",
      [held("dialog", "End care"), node({ id: "f", role: "textbox", name: "Reason", parent: 0 }), button],
      'in the dialog "End care" on',
    ],
    [
      "the row around a form without a name",
      [held("row", ""), node({ id: "f", role: "form", name: "", parent: 0 }), { ...button, parent: 1 }, edit],
      'in the row "Noor · 4 May · North ward" on',
    ],
    ["what stands near", [{ ...button, parent: -1, nearText: "Noor" }], 'near "Noor" on'],
    ["nothing more", [{ ...button, parent: -1 }], '"Delete" on'],
  ])("says of which of several things, by %s", async (_, nodes, told) => {
    const ruling = await judge({ snapshot: { ...page(...nodes), lines } });
    expect(ruling.kind === "approval" && ruling.request.description).toContain(told);
  });

  it("lets just that action pass", async () => {
    const approval = await asked();
    expect((await judge({ snapshot, record, task: { approval }, approvedActionId: "a7" })).kind).toBe("pass");
  });

  const changed = (parts: (nodes: SnapshotNode[]) => SnapshotNode[]): PageSnapshot => ({
    ...snapshot,
    hash: "h2",
    nodes: parts(snapshot.nodes),
  });
  it.each<[string, Parts]>([
    ["for another action", { approvedActionId: "a8" }],
    ["too late", { clock: at("2026-01-01T10:15:01Z") }],
    [
      "on a changed element",
      {
        snapshot: changed((nodes) =>
          nodes.map((one) => (one.id === "x" ? { ...one, name: "Delete all" } : one)),
        ),
      },
    ],
    [
      "with changed values",
      { snapshot: changed((nodes) => nodes.map((one) => (one.id === "i" ? { ...one, value: "x" } : one))) },
    ],
    [
      "on a changed page",
      { snapshot: changed((nodes) => [...nodes, node({ id: "n", role: "heading", name: "Total: 900" })]) },
    ],
    ["for other arguments", { record: { ...record, action: { name: "doubleClick", args: ["x"] } } }],
  ])("is asked for again %s", async (_, parts) => {
    const approval = await asked();
    const ruling = await judge({ snapshot, record, task: { approval }, approvedActionId: "a7", ...parts });
    expect(ruling.kind).toBe("approval");
  });

  it("stays good while only a clock or a message changed", async () => {
    const approval = await asked();
    const ticked = changed((nodes) =>
      nodes.map((one) => (one.id === "t" ? { ...one, name: "12:00:09" } : one)),
    );
    expect((await judge({ snapshot: ticked, record, task: { approval }, approvedActionId: "a7" })).kind).toBe(
      "pass",
    );
  });

  it("is good once", async () => {
    const approval = await asked();
    const ruling = await judge({
      snapshot,
      record,
      task: { approval, history: [record] },
      approvedActionId: "a7",
    });
    expect(ruling.kind).toBe("refuse");
  });

  it("heals no refusal", async () => {
    const approval = await asked();
    const ruling = await judge({
      snapshot,
      record,
      task: { approval },
      approvedActionId: "a7",
      rules: { denyDomains: ["clinic.test"] },
    });
    expect(ruling.kind).toBe("refuse");
  });
});

describe("an approval on a page that moves", () => {
  const button = (parts: Partial<SnapshotNode> = {}) => node({ name: "Delete", ...parts });
  const where = "dialog:Sure?";
  type Shown = { nodes: SnapshotNode[]; lines: string[]; movingText?: PageSnapshot["movingText"] };
  const shown = ({ nodes, lines, movingText }: Shown, hash: string): PageSnapshot => {
    const texts = nodes.map((one) => one.textLines && lines.slice(...one.textLines).join());
    const hashed = nodes.map((one, at) => ({ ...one, ...(texts[at] && { textHash: texts[at] }) }));
    return { ...page(...hashed), lines, hash, ...(movingText && { movingText }) };
  };

  async function outcome(before: Shown, after: Partial<Shown>, task: Partial<Task> = {}, target = {}) {
    const first = shown(before, "h1");
    const node = first.nodes.find(({ id }) => id === "x");
    const record = anAction({
      actionId: "a7",
      action: { name: "click", args: ["x"] },
      stepId: "s1",
      target: { id: "x", role: "button", name: node?.name ?? "", path: node?.path ?? "", ...target },
      beforeState: { url: first.url, domHash: "h1", semanticSkeleton: skeletonOf(first) },
    });
    const asked = await judge({ snapshot: first, record });
    if (asked.kind !== "approval") throw new Error("no approval was asked for");
    const approval = { request: asked.request, record, pageHash: "h1" };
    const snapshot = shown({ ...before, ...after }, "h2");
    return (await judge({ snapshot, record, task: { ...task, approval }, approvedActionId: "a7" })).kind;
  }

  const dialog: Shown = {
    nodes: [
      node({ id: "d", role: "dialog", name: "Sure?", textLines: [1, 3] }),
      button({ parent: 0, path: where }),
    ],
    lines: ["Rain follows at noon", "Deletes 3 patients seen at 10:00", "Delete"],
  };
  const listed: Shown = {
    nodes: [
      node({ id: "r", role: "row", name: "Jas Delete", textLines: [1, 2] }),
      button({ parent: 0, path: "row:Jas Delete" }),
    ],
    lines: ["Ticker: one", "Jas | Delete", "Noor | Delete"],
  };
  const bare: Shown = { nodes: [button()], lines: ["Ticker: one", "3 entries", "Delete"] };
  const ticker = (lines: string[], steady = "Ticker: ·") => ({ lines, movingText: [{ line: 0, steady }] });

  it.each<[string, Shown, Partial<Shown>, Partial<Task>?]>([
    ["text outside its dialog", dialog, { lines: ["Wind", "News", ...dialog.lines.slice(1)].slice(1) }],
    ["text outside its row", listed, { lines: ["Ticker: two", "Jas | Delete", "Ola | Delete"] }],
    ["a line that moves by itself", bare, ticker(["Ticker: two", "3 entries", "Delete"])],
    [
      "a time of day on the page",
      { ...bare, lines: ["It is 10:00:01", "Delete"] },
      { lines: ["It is 10:00:09", "Delete"] },
    ],
    [
      "a heading that moves by itself",
      { ...dialog, nodes: [...dialog.nodes, node({ id: "h", role: "heading", name: "News 1" })] },
      { nodes: [...dialog.nodes, node({ id: "h", role: "heading", name: "News 2" })] },
      { ambientKeys: ["|heading|News #|"] },
    ],
  ])("stays good while there changes only %s", async (_, before, after, task) => {
    expect(await outcome(before, after, task)).toBe("pass");
  });

  const moving = { ambientKeys: ["|button|Delete|dialog:Sure?", "|heading|Total: #|", "|textbox|Reason|"] };
  it.each<[string, Shown, Partial<Shown>, Partial<Task>?]>([
    [
      "what its dialog says",
      dialog,
      { lines: [dialog.lines[0] ?? "", "Deletes 300 patients seen at 10:00", "Delete"] },
    ],
    [
      "a time that its dialog names",
      dialog,
      { lines: [dialog.lines[0] ?? "", "Deletes 3 patients seen at 11:00", "Delete"] },
    ],
    [
      "its dialog's text, said to move by itself",
      dialog,
      {
        lines: [dialog.lines[0] ?? "", "Deletes 300 patients seen at 10:00", "Delete"],
        movingText: [{ line: 1, steady: "Deletes · patients seen at 10:00" }],
      },
    ],
    ["its row's text", listed, { lines: ["Ticker: one", "Jas, all years | Delete", "Noor | Delete"] }],
    [
      "its row",
      listed,
      {
        nodes: [
          { ...listed.nodes[0], name: "Noor Delete" } as SnapshotNode,
          button({ parent: 0, path: "row:Noor Delete" }),
        ],
      },
    ],
    ["text that nobody knows to move", bare, { lines: ["Ticker: one", "300 entries", "Delete"] }],
    ["more of a line than what moves", bare, ticker(["Ticker: two", "3 entries", "Delete"], "Other: ·")],
    [
      "an amount that is said to move",
      { ...bare, lines: ["Costs $10", "Delete"] },
      ticker(["Costs $900", "Delete"], "Costs ·"),
    ],
    [
      "a heading with an amount that is said to move",
      { ...dialog, nodes: [...dialog.nodes, node({ id: "h", role: "heading", name: "Total: 1" })] },
      { nodes: [...dialog.nodes, node({ id: "h", role: "heading", name: "Total: 900" })] },
      moving,
    ],
    [
      "a field that is said to move",
      { ...bare, nodes: [button(), node({ id: "i", role: "textbox", name: "Reason", value: "a" })] },
      { nodes: [button(), node({ id: "i", role: "textbox", name: "Reason", value: "b" })] },
      moving,
    ],
    [
      "what is over it",
      dialog,
      { nodes: [...dialog.nodes, node({ id: "d2", role: "dialog", name: "Careful" })] },
    ],
  ])("is asked for again when there changes %s", async (_, before, after, task) => {
    expect(await outcome(before, after, task)).toBe("approval");
  });

  it("is asked for again at another address", async () => {
    const first = shown(dialog, "h1");
    const record = anAction({
      actionId: "a7",
      action: { name: "click", args: ["x"] },
      stepId: "s1",
      beforeState: {
        url: "https://clinic.test/patients/1",
        domHash: "h1",
        semanticSkeleton: skeletonOf(first),
      },
    });
    const snapshot = { ...first, url: "https://clinic.test/patients/2" };
    const asked = await judge({ snapshot: first, record });
    if (asked.kind !== "approval") throw new Error("no approval was asked for");
    const approval = { request: asked.request, record, pageHash: "h1" };
    expect((await judge({ snapshot, record, task: { approval }, approvedActionId: "a7" })).kind).toBe(
      "approval",
    );
  });
});
