import { describe, expect, it } from "vitest";
import { looksLikePairingCode, pairingLink, readPairingLink, tidyPairingCode } from "./pairing";

describe("a pairing code", () => {
  it("is the same however it is typed", () => {
    for (const typed of ["ABCDE-FGHJK", "abcde fghjk", " Abcde--fghjk\n"])
      expect(tidyPairingCode(typed)).toBe("ABCDEFGHJK");
  });
});

describe("what may be a pairing code", () => {
  it.each([
    ["AAAAA-AAAAA", true],
    ["aaaaa0aaaa", true],
    ["AAAAA-AAAA", false],
    ["AAAAA-AAAA!", false],
    ["http://127.0.0.1:3000/", false],
  ])("%s: %s", (typed, can) => expect(looksLikePairingCode(typed)).toBe(can));
});

describe("a pairing link", () => {
  it("carries server and code", () => {
    const link = pairingLink("http://127.0.0.1:3000/settings?tab=1", "ABCDE-FGHJK");
    expect(link).toBe("http://127.0.0.1:3000/#pair=ABCDE-FGHJK");
    expect(readPairingLink(` ${link}\n`)).toEqual({ server: "http://127.0.0.1:3000", code: "ABCDE-FGHJK" });
  });
  it.each([
    "ABCDE-FGHJK",
    "http://127.0.0.1:3000/",
    "javascript:1#pair=A",
    "http://#pair=A",
    "http://a b/#pair=A",
    "http://127.0.0.1:3000/#pair=",
    "http://127.0.0.1:3000/#pair=%",
  ])("is not read out of %s", (text) => expect(readPairingLink(text)).toBeUndefined());
});
