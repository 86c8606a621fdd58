import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts, siteUrl } from "@/tests/support/a-verification-case";
import { isMeantAnyway } from "./meant-anyway";

/** Two fields for searching: one of the whole site, one of the list. */
const fields = (own = "Query", rival = "Search"): string => `
  textbox "${rival}" ="" #rival
  textbox "${own}" ="" #own
  table "Trees"
    row "Oak"`;

it.each<[boolean, string, Partial<CaseParts> & { own?: string; rival?: string }]>([
  [true, "the page that came was asked for it", {}],
  [true, "the field is called a filter", { own: "Filter the trees" }],
  [true, "more than the step's word was typed", { value: "name:oak", urlAfter: `${siteUrl}?q=name%3Aoak` }],
  [false, "the page is the same", { urlAfter: siteUrl }],
  [false, "the page was asked for something else", { urlAfter: `${siteUrl}?q=elm` }],
  [false, "something else was typed", { value: "elm", urlAfter: `${siteUrl}?q=elm` }],
  [false, "the field is no field for searching", { own: "Email" }],
  [false, "the other one is called by its list", { rival: "Search the trees" }],
  [false, "the step says where", { step: 'Search for "oak" in the whole site' }],
  [false, "the step does not search", { step: 'Enter "oak" as the name' }],
  [false, "the step quotes nothing", { step: "Search for the big trees" }],
])("%s: %s", (is, _, { own, rival, ...parts }) => {
  const ground = groundOf(
    aVerificationCase({
      step: 'Search for the trees containing "oak"',
      before: fields(own, rival),
      on: "#own",
      does: "setValue",
      value: "oak",
      enter: true,
      urlAfter: `${siteUrl}?q=oak`,
      ...parts,
    }),
  );
  const at = ground.nodesBefore.findIndex(({ id }) => id === "rival");
  expect(isMeantAnyway({ ...ground, fit: { fit: "other", reason: "", rival: at } })).toBe(is);
});
