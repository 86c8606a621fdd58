import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { isOnlyNear } from "./only-near";

const views = (download: string, between = ""): string => `
  heading "Guides"
  button "" #load &"Guides" ${download}${between}
  button "" #cards &"Name Place"`;
it.each<[string, string, boolean]>([
  ["what stands near it", views(""), true],
  ["its own description", views(`^"icon of guides"`), false],
  ["its name", views("").replace('button ""', 'button "Guides"'), false],
  ["what stands near it, with a picture between them", views("", '\n  image "" #line'), true],
  ["the heading that it stands under", views("", '\n  heading "Beds"'), false],
  [
    "the part that it stands in",
    views("", '\n  region "Beds"').replace('  button "" #cards', '    button "" #cards'),
    false,
  ],
])("another icon is told by %s", (_, before, is) => {
  const { nodesBefore, intent, target } = groundOf(
    aVerificationCase({ step: "Show the guides as cards", before, on: "#cards" }),
  );
  const rival = 1;
  expect(isOnlyNear(nodesBefore, target.index, rival, intent)).toBe(is);
});
