import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { isSaidItself } from "./said-itself";

const page = `
  region "Menu"
    link "Save" >/saved #top
    link "Lists in the archive" >/archive #place
  button "Save" #save
  button "Archive" #archive
  button "Delete" #delete
  menuitem "Save" #offered`;
/** As if another element had been found to fit better. */
function said(step: string, on: string, rival: string): boolean {
  const ground = groundOf(aVerificationCase({ step, before: page, on }));
  const at = ground.nodesBefore.findIndex(({ id }) => id === rival);
  return isSaidItself({ ...ground, fit: { fit: "other", rival: at, reason: "" } });
}

describe("a control that the step says as well as a better one", () => {
  it.each<[string, string, string, string, boolean]>([
    ["both are called the same and stand apart", "Save it", "#save", "top", true],
    ["its name stands beside the deed's own word", 'Press "Archive" here', "#archive", "top", true],
    ["the other one is called so as well", 'Press "Archive" list', "#archive", "place", false],
    ["a button is for the deed, and the other one is a place", "Delete the list", "#delete", "place", true],
    ["the step says nothing of it", "Open the list", "#save", "place", false],
    ["whose menu it stands in is not said by it", "Save it", "#offered", "top", false],
  ])("%s", (_, step, on, rival, says) => expect(said(step, on, rival)).toBe(says));
});
