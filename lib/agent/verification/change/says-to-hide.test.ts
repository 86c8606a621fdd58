import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, ruled } from "@/tests/support/a-verification-case";
import { saysToHide } from "./says-to-hide";

const filters = (name: string, more = ""): string =>
  `\n  heading "Seeds"\n  button "${name}" #used${more}\n  item "Fern"`;
const key = (name: string, told: string): string =>
  `\n  heading "Keys"\n  list "Keys"\n    item "Fern ${told}" #fern\n      button "${name}" #used`;
const table = '\n  table\n    row "Sun"\n    row "Shade"';

it.each<[string, string, string, boolean]>([
  ["Open the table of filters", filters("Show filters"), filters("Hide filters", table), true],
  ["Expand the filters", filters("Expand filters"), filters("Collapse filters", table), true],
  ["Reveal the value of Fern", key("Reveal value", "•••"), key("Hide value", "k42"), true],
  ["Reveal the value of Fern", key("Reveal value", "•••"), key("Hide value", "•••"), false],
  // Nothing came, another thing would be hidden, nothing was to be shown.
  ["Open the table of filters", filters("Show filters"), filters("Hide filters"), false],
  ["Open the table of filters", filters("Show filters"), filters("Hide seeds", table), false],
  ["Open the table of filters", filters("Hide filters"), filters("Show filters", table), false],
  ["Close the table of filters", filters("Show filters"), filters("Hide filters", table), false],
])("%s, by a control that turns round", (step, before, after, says) => {
  const parts = { step, before, after, on: "#used" };
  expect(saysToHide(groundOf(aVerificationCase(parts)))).toBe(says);
  if (says) expect(ruled(parts).says).toBe("verified");
});
