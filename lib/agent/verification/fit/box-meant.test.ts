import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";

const table = `
  table "Jobs"
    row "Id Title State"
      checkbox "" [unchecked] #all
    row "71 Water the plants open"
      checkbox "" [unchecked] #plants
      button "Copy" #c1
    row "72 Renew the domain done"
      checkbox "" [unchecked] #domain
      button "Copy" #c2
`;
const list = `
  checkbox "Mark all jobs as complete" [unchecked] #every
  list "Jobs"
    item "Water the plants"
      checkbox "" [unchecked] #plants
    item "Renew the domain"
      checkbox "" [unchecked] #domain
`;
const before = `
  checkbox "" [unchecked] &"Mark all as complete Water the plants Renew the domain" #every
  list "Jobs"
    item "Water the plants"
      checkbox "" [unchecked] #plants
    item "Renew the domain"
      checkbox "" [unchecked] #domain
`;
const twoBoxes = `
  list "Alerts"
    item "Water the plants"
      checkbox "" [unchecked] #mail
      checkbox "" [unchecked] #phone
    item "Renew the domain"
      checkbox "" [unchecked] #third
`;
const letters = `
  list "Letters"
    item "Ann Lunch"
      checkbox "" [unchecked] #pick
      button "☆" ^"Star"
      button "!" ^"Important"
    item "Bo Rent"
      checkbox "" [unchecked] #other
`;

describe("the box that a step is about", () => {
  it.each<[string, string, string, boolean]>([
    ['Select the job "Water the plants" in the table', table, "plants", true],
    ['Select the job "Water the plants" in the table', table, "domain", false],
    ["Tick the box in front of Renew the domain", list, "domain", true],
    ["Tick the box in front of Renew the domain", list, "plants", false],
    ["Select every job with the checkbox in the head", table, "all", true],
    ["Select every job with the checkbox in the head", table, "plants", false],
    ["Tick everything", list, "every", true],
    ["Tick everything", list, "plants", false],
    ["Tick the plants", list, "every", false],
    ["Check off the plants", before, "plants", true],
    ["Check off the plants", before, "every", false],
    ["Tick everything", twoBoxes, "third", false],
    ['Star the letter "Lunch"', letters, "pick", false],
    ['Tick the letter "Lunch"', letters, "pick", true],
    ['Pin the letter "Lunch"', letters, "pick", true],
    ["Mark all jobs as read", table, "all", false],
    ["Mark every job with the box in the head", table, "all", true],
  ])("%s: %#", (step, before, on, says) => {
    const { fit } = groundOf(aVerificationCase({ step, before, on: `#${on}` })).fit;
    expect(fit === "this").toBe(says);
  });
});
