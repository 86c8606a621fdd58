import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";

const page = (told: string) => `
  region "Seeds"
    button "×" ^"${told}" #cross
  button "Delete" #whole`;
const fitOn = (on: string, told = "Delete", step = "Delete the logged hour"): string =>
  groundOf(aVerificationCase({ step, before: page(told), on })).fit.fit;

describe("a picture that is called something when it is pointed at", () => {
  it("is as good as what is called so", () => expect(fitOn("#cross")).toBe("unclear"));
  it("is not what it is not called", () => expect(fitOn("#cross", "Collapse")).toBe("other"));
  it("is no better than what is called so", () => expect(fitOn("#whole")).toBe("unclear"));
});
