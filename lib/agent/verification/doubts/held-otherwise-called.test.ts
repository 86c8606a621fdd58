import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { heldOtherwise } from "./held-otherwise";

const form = (height: string, gate: string) => `
  form "Bed"
    textbox "Height *" ="${height}" #height
    textbox "Gate phone" ="${gate}"
    textbox "Phone" ="555 0102"
    textbox "Motto" ="grow slowly"
    button "Save" #save`;
const missed = (step: string, parts: Partial<CaseParts> = {}): string | undefined =>
  heldOtherwise(
    groundOf(
      aVerificationCase({
        step,
        before: form("30", "+47 555 7788"),
        on: "#save",
        requests: ["PUT /beds/1 200"],
        ...parts,
      }),
    ),
  );

describe("a field that the step calls by its name held something else", () => {
  it.each<[string, string | undefined]>([
    ["Change the height to 90 and the gate phone to +47 555 7788", "Height *"],
    ["Change the height to 30.0 and the gate phone to 555 77 00", "Gate phone"],
    ['Change the motto to "grow fast" and the height to 30', "Motto"],
    ["Change the height to 30 and the gate phone to 555 7788", undefined],
    ['Change the motto to "Grow slowly"', undefined],
    // A day, a place and what no field is called.
    ["Change the height to 3/4/2026", undefined],
    ["Move the height to 7 other beds", undefined],
    ["Change the width to 90", undefined],
  ])("%s: %s", (step, field) => expect(missed(step)).toBe(field));

  it("as the goal says, where the step ends it or says the field", () => {
    const goal = "Set the height to 90 and then water the bed";
    expect(missed("Save the bed", { goal, last: true })).toBe("Height *");
    expect(missed("Save the new height", { goal })).toBe("Height *");
    expect(missed("Save the bed", { goal })).toBeUndefined();
  });

  it("is not told where nothing was stored, or by what is no text", () => {
    expect(missed("Change the height to 90", { requests: [] })).toBeUndefined();
    const shut = form("30", "").replace("#height", "[disabled] #height");
    expect(missed("Change the height to 90", { before: shut })).toBeUndefined();
  });
});
