import { describe, expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { aGround, network, node } from "@/tests/support/a-claim-case";
import { anAction, aSnapshot, aTask, aVerdict } from "@/tests/support/a-task";
import { nextOpener } from "./reopen";

const url = "http://site.test/report";
let made = 0;
const act = (parts: Partial<ActionRecord>, name: string): ActionRecord => ({
  ...anAction({ actionId: `a${++made}`, verdict: aVerdict({ check: "part-opened", evidence: [] }) }),
  action: { name: "click", args: [name] },
  urlAtAction: url,
  target: { id: name, role: "button", name, path: "" },
  ...parts,
});
const send = act({ verdict: aVerdict({ evidence: [network] }) }, "Save");
const load = act({ purpose: "gather_evidence", action: { name: "navigate", args: [url] } }, "load");

describe("tabs beside the one that was worked in", () => {
  const tab = (id: string, states: string[] = []) => node({ id, role: "tab", name: id, states });
  const to = (name: string) => act({ target: { id: name, role: "tab", name, path: "" } }, name);
  const lookAt = (name: string) => ({ ...to(name), purpose: "gather_evidence" as const });
  const shown = (history: ActionRecord[], nodes: SnapshotNode[]) =>
    nextOpener(
      send,
      aGround({
        task: aTask({ goal: "Add an expense", history, criteria: [] }),
        snapshot: aSnapshot({ url, nodes }),
        load: "in_place",
      }),
    )?.node.name;
  const before = [to("New"), send, load];
  const beside = [tab("Overview"), tab("New", ["selected"]), tab("Entries"), tab("Drafts")];
  const row = node({ id: "r", role: "row", name: "Hotel" });
  it.each<[string, ActionRecord[], SnapshotNode[], string | undefined]>([
    ["the first that was not seen, where that lists nothing", before, beside, "Overview"],
    ["the next one after it", [...before, lookAt("Overview")], beside, "Entries"],
    ["none that holds what waits", [...before, lookAt("Overview"), lookAt("Entries")], beside, undefined],
    ["none where that has a list", before, [...beside, row], undefined],
    ["none where no tab was worked in", [send, load], beside, undefined],
    [
      "none of another row of tabs",
      before,
      [tab("New", ["selected"]), { ...tab("Day"), path: "main" }],
      undefined,
    ],
    ["none that cannot be pressed", before, [tab("New", ["selected"]), tab("Day", ["disabled"])], undefined],
    [
      "the one that was worked in first",
      before,
      [tab("Overview", ["selected"]), tab("New"), tab("Entries")],
      "New",
    ],
    [
      "that one only once",
      [...before, lookAt("New")],
      [tab("Overview", ["selected"]), tab("New"), tab("Entries")],
      "Entries",
    ],
  ])("are looked into: %s", (_, history, nodes, name) => {
    expect(shown(history, nodes)).toBe(name);
  });
});
