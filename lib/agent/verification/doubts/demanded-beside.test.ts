import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, ruled } from "@/tests/support/a-verification-case";
import { demandedBeside } from "./demanded-beside";

const open = '\n  button "Filter"\n  dialog "Filter"\n    checkbox "Beds" checked\n    button "Done" #done';
const demanded = (step: string, check: string): string | undefined =>
  demandedBeside(groundOf(aVerificationCase({ step, before: open, on: "#done" })), check);

describe("how the page has to be beside what is done", () => {
  it.each<[string, string, string | undefined]>([
    ["Close the filter; no bed may be listed", "part-closed", "no bed may be listed"],
    ["Press Done, and the list must show two beds", "form-submitted", "the list must show two beds"],
    ["Go on to the summary: the sum has to be 20", "place-named", "the sum has to be 20"],
    ["Delete the fern; the list must be empty", "item-gone", "the list must be empty"],
    ['Publish it: the note must read "Wet soil"', "deed-told", 'the note must read "Wet soil"'],
    // What the check found is what was demanded.
    ['Publish it: the note must read "Wet soil"', "item-appeared", undefined],
    ["Press Done, the question must come up", "part-opened", undefined],
    ["Press Done; the dialog has to be gone", "part-closed", undefined],
    ["Enter 27 as the age; it has to be taken", "value-read-back", undefined],
    ["Untick Beds, none should stay", "toggle-read-back", undefined],
    ["Click Find; only late beds should be listed", "list-arranged", undefined],
    ["Click Find; only late beds should be listed", "part-opened", "only late beds should be listed"],
    ["Answer with Done, and the north bed should be gone", "item-gone", undefined],
    ["Delete the fern; the north bed should be gone", "item-gone", "the north bed should be gone"],
    // No more than the deed is asked for.
    ["Close the filter", "part-closed", undefined],
    ["The filter must be closed", "part-closed", undefined],
    ["Close the filter, the one of the beds", "part-closed", undefined],
  ])("%s (%s): %j", (step, check, expected) => expect(demanded(step, check)).toBe(expected));

  it("leaves the deed undecided", () => {
    const parts = { before: open, on: "#done", after: '\n  button "Filter"\n  item "Fern bed"' };
    expect(ruled({ ...parts, step: "Close the filter dialog" }).says).toBe("verified");
    expect(ruled({ ...parts, step: "Close the filter dialog; no bed may be listed" }).says).toBe("undecided");
  });
});
