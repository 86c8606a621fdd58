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

const post = (href: string) => `
  list "Posts"
    item "Ann: rain"
      link "Upvote post" >${href} #ann
    item "Bo: sun"
      link "Upvote post" >${href} #bo`;
const voted = (href: string): string | undefined => {
  const ground = groundOf(
    aVerificationCase({ step: "Upvote the post of Ann", before: post(href), on: "#bo", after: post(href) }),
  );
  const rival = ground.nodesBefore.findIndex(({ name }) => name === "Upvote post");
  return wrongElement.check({ ...ground, fit: { fit: "other", reason: "It is another.", rival } })?.outcome;
};

it("links that lead to no place are buttons, and each does something else", () => {
  expect(voted("https://garden.test/beds#")).toBe("refuted");
  expect(voted("#")).toBe("refuted");
  expect(voted("javascript:void(0)")).toBe("refuted");
  expect(voted("https://garden.test/vote")).toBeUndefined();
});
