import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { isAskedAndGone } from "./asked-and-gone";

const asked = 'Are you sure you want to delete the coupon "Fern"?';
const question = `
  link "Shop" >/
  heading "Delete coupon"
  form
    link "Cancel" >/coupons
    button "Delete" #yes`;
const list = (names: readonly string[], told = "The coupon has been deleted."): string => `
  link "Shop" >/
  heading "Coupons"
  alert:success "${told}"
  table "Coupons"
${names.map((name) => `    row "${name}"`).join("\n")}`;
const onPage: CaseParts = {
  step: 'Confirm that "Fern" is to be deleted',
  before: question,
  text: asked,
  url: "https://garden.test/coupons/7/delete",
  on: "#yes",
  after: list(["Oak", "Elm"]),
  textAfter: "Coupons\nOak\nElm",
  urlAfter: "https://garden.test/coupons",
  requests: ["POST /coupons/7/delete 302 document", "GET /coupons 200 document"],
};

const pools = (names: readonly string[], dialog = ""): string => `
  heading "${names.length} Pools"
  link "Home" >/
  button "New"
  button "Help"
  button "Search"${dialog}`;
const dialog = `
  dialog "Delete pool"
    button "Cancel"
    button "Delete" #yes`;
const inDialog: CaseParts = {
  step: "Confirm that oak_pool is deleted",
  before: pools(["oak_pool", "elm_pool"], dialog),
  text: "oak_pool (8)\nelm_pool (2)\nAre you sure you want to delete oak_pool?",
  on: "#yes",
  after: pools(["elm_pool"]),
  textAfter: "elm_pool (2)",
  requests: ["DELETE /pools/oak_pool 204 xhr"],
};

const rows: readonly (CaseParts & { when: string; is: boolean })[] = [
  { when: "the list that came for the question has it no more, and the site says so", is: true, ...onPage },
  { when: "it is listed still", is: false, ...onPage, after: list(["Oak", "Elm", "Fern"]) },
  { when: "the site says nothing of it", is: false, ...onPage, after: list(["Oak", "Elm"], "Welcome.") },
  {
    when: "the site says that it was not",
    is: false,
    ...onPage,
    after: list(["Oak"], "It was not deleted."),
  },
  { when: "no list came", is: false, ...onPage, after: list([]) },
  { when: "it was asked about another one", is: false, ...onPage, text: asked.replace("Fern", "Moss") },
  { when: "the step names none", is: false, ...onPage, step: "Confirm the deletion" },
  {
    when: "the step names none, and the goal that it ends does",
    is: true,
    ...onPage,
    step: "Confirm the deletion",
    goal: 'Delete the coupon "Fern"',
    last: true,
  },
  {
    when: "the step names none, and it was asked about another one than the goal says",
    is: false,
    ...onPage,
    step: "Confirm the deletion",
    goal: 'Delete the coupon "Moss"',
    last: true,
  },
  {
    when: "another one that the goal ends with is there still",
    is: false,
    ...onPage,
    goal: 'Delete the coupons "Fern" and "Elm"',
    last: true,
  },
  { when: "the site was told nothing", is: false, ...onPage, requests: ["GET /coupons 200 document"] },
  { when: "the site refused it", is: false, ...onPage, requests: ["POST /coupons/7/delete 500 document"] },
  {
    when: "it is answered by another control",
    is: false,
    ...onPage,
    before: question.replace('"Delete" #', '"Hide" #'),
  },
  { when: "it went from behind the dialog", is: true, ...inDialog },
  { when: "it stands there still", is: false, ...inDialog, textAfter: "oak_pool (8)\nelm_pool (2)" },
  {
    when: "it was not seen behind the dialog",
    is: false,
    ...inDialog,
    text: "elm_pool (2)\nAre you sure you want to delete oak_pool?",
  },
  { when: "the request broke off", is: false, ...inDialog, requests: ["DELETE /pools/oak_pool failed xhr"] },
];

describe("a question by name whose thing is gone", () => {
  it.each(rows)("$when: $is", ({ is, ...parts }) => {
    expect(isAskedAndGone(groundOf(aVerificationCase(parts)))).toBe(is);
  });
});
