import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { confirmationIn } from "./typed-confirmation";

const typed = (goal: string, asking: string): string | undefined =>
  confirmationIn(goal, aPage(`textbox "${asking}" #f`).nodes)[0]?.value;

it.each([
  ["Delete the mooring quay-north-04", "Type quay-north-04 to confirm", "quay-north-04"],
  ["Delete the mooring 'Alba'", "Type DELETE to confirm", "DELETE"],
  ["Delete the mooring quay-north-04", "Type the mooring name to confirm", "quay-north-04"],
  ["Delete the mooring 'Alba'", "Enter the name of the mooring to confirm", "Alba"],
  ["Delete the mooring 'Alba'", "Enter its name below to confirm", "Alba"],
  ["Delete the moorings 'Alba' and 'Elm'", "Type the mooring name to confirm", undefined],
  ["Delete the mooring 'Alba'", "Type your password to confirm", undefined],
  ["Delete the mooring 'Alba'", "Mooring name", undefined],
])("types for “%s” where it says “%s”: %s", (goal, asking, expected) => {
  expect(typed(goal, asking)).toBe(expected);
});
