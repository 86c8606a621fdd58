import { expect, it } from "vitest";
import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { inNamesOf, isCalledInShort } from "./spelt-out";

const named = (name: string): SkeletonNode => ({
  id: name,
  role: "button",
  name,
  states: [],
  parent: -1,
  path: "",
  frame: "",
});

it.each([
  ["Mark it as an over-the-counter drug", ["OTC", "Rx"], "Mark it as an OTC drug"],
  ["Choose Central European Time", ["CET", "UTC"], "Choose CET"],
  [
    "Choose RTL as the direction",
    ["Right to Left", "Left to Right"],
    "Choose Right to Left as the direction",
  ],
  ["Choose RTL as the direction", ["Right to Left", "Read the Letter"], "Choose RTL as the direction"],
  ["Choose RTL as the direction", ["Right to Left", "RTL script"], "Choose RTL as the direction"],
  ['Rename it to "RTL"', ["Right to Left"], 'Rename it to "RTL"'],
  ["Open the cart", ["OTC"], "Open the cart"],
  ["Show orders to come", ["OTC"], "Show orders to come"],
  ["Choose the PDF", ["Print draft"], "Choose the PDF"],
])("%s, with %j: %s", (step, names, plain) => expect(inNamesOf(step, names.map(named))).toBe(plain));

it.each<[string, string, boolean]>([
  ["LCP P75 (ms) Good", "Largest Contentful Paint from the summary", true],
  ["INP P75 (ms) Good", "Largest Contentful Paint from the summary", false],
  ["LCP P75 (ms) Good", "large carrots peeled", false],
  ["Reports", "Largest Contentful Paint", false],
])("%j calls %j in short: %s", (name, text, is) => expect(isCalledInShort(name, text)).toBe(is));
