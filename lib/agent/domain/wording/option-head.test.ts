import { describe, expect, it } from "vitest";
import { optionHead } from "./option-head";

describe("what an option is called", () => {
  it.each([
    ["Morning, 8–12", "Morning"],
    ["Express: next day", "Express"],
    ["8 vCPU · 32 GB", "8 vCPU"],
    ["Family – up to six", "Family"],
    ["Standard (3 to 5 days)", "Standard"],
    ["Half marathon 21.1 km", "Half marathon"],
    ["Large 2kg", "Large"],
    ["Room 4", "Room"],
  ])("%s: what explains it is left out", (option, head) => {
    expect(optionHead(option)).toBe(head);
  });

  it.each(["Morning", "Mid-week", "10:30", "2 kg", "St. John's", "1,000 points"])(
    "%s: nothing explains it",
    (option) => {
      expect(optionHead(option)).toBe(option);
    },
  );
});
