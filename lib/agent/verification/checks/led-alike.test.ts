import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { wrongElement } from "./wrong-element";

const outcome = (href: string): string | undefined => {
  const ground = groundOf(
    aVerificationCase({
      step: 'Filter by the tag "rock"',
      before: `
  list "Tags"
    link "rock" >https://garden.test/plants?tag=rock
  item "Saxifrage"
    link "stones" >${href} #tag`,
      on: "#tag",
      urlAfter: href,
      after: '\n  list "Found"\n    item "Saxifrage"',
    }),
  );
  const rival = ground.nodesBefore.findIndex(({ name }) => name === "rock");
  const fit = { fit: "other", reason: 'the step names the link "rock"', rival } as const;
  return wrongElement.check({ ...ground, fit })?.outcome;
};

it("a link that leads where the one leads that the step names is no wrong one", () => {
  expect(outcome("https://garden.test/plants?tag=rock")).toBeUndefined();
  expect(outcome("/plants?tag=rock")).toBeUndefined();
});

it("one that leads elsewhere is", () => {
  expect(outcome("https://garden.test/plants?tag=moor")).toBe("refuted");
});
