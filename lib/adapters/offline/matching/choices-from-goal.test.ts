import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { choicesIn } from "./choices-from-goal";

const chosen = (goal: string, ...names: string[]): string => {
  const page = aPage(
    `form ""\n${names.map((name, at) => `  radio "${name}" #r${at} [unchecked]`).join("\n")}`,
  );
  return choicesIn(
    goal,
    page.nodes.filter(({ role }) => role === "radio"),
  )
    .map(({ value }) => value)
    .join();
};

it.each<[string, string, string[], string]>([
  [
    "an option without what it explains in brackets",
    "Book the late shift",
    ["Early shift (6–14)", "Late shift (14–22)"],
    "Late shift (14–22)",
  ],
  [
    "none of two that only their brackets tell apart",
    "Book the late shift",
    ["Late shift (bar)", "Late shift (till)"],
    "",
  ],
  [
    "the one whose brackets are said, too",
    "Book the late shift at the till",
    ["Late shift (bar)", "Late shift (till)"],
    "Late shift (till)",
  ],
  [
    "none that is said in part",
    "Book the late shift",
    ["Late shift on deck (bar)", "Early shift (till)"],
    "",
  ],
])("chooses %s", (_, goal, names, expected) => {
  expect(chosen(goal, ...names)).toBe(expected);
});
