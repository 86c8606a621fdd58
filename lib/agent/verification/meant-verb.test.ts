import { describe, expect, it } from "vitest";
import { readStepIntent } from "@/lib/agent/domain/step-intent";
import { meantVerb } from "./meant-verb";

describe("meantVerb", () => {
  it.each([
    ['Click "Remove"', "Remove", "remove"],
    ['Click "Send to…"', "Send to…", "click"],
    ['Click "Delete..."', "Delete...", "click"],
    ['Click "Dock 4"', "Dock 4", "click"],
  ])("reads %s as what it does", (step, name, verb) => {
    expect(meantVerb(readStepIntent(step), { name, role: "button" })).toBe(verb);
  });
});
