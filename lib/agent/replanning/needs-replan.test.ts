import { describe, expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { skeletonOf } from "@/lib/agent/snapshot/skeleton";
import { anAction, aSnapshot, aStep } from "@/tests/support/a-task";
import { needsReplan } from "./needs-replan";

const node = (role: SnapshotNode["role"], name: string, id = name): SnapshotNode => ({
  id,
  role,
  name,
  states: [],
  parent: -1,
  path: "",
  frame: "",
});
const buttons = (...names: string[]) => names.map((name) => node("button", name));
const url = "http://clinic.test/patients";

function asked(parts: {
  before?: SnapshotNode[];
  after?: SnapshotNode[];
  url?: string;
  action?: Partial<ActionRecord>;
  next?: string;
}) {
  const before = aSnapshot({ url, nodes: parts.before ?? buttons("a", "b", "c", "d") });
  return needsReplan({
    action: anAction({
      urlAtAction: url,
      beforeState: { url, domHash: "", semanticSkeleton: skeletonOf(before) },
      ...parts.action,
    }),
    snapshot: aSnapshot({ url: parts.url ?? url, nodes: parts.after ?? buttons("a", "b", "c", "d") }),
    nextStep: aStep({ id: "s2", description: parts.next ?? 'Click "Export"' }),
  });
}

describe("needsReplan", () => {
  it.each<[string, Parameters<typeof asked>[0], boolean]>([
    ["the same page", {}, false],
    ["another address that nobody expected", { url: "http://clinic.test/promo" }, true],
    [
      "another address by a link",
      { url: "http://clinic.test/promo", action: { actionType: "navigation" } },
      false,
    ],
    [
      "another address that was predicted",
      {
        url: "http://clinic.test/x",
        action: {
          expectedOutcome: { description: "", domChanges: { urlShouldChange: true }, assertions: [] },
        },
      },
      false,
    ],
    [
      "another address on which the next step can be done",
      { url: "http://clinic.test/promo", after: buttons("Export") },
      false,
    ],
    ["only another query", { url: `${url}?page=2` }, false],
    ["a page that is little like the one before", { after: buttons("a", "x", "y", "z") }, true],
    ["a page that is still much like it", { after: buttons("a", "b", "c", "d", "e") }, false],
    [
      "a new page behind a tab",
      { after: buttons("x", "y"), action: { target: { id: "t", role: "tab", name: "t", path: "" } } },
      false,
    ],
    [
      "a form that is gone after typing",
      {
        before: [...buttons("a", "b", "c", "d", "e", "f", "g"), node("form", "F")],
        after: buttons("a", "b", "c", "d", "e", "f", "g"),
      },
      true,
    ],
    ["a next step that needs no element", { url: "http://clinic.test/promo", next: "Go back" }, false],
  ])("%s: %s", (_, parts, expected) => {
    expect(asked(parts)).toBe(expected);
  });
});
