import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { anAction, aVerdict } from "@/tests/support/a-task";
import { asChangedSince } from "./changed-since";

const put = (
  value: string,
  was: string | undefined,
  stepId: string,
  outcome: "verified" | "undecided" = "verified",
) =>
  anAction({
    actionId: value,
    stepId,
    action: { name: "setValue", args: ["1", value] },
    target: {
      id: "1",
      role: "textbox",
      name: "Length",
      path: "",
      ...(was === undefined ? {} : { value: was }),
    },
    verdict: aVerdict({ outcome }),
  });
const saved = anAction({ actionId: "saved", stepId: "rename", verdict: aVerdict() });
const came = {
  shown: [
    {
      kind: "element" as const,
      element: { role: "item" as const, name: "Heron Loop 5.1 km" },
      state: "present" as const,
    },
  ],
  awaited: [],
  lines: [],
};
const now = (
  entry: string,
  history: ReturnType<typeof put>[],
  stepId: string | undefined = "rename",
): string => {
  const page = aPage(`list ""\n  item "${entry}"`);
  const [one] = asChangedSince(came, stepId, history, page).shown;
  return one?.kind === "element" ? (one.element.name ?? "") : "";
};

it.each<[string, string, ReturnType<typeof put>[], string]>([
  ["a later deed changed", "Heron Loop 6.4 km", [saved, put("6.4", "5.1", "length")], "Heron Loop 6.4 km"],
  ["stands as it did", "Heron Loop 5.1 km", [saved, put("6.4", "5.1", "length")], "Heron Loop 5.1 km"],
  [
    "the same deed was to change",
    "Heron Loop 6.4 km",
    [put("6.4", "5.1", "rename"), saved],
    "Heron Loop 5.1 km",
  ],
  ["was of another value", "Heron Loop 6.4 km", [saved, put("6.4", "7.2", "length")], "Heron Loop 5.1 km"],
  ["had no value before", "Heron Loop 6.4 km", [saved, put("6.4", undefined, "length")], "Heron Loop 5.1 km"],
  [
    "nobody could tell",
    "Heron Loop 6.4 km",
    [saved, put("6.4", "5.1", "length", "undecided")],
    "Heron Loop 5.1 km",
  ],
])("of an entry a part that %s", (_, entry, history, expected) => {
  expect(now(entry, history)).toBe(expected);
});

it("a criterion of no step keeps what it was to read", () => {
  const page = aPage('list ""\n  item "Heron Loop 6.4 km"');
  expect(asChangedSince(came, undefined, [saved, put("6.4", "5.1", "length")], page)).toBe(came);
});

it("what is no entry stays as it is", () => {
  const text = { kind: "text" as const, text: "5.1", present: true };
  const page = aPage('heading "Trails"');
  const kept = { shown: [text], awaited: [], lines: [] };
  expect(asChangedSince(kept, "rename", [saved, put("6.4", "5.1", "length")], page).shown).toEqual([text]);
});
