import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { leftOtherwise } from "./left-otherwise";

const form = `
  form "Keeper"
    textbox "Key:" ="ifalk"
    textbox "First name:" ="Ida"
    textbox "Surname:" ="Falk-Holm"
    textbox "Town:" ="Odda"
    button "Save"`;
const table = (row: string, heading = "Key First name Surname Town"): string => `
  table "Keepers"
    row "${heading}"
    row "${row}"
    row "bberg Ben Berg Odda"`;
const doubt = (after: string, parts: Partial<CaseParts> = {}): string | undefined =>
  leftOtherwise(
    groundOf(
      aVerificationCase({
        step: "Save the keeper",
        goal: "Change the surname of Ida to Falk-Holm and her key to the barn",
        before: form,
        on: "Save",
        after,
        ...parts,
      }),
    ),
  );

describe("a value of the form that was left", () => {
  it("is another one in its row", () =>
    expect(doubt(table("ifalk Ida Falk Odda"))).toBe('But its row shows something else as "Surname:".'));

  it.each<[string, string, Partial<CaseParts>?]>([
    ["stands there", table("ifalk Ida Falk-Holm Odda")],
    ["stands there in another order", table("ifalk Ida Holm, Falk Odda")],
    ["is cut there", table("ifalk Ida Falk-H… Odda")],
    ["is cut there with points", table("ifalk Ida Falk-H... Odda")],
    ["has no heading in the table", table("ifalk Ida Falk Odda", "Key First name Family Town")],
    ["is said by nobody", table("ifalk Ida Falk Odda"), { goal: "Give Ida a key to the barn" }],
    ["belongs to a row that is not shown", table("lsato Lena Sato Bergen")],
    ["may belong to either of two rows", `${table("ifalk Ida Falk Odda")}\n    row "ifalk2 Ida Falk Odda"`],
  ])("is not known to be another one where it %s", (_, after, parts) =>
    expect(doubt(after, parts)).toBeUndefined(),
  );
});
