import { expect, it } from "vitest";
import { claim, judge, network } from "@/tests/support/a-claim-case";
import { aCriterion, anAction, aSnapshot, aTask, aVerdict } from "@/tests/support/a-task";

const url = "http://site.test/settings";
const open = aCriterion({
  kind: "state",
  persistence: false,
  text: "The settings are open",
  assertions: [{ kind: "url", match: "path", value: "/settings" }],
});
const typed = (value: string) =>
  anAction({
    actionId: value,
    action: { name: "setValue", args: ["f", value] },
    target: { id: "f", role: "textbox", name: "Entry", path: "" },
    urlAtAction: url,
    verdict: aVerdict(),
  });
const saved = anAction({
  actionId: "saved",
  target: { id: "s", role: "button", name: "Save", path: "" },
  urlAtAction: url,
  verdict: aVerdict({ evidence: [network] }),
});

it.each<[string, string, string[], string]>([
  ["was entered and sent", "Set the name to 'Ann Lee'", ["Ann Lee"], "achieved"],
  ["was typed over before it was sent", "Set the name to 'Ann Lee'", ["Ann Lee", "Bo"], "unverified"],
  ["is to be added and was entered", "Add the tag gardening to the post", ["gardening"], "achieved"],
  ["is to be added and nothing speaks of", "Add the tag gardening to the post", ["Raised"], "unverified"],
])("a goal with a value that %s", async (_, goal, values, end) => {
  const task = {
    ...aTask({ goal, criteria: [open], claim, evidenceGathered: true }),
    history: [...values.map(typed), saved],
  };
  const snapshot = aSnapshot({ url, nodes: [], lines: ["Settings"] });
  expect((await judge(task, { snapshot })).kind).toBe(end);
});
