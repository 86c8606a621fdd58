import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { deedButton } from "./deed-button";

const deed = { text: "Change the mooring of my boat to Pier 9", object: "mooring" };

it.each([
  ["says the deed and its object", 'button "Change mooring" #go', "go"],
  ["says it in another word", 'button "Update mooring" #go', "go"],
  ["is shut for now", 'button "Change mooring" #go [disabled]', "go"],
  ["opens something", 'button "Change mooring" #go [popup]', "none"],
  ["is for something else", 'button "Change owner" #go', "none"],
  ["says no object", 'button "Change" #go', "none"],
  ["stands elsewhere", 'region "Account"\n  button "Change mooring" #go', "none"],
])("the button after a field that %s", (_, button, expected) => {
  const { nodes } = aPage(`heading "My boat"\ntextbox "New pier" #pier\n${button}`);
  const field = nodes.find(({ id }) => id === "pier");
  expect(field && (deedButton(deed, field, nodes)?.id ?? "none")).toBe(expected);
});
