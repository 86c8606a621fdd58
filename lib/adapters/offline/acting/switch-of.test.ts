import { expect, it } from "vitest";
import { aPageContext } from "@/tests/support/a-page-context";
import { switchOf } from "./switch-of";

const crew = (aboard: string, more = "") => `
  list ""
    item "Ida Falk Aboard"
      switch "Ida Falk aboard" #ida [${aboard}]
    item "Bo Lind Ashore"
      switch "Bo Lind aboard" #bo [unchecked]
  ${more}`;

it.each([
  ["is turned off for the state that off stands for", crew("checked"), 'uncheck("ida")'],
  ["is left where it is that way", crew("unchecked"), "nothing"],
  ["is left where it cannot be turned", crew("checked disabled"), "nothing"],
  ["waits for the form that a button sends", crew("checked", 'button "Save crew" #save'), "nothing"],
])("a switch in a list %s", (_, outline, expected) => {
  const context = aPageContext(outline);
  expect(switchOf("Mark Ida Falk as ashore", context.nodes, context)?.action ?? "nothing").toBe(expected);
});
