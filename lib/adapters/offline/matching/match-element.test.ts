import { describe, expect, it } from "vitest";
import { readTarget } from "@/lib/adapters/offline/reading/read-target";
import { aPage } from "@/tests/support/a-page";
import { findElement } from "./match-element";

const flags = (environment: string) =>
  aPage(`
  combobox "Environment" #env |"Staging|Production" ="${environment}"
  list "Flags"
    item "new-checkout"
      switch "new-checkout" #plain [unchecked]
    item "new-checkout-wallets"
      switch "new-checkout-wallets" #wallets [unchecked]
`).nodes;

describe("an element that a wording names", () => {
  it.each([
    ["by its identifier, whatever kind it is", "new-checkout flag", "Production", "production", 0.8],
    ["in the place that is open", "new-checkout", "Production", "production", 0.8],
    ["less in a place that is not", "new-checkout", "Staging", "production", 0.3],
  ])("%s", (_, name, environment, within, certainty) => {
    const found = findElement({ ...readTarget(name), within }, flags(environment), { need: "tick" });
    expect(found?.best.id).toBe("plain");
    if (certainty > 0.5) expect(found?.matches[0]?.score).toBeGreaterThan(certainty);
    else expect(found?.matches[0]?.score).toBeLessThan(0.6);
  });
});
