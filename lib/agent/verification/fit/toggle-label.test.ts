import { describe, expect, it } from "vitest";
import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { isLabelOf } from "./toggle-label";

const node = (role: SkeletonNode["role"], name: string, parent = 0): SkeletonNode => ({
  id: "x",
  role,
  name,
  states: [],
  parent,
  path: "",
  frame: "",
});

describe("what stands for a toggle", () => {
  it.each<[SkeletonNode["role"], string, SkeletonNode["role"], string, boolean]>([
    ["clickable", "Frost", "checkbox", "Frost", true],
    ["clickable", "Frost", "switch", "Frost", true],
    ["clickable", "Frost", "radio", "Frost", true],
    ["item", "Frost", "checkbox", "Frost", true],
    ["clickable", "", "checkbox", "Frost", true],
    ["clickable", "Storm", "checkbox", "Frost", false],
    ["clickable", "Frost alerts", "checkbox", "Frost", false],
    ["button", "Frost", "checkbox", "Frost", false],
    ["link", "", "checkbox", "Frost", false],
    ["checkbox", "Frost", "checkbox", "Frost", false],
    ["clickable", "Frost", "button", "Frost", false],
    ["clickable", "Frost", "clickable", "Frost", false],
  ])("%s %j of a %s %j: %s", (role, name, toggle, called, expected) => {
    expect(isLabelOf(node(role, name), node(toggle, called))).toBe(expected);
  });

  it("stands at the same place", () => {
    expect(isLabelOf(node("clickable", "Frost", 1), node("checkbox", "Frost", 2))).toBe(false);
  });
});
