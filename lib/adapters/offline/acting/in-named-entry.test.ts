import { expect, it } from "vitest";
import { aPageContext } from "@/tests/support/a-page-context";
import { act, prepare } from "./answer";
import { inNamedEntry } from "./in-named-entry";

const songs = ["roy", "linda"]
  .map(
    (id) =>
      `row "Blue Bayou – ${id === "roy" ? "Roy Orbison" : "Linda Ronstadt"}"\n  button "Request" #${id}\n  textbox "By" #${id}-by\n  checkbox "Loud" #${id}-loud`,
  )
  .join("\n");
const wish = "Request Blue Bayou by Linda Ronstadt";
const pressed = act("click", ["roy"], "It fits.", 0.8);

it.each([
  ["is the one that has all that the goal names", wish, pressed, 'click("linda")'],
  ["stays where the goal names it so", "Request Blue Bayou by Roy Orbison", pressed, 'click("roy")'],
  ["stays where the goal names no other", "Request Blue Bayou", pressed, 'click("roy")'],
  [
    "or filled in is the one of that entry, too",
    wish,
    act("setValue", ["roy-by", "Ida (9)"], "It fits.", 0.8),
    'setValue("linda-by", "Ida (9)")',
  ],
  ["or chosen in is, too", wish, act("check", ["roy-loud"], "It fits.", 0.8), 'check("linda-loud")'],
  ["stays where nothing is pressed", wish, prepare("hover", ["roy"], "A menu."), 'hover("roy")'],
])("of equal controls in several entries, what is pressed %s", (_, goal, answer, action) => {
  expect(inNamedEntry(answer, goal, aPageContext(songs)).action).toBe(action);
});
