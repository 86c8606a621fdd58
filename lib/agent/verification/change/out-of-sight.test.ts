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

describe("a question of the page that was answered with yes", () => {
  const asked = (step: string, seen: string, didNetworkOccur?: boolean): boolean =>
    reactedOutOfSight(
      groundOf(
        aVerificationCase({
          step,
          before: page,
          on: "#share",
          report: {
            witness: {
              recentEvents: [`[0.2s ago] ${seen}`],
              ...(didNetworkOccur === undefined ? {} : { didNetworkOccur }),
            },
          },
        }),
      ),
    );
  const question = "Dialog (confirm, accepted): 'Remove Ida?'";
  it.each<[string, boolean, string, string, boolean?]>([
    ["and nothing was sent for it", false, "Remove Ida", question, false],
    ["and something was sent for it", true, "Remove Ida", question, true],
    ["and nobody saw whether something was sent", true, "Remove Ida", question],
    ["and nothing is to be taken away", true, "Share Ida", question, false],
    ["which only tells something", true, "Remove Ida", "Dialog (alert, accepted): 'Ida is gone'", false],
    [
      "which is a message that asks",
      false,
      "Remove Ida",
      "Dialog (alert, accepted): 'Gone, you see? '",
      false,
    ],
    ["in another tab", true, "Remove Ida", "New tab: https://garden.test/?", false],
  ])("%s: %s", (_, reacted, step, seen, sent) => expect(asked(step, seen, sent)).toBe(reacted));
});
