import { expect, it } from "vitest";
import { readGoal } from "@/lib/adapters/offline/reading/read-goal";
import { aPageContext } from "@/tests/support/a-page-context";
import { actOnCommand } from "./act-on-command";

const asked = (yes: string, no: string) => `dialog "Why is it closed?"
  button "${yes}" #yes
  button "${no}" #no`;

it.each([
  ["is left alone where the page asks", "Close the ticket HD-7", asked("OK", "Cancel"), "yes"],
  ["is pressed where the command is that word", "Cancel the order 7", asked("Proceed", "Cancel"), "no"],
])("the way out of a dialog %s", (_, goal, page, id) => {
  const [want] = readGoal(goal);
  const answer = want?.do === "command" ? actOnCommand(want, aPageContext(page)) : undefined;
  expect(answer?.action).not.toBe(`click("${id === "yes" ? "no" : "yes"}")`);
});
