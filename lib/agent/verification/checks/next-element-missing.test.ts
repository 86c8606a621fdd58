import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { checkTable } from "@/tests/support/check-table";
import { nextElementMissing } from "./next-element-missing";

const page = (...rows: string[]) => `
  heading "Ferry"
  form "Trip"
    button "Find sailings" #find
${rows.join("\n")}
`;
const find = { step: "Find sailings", before: page(), on: "#find", nextNeeds: "button Choose seats" };
const came = page('    item "Sailing at nine"');

checkTable(nextElementMissing, [
  { when: "the form answered, and what comes next is not there", says: "refuted", ...find, after: came },
  {
    when: "another page came up, and what comes next is not on it",
    says: "refuted",
    ...find,
    after: '\n  heading "Offers"',
    urlAfter: "https://garden.test/offers",
  },
  { when: "nothing changed, also at a second look", says: "refuted", ...find, again: true },
  {
    when: "what comes next is hidden",
    says: "refuted",
    ...find,
    after: page('    item "Sailing at nine"', '    button "Choose seats" [hidden]'),
  },
  { when: "nothing changed yet", says: "nothing", ...find },
  {
    when: "what comes next is there",
    says: "nothing",
    others: "verify",
    ...find,
    after: page('    button "Choose seats"'),
  },
  {
    when: "a control of a like kind carries the name",
    says: "nothing",
    others: "verify",
    ...find,
    after: page('    link "Choose seats"'),
  },
  {
    when: "the client left a part of the page out",
    says: "nothing",
    ...find,
    after: came,
    page: { truncated: 12 },
  },
  { when: "the page was not shown", says: "nothing", ...find, after: came, page: { form: "none" } },
  { when: "it is the last step", says: "nothing", ...find, after: came, last: true },
  {
    when: "the next step can do without it",
    says: "nothing",
    ...find,
    after: came,
    expected: {
      nextGoal: { description: "seats", element: { role: "button", name: "Choose seats" }, required: false },
    },
  },
]);

describe("what next-element-missing asks for", () => {
  it("is a correction, with the confidence of a missing element", () => {
    expect(nextElementMissing.check(groundOf(aVerificationCase({ ...find, after: came })))).toMatchObject({
      confidence: 0.8,
      routeToCorrection: true,
    });
  });
});
