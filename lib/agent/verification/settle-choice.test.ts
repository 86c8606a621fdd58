import { expect, it } from "vitest";
import { ruled } from "@/tests/support/a-verification-case";

const chips = (state: string) => `
  heading "Sizes"
  list "Sizes"
    item "Small"
      clickable "Small" ${state} #small
    item "Large"
      clickable "Large"
`;
it("waits for a chip that is marked as chosen to stay so, though nothing was sent for it", () => {
  const parts = {
    step: 'Select the chip "Small"',
    before: chips(""),
    after: chips("[.selected]"),
    on: "#small",
  };
  expect(ruled(parts).says).toBe("looks again");
  expect(ruled({ ...parts, again: true }).says).toBe("verified");
});
