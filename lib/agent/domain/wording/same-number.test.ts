import { describe, expect, it } from "vitest";
import { isHeldBy } from "./same-value";

describe("numbers are told in their order, and as far as they go", () => {
  it.each<[string, string, boolean]>([
    ["2-1", "Lions – Bears 2:1", true],
    ["2-1", "Lions – Bears 1-2", false],
    ["2-1", "Lions – Bears 2-10", false],
    ["9-18", "Saturday 9–18", true],
    ["9-18", "Saturday 9:00–18:00", true],
    ["9-18", "Saturday 9 to 18", true],
    ["9-18", "Saturday 18 Sep", false],
    ["10:30", "Dentist 10.30", true],
    ["10:30", "Dentist 10:00 (30 min)", false],
    ["10:30-11:30", "10:30 – 11:30", true],
    ["10:30-11:30", "11:30 – 10:30", false],
    ["2.5", "Rye flour 2,50 kg", true],
    ["2.5", "Rye flour 2 kg, shelf 5", false],
    ["2.5", "Rye flour 12.5 kg", false],
    ["2.5", "Rye flour 2.05 kg", false],
    ["9.05", "Rye flour 9.5 kg", false],
    ["1,250.50", "1250.50 kr", true],
    ["60 × 120", "60 cm x 120 cm", true],
    ["60 × 120", "120 × 60 cm", false],
    ["192.168.1.10", "DNS 192.168.1.10", true],
    ["192.168.1.10", "DNS 192.168.10.1", false],
    ["25000", "Budget 25 000", true],
    ["25000", "Budget 25.000", true],
    ["25000", "Budget 250000", false],
    ["25000", "Budget 125000", false],
    ["250000", "Budget 2500.00", false],
    ["01234", "Postcode 01234", true],
    ["01234", "Postcode 1234", false],
    ["01234", "Postcode 501234", false],
    ["5550143", "+47 555-01-43", true],
    ["01.23.45.67.89", "01 23 45 67 89", true],
  ])("%s in %s: %s", (value, text, expected) => {
    expect(isHeldBy(value, [text])).toBe(expected);
  });
});

describe("a month is told by its number in dates alone", () => {
  it.each<[string, string, boolean]>([
    ["Jan", "Printer jam, 1 comment", false],
    ["Jan", "Printer jam, Jan", true],
    ["May", "5 guests", false],
    ["6", "Olive oil 4, best before June 2027", false],
    ["August", "Aug", true],
    ["2027-03", "March 2027", true],
    ["4 March", "4/3", true],
    ["4 March", "3 April", false],
    ["4 March", "Mar 4, 2027", true],
    ["4 March", "3 April, changed on 4 March", true],
  ])("%s in %s: %s", (value, text, expected) => {
    expect(isHeldBy(value, [text])).toBe(expected);
  });
});

describe("a sign that belongs to a value is told with it", () => {
  it.each<[string, string, boolean]>([
    ["-18", "Freezer −18 °C", true],
    ["-18", "Freezer 18 °C", false],
    ["-18", "3-18 °C", false],
    ["-3.5", "Balance 3.5", false],
    ["B+", "Ida Falk B+", true],
    ["B+", "Ida Falk B", false],
    ["A-", "Ida Falk A", false],
    ["A-", "Ida Falk A–", true],
    ["C++", "Course in C", false],
    ["+5", "5 points", true],
    ["18", "Freezer 18 °C", true],
  ])("%s in %s: %s", (value, text, expected) => {
    expect(isHeldBy(value, [text])).toBe(expected);
  });
});
