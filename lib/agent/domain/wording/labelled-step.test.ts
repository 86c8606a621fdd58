import { describe, expect, it } from "vitest";
import { inPlainStep } from "./plain-step";

describe("a label with what is to be entered", () => {
  const into = (step: string, control: string): string => inPlainStep(step, { presses: false, control });
  it("is entered where the field is called so", () =>
    expect(into("Given name: Ida Falk", "Given name:*")).toBe('Enter "Ida Falk" in the Given name field'));
  it.each<[string, string]>([
    ["Given name: Ida Falk", 'Enter "Ida Falk" in the Given name field'],
    ["Newsletter mail: ida@post.test", 'Enter "ida@post.test" in the Newsletter mail field'],
    ["Search: larch", 'Search for "larch"'],
    ["Guests: they should see no names", "Guests: they should see no names"],
    ["First step: Ida Falk", "First step: Ida Falk"],
    ["Falk goes into the box for the family name", "Enter Falk in the family name field"],
  ])("of a field that is called otherwise: %s", (step, plain) => expect(into(step, "Name")).toBe(plain));
});
