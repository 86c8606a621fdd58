import { describe, expect, it } from "vitest";
import { sameValue } from "./field-value";

describe("numbers are the same", () => {
  it.each<[string, string, boolean]>([
    // Decimals.
    ["12.5", "12.50", true],
    ["12,5", "12.50", true],
    ["10", "10.00", true],
    ["1.5", "15", false],
    ["12.05", "12.5", false],
    ["100", "1.00", false],
    // Groups.
    ["1,234", "1234", true],
    ["1.234", "1,234", true],
    ["1'234'567", "1234567", true],
    ["1 234", "1234", true],
    ["1\u00a0234", "1234", true],
    ["1\u202f234", "1234", true],
    ["1,234.50", "1.234,5", true],
    ["12,345.50", "12345.5", true],
    ["1,234,567.50", "1234567.5", true],
    ["1,234.50", "123450", false],
    ["12,34,567", "1234567", true],
    ["1234567.5", "12345675", false],
    // Signs.
    ["-7", "7", false],
    ["7", "-7", false],
    ["−7", "-7", true],
    ["-7.0", "-7", true],
    ["-7", "-8", false],
    // Currencies.
    ["€ 7.50", "7.5", true],
    ["€7.50", "7.5", true],
    ["7.50 €", "7.5", true],
    ["7.50€", "€7.50", true],
    ["7.50€", "7.5", true],
    ["CHF 1'200", "1200", true],
    ["1,200 NOK", "1200", true],
    ["$7.50", "$75", false],
    ["-$7", "-7", true],
    ["-$7", "$7", false],
    ["40 %", "40", true],
    ["40%", "4.0", false],
    // What is no number by itself is compared as it is written.
    ["7 jars", "7", false],
    ["7 jars", "7 Jars", true],
    ["7-8", "7", false],
    ["", "0", false],
    ["0", "", false],
    ["1234 5678 9012 3456", "1234567890123456", true],
    [" 7 ", "7.0", true],
    [" + ", "+", true],
  ])("%j and %j: %s", (held, wanted, same) => expect(sameValue(held, wanted)).toBe(same));
});

describe("a day", () => {
  it.each<[string, string, boolean]>([
    ["2031-05-03", "2031-05-03", true],
    ["2031/05/03", "2031-05-03", true],
    ["2031-05-04", "2031-05-03", false],
    // Its digits alone are a number.
    ["20310503", "2031-05-03", false],
    [" 20310503 ", "2031/05/03", false],
    ["203153", " 2031.5.3 ", false],
    ["203105", "2031-05", true],
    ["310503", "31-05-03", true],
    ["20310503", "20310503", true],
  ])("%j and %j: %s", (held, wanted, same) => expect(sameValue(held, wanted)).toBe(same));
});

describe("a telephone number", () => {
  it.each<[string, string, boolean]>([
    ["+47 555 018 22", "+4755501822", true],
    ["+47 (555) 018-22", "+47 555 01822", true],
    // What begins it was dropped.
    ["47 555 018 22", "+47 555 018 22", false],
    ["4755501822", " +4755501822", false],
    [" 4755501822", "+47 555 018 22", false],
    ["(+47) 555 018 22", "+47 555 018 22", true],
    ["+47 555 018 22", "47 555 018 22", true],
    ["47 555 018 22", "4755501822", true],
    ["+47 555 018 23", "+47 555 018 22", false],
  ])("%j and %j: %s", (held, wanted, same) => expect(sameValue(held, wanted)).toBe(same));
});
