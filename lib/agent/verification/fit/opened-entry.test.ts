import { expect, it } from "vitest";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { aPage } from "@/tests/support/a-page";
import { isOpenedEntry } from "./opened-entry";

const list = (...more: string[]) => `
  heading "Growers"
  item "K Kale Cabbages · 12 beds, near Dill" #kale
    button "Follow"
  item "D Dill Herbs · 3 beds" #dill
    button "Follow"
${more.join("\n")}
`;
const isMeant = (step: string, on: string, page = list()): boolean => {
  const { nodes } = aPage(page);
  const at = nodes.findIndex(({ id }) => id === on);
  return isOpenedEntry(nodes, at, readStepIntent(step));
};

it.each<[string, string, boolean, string?]>([
  ["Open the page of Kale", "kale", true],
  ["Open the page of Dill", "dill", true],
  ["Open the profile of Dill", "dill", true],
  ["Open the beds of Kale", "kale", false],
  ["Open the page of Dill", "kale", false],
  ["Open the page of Kale", "kale", false, list('  item "Kale Curly · 2 beds"')],
  ["Open the page of Kale", "kale", false, list('  link "Kale"')],
])("%s, by %s: %s", (step, on, meant, page) => {
  expect(isMeant(step, on, page)).toBe(meant);
});
