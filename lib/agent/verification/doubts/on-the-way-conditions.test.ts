import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts, ruled } from "@/tests/support/a-verification-case";
import { isForOtherPurpose, leadsOn } from "./on-the-way";

const site = "https://garden.test";
const start = (more = "", own = "Planting") => `
  heading "Start"
  link "${own}" >/planting #own
${more}`;
const hub = (link = 'link "Winter planting calendar" >/planting/winter', heading = "Planting") =>
  `\n  heading "${heading}"\n  ${link}\n  link "Soil" >/planting/soil`;
const way: CaseParts = {
  step: "Open the winter planting calendar",
  before: start(),
  on: "#own",
  urlAfter: `${site}/planting`,
  titleAfter: "Planting",
  after: hub(),
};
const leads = (parts: Partial<CaseParts>): boolean =>
  leadsOn(groundOf(aVerificationCase({ ...way, ...parts })));

describe("the place that came has the whole name as one of several entries", () => {
  it.each<[string, boolean, Partial<CaseParts>]>([
    ["and is not called so", true, {}],
    [
      "in a line",
      true,
      { after: hub('button "More"'), text: "Start", textAfter: "Planting\nWinter planting calendar" },
    ],
    ["and the step goes there", true, { step: "Go to the winter planting calendar" }],
    ["and is called so", false, { after: hub(undefined, "Calendar of winter planting") }],
    ["and is titled so", false, { titleAfter: "Winter planting calendar" }],
    [
      "which is the present one",
      false,
      { after: hub('link "Winter planting calendar" [current] >/planting/winter') },
    ],
    ["which leads to where the page is", false, { after: hub('link "Winter planting calendar" >/planting') }],
    [
      "which leads to a part of the page",
      false,
      { after: hub('link "Winter planting calendar" >/planting#winter') },
    ],
    ["which leads nowhere", false, { after: hub('link "Winter planting calendar"') }],
    ["which is a button", false, { after: hub('button "Winter planting calendar"') }],
    ["in part only", false, { after: hub('link "Winter calendar" >/planting/winter') }],
    [
      "in a line with more words",
      false,
      {
        after: hub('button "More"'),
        text: "Start",
        textAfter: "Planting\nOur winter planting calendar for all",
      },
    ],
    ["as the page before had", false, { before: start('  text "Winter planting calendar"') }],
    ["as a line of the page before had", false, { text: "Winter planting calendar", textAfter: "Planting" }],
    ["and the control is called so", false, { before: start("", "Planting calendar, winter") }],
    [
      "of which the step quotes what the control is called",
      false,
      { step: 'Open the winter planting calendar by "Planting"' },
    ],
    ["which is one word", false, { step: "Open the calendar", after: hub('link "Calendar" >/planting/c') }],
    ["and the step only looks for it", false, { step: "Search for the winter planting calendar" }],
    ["and the step was only begun", false, { does: "hover" }],
  ])("%s: %s", (_, is, parts) => expect(leads(parts)).toBe(is));

  it("verifies nothing", () => {
    expect(ruled(way).says).not.toBe("verified");
    expect(ruled({ ...way, again: true }).says).not.toBe("verified");
  });
});

const bed = (name: string, more = "") =>
  `\n  list "Beds"\n    item "Bed 12"\n      link "${name}" >/beds/12 #own${more}`;
const shown: CaseParts = {
  step: "Open bed 12 for editing",
  before: bed("Bed 12"),
  on: "#own",
  urlAfter: `${site}/beds/12`,
  titleAfter: "Bed 12",
  after: '\n  heading "Bed 12"',
};

describe("the place is for something else", () => {
  const isOther = (parts: Partial<CaseParts>): boolean =>
    isForOtherPurpose(groundOf(aVerificationCase({ ...shown, ...parts })));
  it.each<[string, boolean, Partial<CaseParts>]>([
    ["where nothing says what it is for", true, {}],
    ["where it was to be printed", true, { step: "Open bed 12 to print." }],
    ["where nothing was to be done there", false, { step: "Open bed 12" }],
    ["where the purpose stands before the thing", false, { step: "Open for editing bed 12" }],
    ["where it is only pointed at", false, { does: "hover" }],
    ["where the control says it", false, { before: bed("Edit bed 12") }],
    ["where the control says it in another word", false, { before: bed("Change bed 12") }],
    [
      "where the hint of the control says it",
      false,
      { before: bed("Bed 12").replace("#own", '^"Edit it" #own') },
    ],
    ["where the heading says it", false, { after: '\n  heading "Editing bed 12"' }],
    ["where the title says it", false, { titleAfter: "Bed 12 (edit)" }],
    ["where the address says it", false, { urlAfter: `${site}/beds/12/edit` }],
    ["where a button there says it", true, { after: `${shown.after}\n  button "Edit"` }],
    [
      "where the control says something else",
      true,
      { step: "Open bed 12 for printing", before: bed("Edit bed 12") },
    ],
    [
      "where it is to be printed, and the heading says so",
      false,
      { step: "Open bed 12 for printing", after: '\n  heading "Print bed 12"' },
    ],
  ])("%s: %s", (_, is, parts) => expect(isOther(parts)).toBe(is));

  it("verifies nothing", () => {
    expect(ruled({ ...shown, again: true }).says).not.toBe("verified");
    expect(ruled({ ...shown, step: "Open bed 12", again: true }).says).toBe("verified");
  });
});
