import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { leadsToThing } from "./leads-to-thing";

it.each([
  ["is called by the thing", 'link "Autumn Regatta" >/events/3', true],
  ["says the deed", 'link "Cancel Autumn Regatta" >/events/3/cancel', false],
  ["leads nowhere", 'link "Autumn Regatta"', false],
  ["is a button", 'button "Autumn Regatta"', false],
  ["has no name", 'link "" >/events/3/cancel', false],
  ["is called by another thing", 'link "Spring Regatta" >/events/2', false],
])("what %s", (_, node, leads) => {
  const [link] = aPage(node).nodes;
  expect(link && leadsToThing(link, "cancel", "my place in the Autumn Regatta")).toBe(leads);
});
