import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { formOfOther } from "./form-of-other";

const form = (code: string, more = ""): string => `
  heading "Coupon"
  form
    textbox "Code" ="${code}"
    textbox "Comment" ="for the fair"
    button "Save" #save${more}`;
const list = (codes: readonly string[]): string => `
  heading "Coupons"
  table "Coupons"
${codes.map((code) => `    row "${code} 0 / 5"\n      link "${code}" >/coupons/${code}`).join("\n")}`;
const saved: CaseParts = {
  step: 'Save the comment "for the fair" at coupon FERN25',
  before: form("FERN24"),
  url: "https://garden.test/coupons/1",
  on: "#save",
  after: list(["FERN24", "FERN25", "MOSS"]),
  urlAfter: "https://garden.test/coupons",
  requests: ["POST /coupons/1 302 document", "GET /coupons 200 document"],
};
const rows: readonly (CaseParts & { when: string; is: string | undefined })[] = [
  { when: "its field says another entry of the list", is: "FERN24", ...saved },
  { when: "it is of the one named", is: undefined, ...saved, before: form("FERN25") },
  { when: "the page shows the one named", is: undefined, ...saved, text: "Coupon FERN25" },
  { when: "the list knows none of that name", is: undefined, ...saved, after: list(["FERN24", "MOSS"]) },
  { when: "no field says an entry", is: undefined, ...saved, before: form("7") },
  { when: "the step says both", is: undefined, ...saved, step: "Save FERN24 as the successor of FERN25" },
  { when: "the site took nothing", is: undefined, ...saved, requests: ["GET /coupons 200 document"] },
  { when: "no list came", is: undefined, ...saved, after: form("FERN24") },
];

describe("a form of another entry", () => {
  it.each(rows)("$when: $is", ({ is, ...parts }) => {
    expect(formOfOther(groundOf(aVerificationCase(parts)))).toBe(is);
  });
});
