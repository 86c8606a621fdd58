import { expect, it } from "vitest";
import { aPageContext } from "@/tests/support/a-page-context";
import { act, prepare } from "./answer";
import { inNamedEntry } from "./in-named-entry";

const songs =
  'row "Blue Bayou – Roy Orbison"\n  button "Request" #roy\nrow "Blue Bayou – Linda Ronstadt"\n  button "Request" #linda';
const wish = "Request Blue Bayou by Linda Ronstadt";
const pressed = act("click", ["roy"], "It fits.", 0.8);

it.each([
  ["is the one that has all that the goal names", wish, pressed, 'click("linda")'],
  ["stays where the goal names it so", "Request Blue Bayou by Roy Orbison", pressed, 'click("roy")'],
  ["stays where the goal names no other", "Request Blue Bayou", pressed, 'click("roy")'],
  ["stays where nothing is pressed", wish, prepare("hover", ["roy"], "A menu."), 'hover("roy")'],
])("of equal controls in several entries, what is pressed %s", (_, goal, answer, action) => {
  expect(inNamedEntry(answer, goal, aPageContext(songs)).action).toBe(action);
});
