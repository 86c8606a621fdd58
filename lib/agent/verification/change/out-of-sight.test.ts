import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { reactedOutOfSight } from "./out-of-sight";

const page = `
  button "Dark"
  button "Blue"
  button "Share" #share`;
const reactedTo = (seen: string): boolean =>
  reactedOutOfSight(
    groundOf(
      aVerificationCase({
        step: "Remove Ida",
        before: page,
        on: "#share",
        report: { witness: { recentEvents: [`[0.2s ago] ${seen}`] } },
      }),
    ),
  );

describe("what the client saw and the page does not show", () => {
  it.each([
    ["Added: 'Ida was told'", true],
    ["Added: 'Dark Blue'", false],
    ["Added: 'DarkBlue Share'", false],
    ["Added: 'Darkness'", true],
    ["Added: 'Only the owner can remove people'", false],
    ["Added: 'Only the owner can see this'", true],
    ["Changed: 'Could not be shared'", true],
  ])("%s: %s", (seen, reacted) => expect(reactedTo(seen)).toBe(reacted));
});
