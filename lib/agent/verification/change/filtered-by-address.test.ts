import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts, ruled } from "@/tests/support/a-verification-case";
import { isFilteredByAddress } from "./filtered-by-address";

const stays = (...rows: string[]): string => `
  heading "Stays"
  item "Home"
  button "Checked in" #in
  button "Checked out" #out
  table
    row "Guest State"${rows.map((row) => `\n    row "${row}"`).join("")}`;
const narrowed: CaseParts = {
  step: "Show only the stays that are checked in",
  before: stays("Ida checked in", "Jon checked out", "Eva booked"),
  on: "#in",
  url: "https://garden.test/stays",
  urlAfter: "https://garden.test/stays?state=checked-in",
  after: stays("Ida checked in"),
};

it.each<[string, boolean, Partial<CaseParts>]>([
  ["the address and the list show it", true, {}],
  ["it is written with another sign", true, { urlAfter: "https://garden.test/stays?state=Checked_in" }],
  ["the address asks for something else", false, { urlAfter: "https://garden.test/stays?state=checked-out" }],
  ["it asked for it before", false, { url: "https://garden.test/stays?state=checked-in&page=2" }],
  ["another place came", false, { urlAfter: "https://garden.test/guests?state=checked-in" }],
  [
    "the other one was pressed",
    false,
    { on: "#out", urlAfter: "https://garden.test/stays?state=checked-out" },
  ],
  ["the list is as it was", false, { after: stays("Ida checked in", "Jon checked out", "Eva booked") }],
  ["the list is empty", false, { after: stays() }],
  ["the list was not delivered", false, { requests: ["GET /api/stays 500 fetch"] }],
  ["it was to be opened", false, { step: "Open the stay that is checked in" }],
])("%s: %s", (_, is, parts) => {
  expect(isFilteredByAddress(groundOf(aVerificationCase({ ...narrowed, ...parts })))).toBe(is);
});

it("is told by all that the control is called", () => {
  const asked = (step: string): boolean =>
    isFilteredByAddress({
      ...groundOf(aVerificationCase({ ...narrowed, step })),
      fit: { fit: "this", reason: "" },
    });
  expect([asked("Show only the stays that are checked in"), asked("Show only the checked stays")]).toEqual([
    true,
    false,
  ]);
});

it("shows the choice", () => expect(ruled({ ...narrowed, again: true }).says).toBe("verified"));

const tagged = (mark: string, ...rows: [string, string][]): string => `
  heading "Plants"
  link "shade" >/plants?tag=1 ${mark} #tag
  link "sun" >/plants?tag=2
  table
    row "Plant Tag"${rows.map(([name, tag]) => `\n    row "${name} ${tag}"\n      link "${tag}" >/plants?tag=${tag}`).join("")}`;
const byNumber: CaseParts = {
  step: "Show only the plants tagged shade",
  before: tagged("", ["Fern", "shade"], ["Oak", "sun"], ["Elm", "sun"]),
  on: "#tag",
  url: "https://garden.test/plants",
  urlAfter: "https://garden.test/plants?tag=1",
  after: tagged("[.active]", ["Fern", "shade"]),
};
it.each<[string, boolean, Partial<CaseParts>]>([
  ["it is marked, and all that is left bears it", true, {}],
  ["it is not marked", false, { after: tagged("", ["Fern", "shade"]) }],
  ["what is left does not bear it", false, { after: tagged("[.active]", ["Oak", "sun"]) }],
  [
    "one that went bore it too",
    false,
    { before: tagged("", ["Fern", "shade"], ["Ivy", "shade"], ["Elm", "sun"]) },
  ],
  ["the step says another one", false, { step: "Show only the plants tagged sun" }],
])("by a number: %s: %s", (_, is, parts) => {
  expect(isFilteredByAddress(groundOf(aVerificationCase({ ...byNumber, ...parts })))).toBe(is);
});
