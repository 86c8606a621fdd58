import { expect, it } from "vitest";
import { doubtOfLasting } from "@/lib/agent/verification/doubts";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";

const press = (name: string, parts: Partial<CaseParts> = {}): CaseParts => ({
  step: `Press ${name}`,
  before: `button "${name}" #go`,
  on: "#go",
  requests: ["POST /kiln 204"],
  text: "Kiln 2",
  ...parts,
});
const doubt = "But the page says that it is still going on.";

it.each<[string, string | undefined, CaseParts]>([
  ["what a label says", doubt, press("Connect", { textAfter: "Kiln 2\nState: Connecting" })],
  ["the word alone", doubt, press("Connect", { textAfter: "Kiln 2\nConnecting" })],
  ["the word with dots", doubt, press("Save", { textAfter: "Kiln 2\nSaving…" })],
  ["a letter twice", doubt, press("Stop", { textAfter: "Kiln 2\nStatus: Stopping..." })],
  [
    "the step's verb, by a control that is called otherwise",
    doubt,
    press("OK", { step: "Connect to the kiln", textAfter: "Kiln 2\nState: Connecting" }),
  ],
  ["it is done", undefined, press("Connect", { textAfter: "Kiln 2\nState: Connected" })],
  ["something else goes on", undefined, press("Connect", { textAfter: "Kiln 2\nState: Heating" })],
  [
    "it said so before",
    undefined,
    press("Connect", { text: "Kiln 2\nConnecting", textAfter: "Kiln 2\nConnecting" }),
  ],
  [
    "it is a heading about it",
    undefined,
    press("Connect", { textAfter: "Kiln 2\nConnecting a second kiln" }),
  ],
  ["a deed that is to last", undefined, press("Follow", { textAfter: "Kiln 2\nState: Following" })],
  ["a deed that was only begun", undefined, press("Fire", { textAfter: "Kiln 2\nState: Firing" })],
])("%s: %s", (_, why, parts) => {
  const ground = groundOf(aVerificationCase({ ...parts, again: true }));
  expect(doubtOfLasting({ ground, check: "control-flipped", reason: "" })).toBe(why);
});
