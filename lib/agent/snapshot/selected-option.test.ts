import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { checkAssertion } from "./check-assertion";

const list = (other: string) => aPage(`\n  option "Fridge" ${other}\n  option "Freezer"`);

it.each([
  ["marks none of its options", "", undefined],
  ["marks another one", "[selected]", false],
])("an option is no more than not known to be chosen where its list %s", (_, other, answer) => {
  const element = { role: "option", name: "Freezer" };
  expect(checkAssertion({ kind: "element", element, state: "selected" }, { after: list(other) })).toBe(
    answer,
  );
});
