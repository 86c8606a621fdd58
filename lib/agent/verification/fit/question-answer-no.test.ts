import { describe, expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { ruled } from "@/tests/support/a-verification-case";
import { otherAnswer } from "./question-answer";

const part = (role: string, ...rows: string[]): string =>
  `\n  button "Sink the raft"\n  ${role} "Raft"\n${rows.map((row) => `    ${row}`).join("\n")}`;
const buttons = (...names: string[]): string[] => names.map((name) => `button "${name}"`);
const dialog = (...names: string[]): string => part("dialog", ...buttons(...names));
const beside = (...names: string[]): string => part("region", ...buttons(...names));
const step = "Confirm the sinking";

describe("an answer says no to what the step confirms", () => {
  it.each<[string, string, string, string, string | undefined]>([
    ["beside a yes", step, dialog("Yes", "No"), "No", "Yes"],
    ["and says why", step, dialog("Yes, sink it", "No, keep it"), "No, keep it", "Yes, sink it"],
    ["as a way back", step, beside("OK", "Cancel"), "Cancel", "OK"],
    ["beside what deletes", "Confirm the deletion", beside("Delete", "Cancel"), "Cancel", "Delete"],
    [
      "beside what removes",
      "Confirm that it goes",
      beside("Remove raft", "Keep it"),
      "Keep it",
      "Remove raft",
    ],
    ["beside what erases", "Confirm your choice", beside("Erase all", "Not now"), "Not now", "Erase all"],
    ["beside what discards", " Confirm it", beside("Discard", "Back"), "Back", "Discard"],
    ["in another part than the yes", step, `${beside("No")}\n  button "Yes"`, "No", "Yes"],
    ["beside what deletes something else", "Confirm the deletion", beside("No", "Delete"), "No", undefined],
    ["to a step that confirms nothing", "Sink the raft", beside("Yes", "No"), "No", undefined],
    ["and is what the step says yes with", step, beside("Yes", "No"), "Yes", undefined],
    ["with a word that is no answer", step, beside("OK", "Share"), "Share", undefined],
    ["beside what is no answer", step, beside("Share", "Cancel"), "Cancel", undefined],
    ["beside a word that only begins so", "Confirm it", beside("Deleted rafts", "Back"), "Back", undefined],
    ["beside a name that only begins so", step, beside("Yesterday", "No"), "No", undefined],
    ["beside two that say yes", step, beside("OK", "Accept", "Cancel"), "Cancel", undefined],
    ["beside two yeses", step, `${beside("Yes", "No")}\n  button "Yes"`, "No", undefined],
    ["as a way back from another part", step, `${beside("Cancel")}\n  button "OK"`, "Cancel", undefined],
    ["as what closes another part", step, `${beside("Close")}\n  button "Yes"`, "Close", undefined],
    [
      "to a cancelling, by cancelling",
      "Confirm the cancellation",
      beside("OK", "Cancel"),
      "Cancel",
      undefined,
    ],
    ["to a cancelling", "Confirm the cancellation", beside("Yes", "No"), "No", "Yes"],
    ["to a step that confirms for a deed", "Confirm to sink it", beside("Yes", "No"), "No", undefined],
    ["beside a link", step, part("region", 'button "No"', 'link "Yes"'), "No", undefined],
    ["beside a hidden yes", step, part("region", 'button "No"', 'button "Yes" [hidden]'), "No", undefined],
    [
      "beside one yes that is seen",
      step,
      `${part("region", ...buttons("No", "Yes"))}\n  button "Yes" [hidden]`,
      "No",
      "Yes",
    ],
    ["beside a field", step, part("region", 'textbox "Why"', ...buttons("Yes", "No")), "No", undefined],
    ["that is about keeping", "Confirm that it shall stay", beside("Yes", "No"), "No", undefined],
    ["that is about keeping it", "Confirm that we keep it", beside("Sink", "Yes", "No"), "No", undefined],
  ])("%s", (_, said, before, name, meant) => {
    const { nodes } = aPage(before);
    const at = nodes.findLastIndex((node) => node.name === name);
    expect(nodes[otherAnswer(said, nodes, at) ?? -1]?.name).toBe(meant);
  });
});

it("is refuted, and the yes is not", () => {
  const asks = { step, before: dialog("Yes", "No"), after: '\n  button "Sink the raft"' };
  expect(ruled({ ...asks, on: "No" }).says).toBe("refuted");
  expect(ruled({ ...asks, on: "Yes" }).says).not.toBe("refuted");
});
