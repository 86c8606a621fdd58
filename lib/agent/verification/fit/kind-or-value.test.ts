import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { isOnlyNear, listsKind } from "./kind-or-value";

const guide = (places: string): string => `
  list "Places"
    ${places}
  heading "Coast walks"
  button "Draft" #draft
  button "Follow" #follow`;
const access = (choice: string): string => `
  button "New guide" #new
  list "Access"
    menuitem "Members. Those who are signed in" #members
    menuitem "${choice}" #it`;

it.each<[string, string, string, string, boolean]>([
  [
    "its state, where a place lists its kind",
    "Publish the guide Coast walks",
    guide('link "Guides"'),
    "#draft",
    false,
  ],
  [
    "a choice that begins with the value",
    "Set the access of the new guide to Public",
    access("Public. For everybody"),
    "#it",
    false,
  ],
  [
    "a choice that only holds it",
    "Set the access of the new guide to Public",
    access("Not public"),
    "#it",
    true,
  ],
  [
    "another choice",
    "Set the access of the new guide to Public",
    access("Public. For everybody"),
    "#members",
    true,
  ],
])("%s is refuted as another element: %s", (_, step, before, on, is) => {
  expect(groundOf(aVerificationCase({ step, before, on })).fit.fit === "other").toBe(is);
});

it.each<[string, string, boolean]>([
  ["Publish the guide Coast walks", 'link "Guides"', true],
  ['Publish the guide "Coast walks"', 'menuitem "Guides"', true],
  ["Open the guides of Ida", 'link "Guides"', false],
  ["Publish the guide Coast walks", 'button "Guides"', false],
  ["Publish the guide Coast walks", 'link "Guides to walks"', false],
  ["Publish the guides", 'link "Guides"', false],
  ["Publish the leaflet Coast walks", 'link "Guides"', false],
])("%s beside the %s: %s", (step, place, is) => {
  const { nodesBefore, intent } = groundOf(aVerificationCase({ step, before: guide(place), on: "#draft" }));
  const rival = nodesBefore.findIndex(({ name }) => name.startsWith("Guides"));
  expect(listsKind(nodesBefore, -1, rival, intent)).toBe(is);
});

const views = (download: string): string => `
  heading "Guides"
  button "" #load &"Guides" ${download}
  button "" #cards &"Name Place"`;
it.each<[string, string, boolean]>([
  ["what stands near it", views(""), true],
  ["its own description", views(`^"icon of guides"`), false],
  ["its name", views("").replace('button ""', 'button "Guides"'), false],
])("another icon is told by %s", (_, before, is) => {
  const { nodesBefore, intent } = groundOf(
    aVerificationCase({ step: "Show the guides as cards", before, on: "#cards" }),
  );
  const [rival, target] = [1, 2];
  expect(isOnlyNear(nodesBefore, target, rival, intent)).toBe(is);
});
