import { describe, expect, it } from "vitest";
import { doubtOfMeaning } from "@/lib/agent/verification/doubts";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { carriesOutOther } from "./other-choice-beside";

const other = (all: CaseParts, parts: Partial<CaseParts>): boolean =>
  carriesOutOther(groundOf(aVerificationCase({ ...all, ...parts })));

describe("what is chosen beside a question is not what the goal begins with", () => {
  const asked = (chosen: string, { states = "", inside = "", button = "Yes" } = {}): string => `
  combobox "With the chosen ones" ="${chosen}" |"Freeze|Ship|Freeze all"${states}
  dialog "Sure?"
    text "This is done to 3 parcels"${inside}
    button "${button}" #yes
    button "No"`;
  const answer: CaseParts = {
    goal: "Freeze the parcels of Oslo",
    step: "Confirm the bulk deed",
    before: asked("Ship"),
    on: "#yes",
  };
  it.each<[string, Partial<CaseParts>, boolean]>([
    ["another deed", {}, true],
    ["the deed of the goal", { before: asked("Freeze") }, false],
    ["the deed of the goal, to all", { before: asked("Freeze all") }, false],
    ["none of those that it offers", { before: asked("Weigh") }, false],
    ["what the step says", { step: "Confirm the Ship deed" }, false],
    ["what the goal says later", { goal: "Freeze and ship the parcels" }, false],
    ["and the goal begins with none that it offers", { goal: "Weigh the parcels" }, false],
    ["and it is hidden", { before: asked("Ship", { states: " [hidden]" }) }, false],
    [
      "and the question has a field of its own",
      { before: asked("Ship", { inside: '\n    textbox "Why"' }) },
      false,
    ],
    ["and the answer is no", { on: "No" }, false],
    ["and the button is no answer", { before: asked("Ship", { button: "Help" }) }, false],
    ["and nothing is pressed", { does: "hover" }, false],
    ["and there is no question", { before: asked("Ship").replace("dialog", "region") }, false],
  ])("%s: %s", (_, parts, is) => expect(other(answer, parts)).toBe(is));

  it("is doubted", () => {
    const ground = groundOf(aVerificationCase(answer));
    expect(doubtOfMeaning({ ground, check: "part-closed", reason: "" })).toBe(
      "But something else was chosen than the goal says.",
    );
  });
});

describe("the order that is chosen runs the other way than the goal says", () => {
  const list = (chosen: string, name = "Sort by", offered = `${chosen}|Weight`): string =>
    `\n  combobox "${name}" ="${chosen}" |"${offered}"\n  button "Apply" #apply`;
  const apply: CaseParts = {
    goal: "List the parcels from A to Z",
    step: "Apply the chosen order",
    before: list("Town ↓"),
    on: "#apply",
  };
  const fromZ = "List the parcels from Z to A";
  it.each<[string, string, string, boolean]>([
    ["an arrow down", apply.goal ?? "", list("Town ↓"), true],
    ["a triangle down", apply.goal ?? "", list("Town ▼"), true],
    ["an arrow down", apply.goal ?? "", list("Town ↓ "), true],
    ["an arrow before it", apply.goal ?? "", list("↓ Town"), false],
    ["an arrow before it", fromZ, list("↑ Town"), false],
    ["an arrow up", apply.goal ?? "", list("Town ↑"), false],
    ["a triangle up", fromZ, list("Town ▲"), true],
    ["an arrow up", fromZ, list("Town ↑ "), true],
    ["an arrow down", fromZ, list("Town ↓"), false],
    ["letters", apply.goal ?? "", list("Town (Z-A)"), true],
    ["letters", apply.goal ?? "", list("Town (A-Z)"), false],
    ["a word", apply.goal ?? "", list("Descending"), true],
    ["a word", apply.goal ?? "", list("Town descending"), true],
    ["a word", apply.goal ?? "", list("Ascending"), false],
    ["no way", apply.goal ?? "", list("Town"), false],
    ["an order of numbers", apply.goal ?? "", list("Heaviest first"), false],
    ["no order asked for", "List the parcels", list("Town ↓"), false],
    ["an order of numbers asked for", "List the lightest parcels first", list("Town ↓"), false],
    ["the way asked for left open", "List the parcels by town", list("Town ↓"), false],
    ["a list that orders nothing", apply.goal ?? "", list("Town ↓", "Store"), false],
    ["a list by another word for it", apply.goal ?? "", list("Town ↓", "Order"), true],
    ["a list of something that only sounds so", apply.goal ?? "", list("Town ↓", "Resort"), false],
    ["a list with one choice", apply.goal ?? "", list("Town ↓", "Sort by", "Town ↓"), false],
    ["no list", apply.goal ?? "", list("Town ↓").replace("combobox", "textbox"), false],
  ])("%s, for %s, %#", (_, goal, before, is) => expect(other(apply, { goal, before })).toBe(is));

  it("is told by the step as well, and not by what is only chosen", () => {
    const step = "Apply the order from A to Z";
    expect(other(apply, { goal: "List the parcels", step })).toBe(true);
    expect(other(apply, { does: "hover" })).toBe(false);
  });
});
