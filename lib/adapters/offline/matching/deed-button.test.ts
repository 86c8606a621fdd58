import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { deedButton } from "./deed-button";

const deed = { text: "Change the mooring of my boat to Pier 9", object: "mooring" };

it.each([
  ["is the only one of its part", 'button "Reschedule" #go', "go"],
  ["takes something away", 'button "Remove" #go', "none"],
  ["stands beside another one", 'button "Reschedule" #go\n  button "History"', "none"],
  ["sends another field as well", 'textbox "Reason"\n  button "Reschedule" #go', "none"],
])("the button of a named part that %s", (_, rest, expected) => {
  const { nodes } = aPage(`region "Lift B"\n  textbox:date "New date" #date\n  ${rest}`);
  const field = nodes.find(({ id }) => id === "date");
  const move = { text: "Move the inspection to 18 June", object: "inspection" };
  expect(field && (deedButton(move, field, nodes)?.id ?? "none")).toBe(expected);
});

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
