import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { isGivenBackWhole } from "./given-back-whole";

const form = (price: string, more = "", box = "checked"): string => `
  heading "Product: Fern"
  form
    textbox "Price" ="${price}"
    checkbox "Active" [${box}]
    button "Save" #save${more}`;
const told = '\n  alert:success "Your changes have been saved."';
const saved: CaseParts = {
  step: "Save the product Fern at 12.50",
  before: form("12.50"),
  on: "#save",
  after: form("12.50", told),
  requests: ["POST /products/7 302 document", "GET /products/7 200 document"],
};
const rows: readonly (CaseParts & { when: string; is: boolean })[] = [
  { when: "all of the form came back, and the site says that it is kept", is: true, ...saved },
  { when: "the step says no more than to save", is: true, ...saved, step: "Save the changes" },
  { when: "the site says nothing", is: false, ...saved, after: form("12.50") },
  {
    when: "the site says that it was not saved",
    is: false,
    ...saved,
    after: form("12.50", told.replace("have been saved", "were not saved")),
  },
  { when: "a field came back otherwise", is: false, ...saved, after: form("9.00", told) },
  { when: "a box came back otherwise", is: false, ...saved, after: form("12.50", told, "unchecked") },
  { when: "the step says another number", is: false, ...saved, step: "Save the product Fern at 14.00" },
  { when: "the step says another thing", is: false, ...saved, step: "Save the product Moss" },
  { when: "the step says more", is: false, ...saved, step: "Save the product Fern and archive it" },
  { when: "another page came", is: false, ...saved, urlAfter: "https://garden.test/products" },
  {
    when: "the page sent it by itself",
    is: false,
    ...saved,
    requests: ["POST /products/7 200 xhr"],
  },
  {
    when: "the goal that it ends names what is nowhere",
    is: false,
    ...saved,
    goal: 'Put Fern on the shelf "North"',
    last: true,
  },
];

describe("a form that came back as it was sent", () => {
  it.each(rows)("$when: $is", ({ is, ...parts }) => {
    expect(isGivenBackWhole(groundOf(aVerificationCase(parts)))).toBe(is);
  });
});
