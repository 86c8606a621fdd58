import { describe, expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { otherThings } from "./other-thing";

describe("a page about another thing of a longer name", () => {
  it.each([
    ["by its heading", 'heading:1 "new-checkout-eu"', "https://flags.test/", ["new-checkout"]],
    ["by its address", 'heading:1 "Flag"', "https://flags.test/#/flags/new-checkout-eu", ["new-checkout"]],
    [
      "not where it stands by itself too",
      'heading:1 "new-checkout-eu"\nlink "new-checkout"',
      "https://flags.test/",
      [],
    ],
    ["not where it is the one", 'heading:1 "new-checkout"', "https://flags.test/", []],
    ["not where nothing is called so", 'heading:1 "dark-mode"', "https://flags.test/", []],
  ])("%s", (_, outline, url, expected) => {
    expect(otherThings("Roll out new-checkout to 25 %.", aPage(outline, { url }))).toEqual(expected);
  });

  it("is none for goals that name no such thing", () => {
    expect(otherThings("Roll out the checkout", aPage('heading:1 "check-out-eu"'))).toEqual([]);
  });
});
