import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { isOnlyNear } from "./only-near";

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
