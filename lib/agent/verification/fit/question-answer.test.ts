import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aPage } from "@/tests/support/a-page";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { otherAnswer, saysYesToQuestion } from "./question-answer";

const part = (role: string, ...rows: string[]): string =>
  `\n  button "Sink the raft" #open\n  ${role} "Raft"\n${rows.map((row) => `    ${row}`).join("\n")}`;
const buttons = (...names: string[]): string[] =>
  names.map((name) => (name.startsWith("#") ? name : `button "${name}"`));
const asked = (before: string, name: string): [ReturnType<typeof aPage>["nodes"], number] => {
  const { nodes } = aPage(before);
  return [nodes, nodes.findLastIndex((node) => node.name === name)];
};

describe("an answer says yes to what a step confirms", () => {
  const question = (...names: string[]): string => part("region", ...buttons(...names));
  it.each<[string, string, string, string, boolean]>([
    ["beside a way back", "Confirm the sinking", question("Do it!", "Cancel"), "Do it!", true],
    ["behind it", "Confirm that it goes down", question("Keep it", "Go ahead"), "Go ahead", true],
    ["to what is one's own", "Confirm your order", question("Yes", "No"), "Yes", true],
    ["to what is mine", "Confirm my order", question("Yes", "No"), "Yes", true],
    ["to `it`", " Confirm it", question("Yes", "No"), "Yes", true],
    ["in a dialog", "Confirm the sinking", part("dialog", ...buttons("OK", "Cancel")), "OK", true],
    ["to a step that confirms nothing", "Sink the raft", question("Do it!", "Cancel"), "Do it!", false],
    ["to a step that confirms items", "Confirm items 4 and 5", question("Yes", "No"), "Yes", false],
    ["to a step about an address", "Confirm the address", question("Save", "Cancel"), "Save", false],
    ["as the way back", "Confirm the sinking", question("Do it!", "Cancel"), "Cancel", false],
    ["without a way back", "Confirm the sinking", question("Do it!", "Share"), "Do it!", false],
    ["beside another yes", "Confirm the sinking", question("Yes", "Yes to all", "No"), "Yes", false],
    [
      "beside a way back that is hidden",
      "Confirm the sinking",
      part("region", 'button "Yes"', 'button "No" [hidden]'),
      "Yes",
      false,
    ],
    [
      "beside another yes that is hidden",
      "Confirm the sinking",
      part("region", 'button "Yes"', 'button "Accept" [hidden]', 'button "No"'),
      "Yes",
      true,
    ],
    [
      "beside a way back of another role",
      "Confirm the sinking",
      part("region", 'button "Yes"', 'link "No"'),
      "Yes",
      false,
    ],
    [
      "beside a way back of another part",
      "Confirm the sinking",
      `${question("Yes")}\n  button "No"`,
      "Yes",
      false,
    ],
    [
      "beside a field",
      "Confirm the sinking",
      part("region", 'textbox "Why"', ...buttons("Yes", "No")),
      "Yes",
      false,
    ],
    [
      "beside what is chosen of",
      "Confirm the sinking",
      part("region", 'radio "At once"', ...buttons("Yes", "No")),
      "Yes",
      false,
    ],
    [
      "beside a field of another part",
      "Confirm the sinking",
      `${question("Yes", "No")}\n  textbox "Find"`,
      "Yes",
      true,
    ],
    ["where nothing is known of it", "Confirm the sinking", question("Yes", "No"), "None", false],
  ])("%s", (_, step, before, name, is) => {
    expect(saysYesToQuestion(step, ...asked(before, name))).toBe(is);
  });
});

describe("another answer begins as the step does", () => {
  const dialog = (...names: string[]): string => part("dialog", ...buttons(...names));
  it.each<[string, string, string, string, string | undefined]>([
    ["beside staying", "Leave the raft", dialog("Stay", "Leave"), "Stay", "Leave"],
    ["and it is left as it is", "Leave the raft as it is", dialog("Stay", "Leave"), "Stay", undefined],
    ["and nothing is done", "Send nothing and go back", dialog("Cancel", "Send"), "Cancel", undefined],
    [
      "beside remaining",
      "Leave now",
      dialog("Remain on board", "Leave anyway"),
      "Remain on board",
      "Leave anyway",
    ],
    [
      "beside editing on",
      "Discard the draft",
      dialog("Continue editing", "Discard"),
      "Continue editing",
      "Discard",
    ],
    ["beside going back", "Discard the draft", dialog("Go back", "Discard"), "Go back", "Discard"],
    ["beside a way back", "Sink the raft", dialog("Cancel", "Sink"), "Cancel", "Sink"],
    ["and was pressed itself", "Leave now", dialog("Stay", "Leave"), "Leave", undefined],
    ["beside what is no way back", "Leave now", dialog("Share", "Leave"), "Share", undefined],
    ["beside a word that only begins so", "Leave now", dialog("Stayed", "Leave"), "Stayed", undefined],
    ["out of a dialog", "Leave now", part("region", ...buttons("Stay", "Leave")), "Stay", undefined],
    ["twice", "Leave now", dialog("Stay", "Leave", "Leave all"), "Stay", undefined],
    ["nowhere", "Leave now", dialog("Stay", "Sink"), "Stay", undefined],
    ["behind its first word", "Leave now", dialog("Stay", "Yes, leave"), "Stay", undefined],
    ["and is a way back too", "Close the raft", dialog("Cancel", "Close"), "Cancel", undefined],
    ["as the one that was pressed does", "Stay here", dialog("Stay", "Stay longer"), "Stay", undefined],
    [
      "beside one that holds the word as well",
      "Leave now",
      dialog("Cancel and leave", "Leave"),
      "Cancel and leave",
      undefined,
    ],
    [
      "but is hidden",
      "Leave now",
      part("dialog", 'button "Stay"', 'button "Leave" [hidden]'),
      "Stay",
      undefined,
    ],
    [
      "but is of another role",
      "Leave now",
      part("dialog", 'button "Stay"', 'link "Leave"'),
      "Stay",
      undefined,
    ],
    ["but is of another part", "Sink the raft", part("dialog", 'button "Stay"'), "Stay", undefined],
    [
      "but something is filled in",
      "Leave now",
      part("dialog", 'textbox "Why"', ...buttons("Stay", "Leave")),
      "Stay",
      undefined,
    ],
  ])("%s", (_, step, before, name, meant) => {
    const [nodes, at] = asked(before, name);
    expect(nodes[otherAnswer(step, nodes, at) ?? -1]?.name).toBe(meant);
  });
});

describe("whether the step means the answer", () => {
  const before = part("dialog", ...buttons("Do it!", "Keep floating"));
  const fitOf = (step: string, on: string, page = before) =>
    groundOf(aVerificationCase({ step, before: page, on })).fit;
  it("is told by what it says", () => {
    expect(fitOf("Confirm the sinking", "Do it!").fit).toBe("this");
    expect(fitOf("Confirm the sinking", "Do it!", `${before}\n  button "Do it!"`).fit).not.toBe("this");
  });

  it("is told by what the other one says", () => {
    const leave = part("dialog", ...buttons("Stay here", "Leave raft"));
    expect(fitOf("Leave without it", "Stay here", leave)).toMatchObject({
      fit: "other",
      reason: 'the step says "Leave raft"',
    });
  });
});
