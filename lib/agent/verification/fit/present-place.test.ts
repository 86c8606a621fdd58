import { expect, it } from "vitest";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { aPage } from "@/tests/support/a-page";
import { isPresentPlace } from "./present-place";

const page = (ways: string, heading = "Guests") => `
  region ""
${ways
  .split("|")
  .map((way) => `    item ${way}`)
  .join("\n")}
  ${heading === "" ? "" : `heading "${heading}"`}
  button "Add a guest"
${["Ida", "Ole", "Nils"].map((name) => `  item "${name} invited guest"\n    button "Remove" ^"Remove guest"`).join("\n")}
`;
const isMeant = (step: string, page: string): boolean => {
  const { nodes } = aPage(page);
  const at = nodes.findIndex(({ id }) => id === "used");
  return isPresentPlace(nodes, at, readStepIntent(step));
};
const here = '"Guests" [.nav-active] #used|"Tables"';

it.each<[string, string, string, boolean]>([
  ["what is called so and is marked", "Open the guests", page(here), true],
  ["with a picture and a count", "Open the guests", page('"person_outline Guests 12" [.active] #used'), true],
  [
    "a filter, with what is listed",
    "Show only the invited guests",
    page('"mail Invited 3" [current] #used', "Invited (3)"),
    true,
  ],
  ["on a page without any heading", "Open the guests", page(here, ""), true],
  ["but not where it is not marked", "Open the guests", page('"Guests" #used'), false],
  ["nor where one of them is shown", "Open the guests", page(here, "Ida"), false],
  ["nor where another one is called so", "Open the guests", page(`${here}|"Guests 3"`), false],
  ["nor where the step says more", "Open the guests of Ida", page('"Guests of Ole" [.active] #used'), false],
])("the present place is meant: %s", (_, step, before, meant) => {
  expect(isMeant(step, before)).toBe(meant);
});
