import { describe, expect, it } from "vitest";
import { node } from "@/tests/support/a-policy-case";
import { knownNames } from "./known-names";
import { readGoal } from "./read-goal";

describe("names that change how a goal is read", () => {
  it.each([
    ["Trinidad and Tobago", true],
    ["Marks, Spencer", true],
    ["Do not disturb", true],
    ["Reason", true],
    ["Your message", true],
    ["Ada Aalders 12", false],
    ["Delete", false],
    ["Save changes", false],
  ])("%s: %s", (name, isKept) => {
    expect(knownNames([node({ name })])).toEqual(isKept ? [name] : []);
  });

  it("are those of placeholders and options too, each once", () => {
    const nodes = [
      node({ name: "Country", placeholder: "Trinidad and Tobago" }),
      node({ name: "Where", options: ["Trinidad and Tobago", "Peru"] }),
    ];
    expect(knownNames(nodes)).toEqual(["Trinidad and Tobago"]);
  });

  it("tell one thing from two, page by page", () => {
    const goal = "Select salt and pepper";
    const pageOf = (name: string) => knownNames([node({ name })]);
    const [plain, named] = [readGoal(goal, pageOf("Salt")), readGoal(goal, pageOf("salt and pepper"))];
    expect(named).not.toEqual(plain);
    expect(readGoal(goal, pageOf("Pepper"))).toBe(plain);
    expect(readGoal(goal)).toBe(plain);
  });

  it("are the goal's own part nowhere: a sign that no text holds changes nothing", () => {
    expect(readGoal("Open\u0000Settings")).toEqual(readGoal("Open Settings"));
  });
});
