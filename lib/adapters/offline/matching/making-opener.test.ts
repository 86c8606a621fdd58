import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { makingOpener } from "./making-opener";

const opened = (goal: string, ...buttons: string[]): string | undefined =>
  makingOpener(goal, aPage(buttons.map((name) => `button "${name}"`).join("\n")).nodes)?.name;

it.each<[string, string[], string | undefined]>([
  ["Add 'Potato salad' for 8 people to the list", ["Bring something"], "Bring something"],
  ["Add Ida Falk to the guests", ["Invite somebody", "Print"], "Invite somebody"],
  ["Add 'Potato salad' to the list", ["Bring something", "Report it"], undefined],
  ["Add 'Potato salad' to the list", ["Bring the salad"], undefined],
  ["Add 'Potato salad' to the list", ["Remove something"], undefined],
  ["Add 'Potato salad' to the list", ["Find something"], undefined],
  ["Delete 'Potato salad'", ["Bring something"], undefined],
])("%s: of %j what makes anything is %s", (goal, buttons, expected) => {
  expect(opened(goal, ...buttons)).toBe(expected);
});
