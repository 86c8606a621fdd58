import { domainToUnicode } from "node:url";
import { describe, expect, it } from "vitest";
import { imitates, sameSite, siteParts } from "./look-alike";

const passesFor = (host: string, known: string) => imitates(host, [known]) === known;
const twins: Record<string, string> = {
  a: "аɑα4",
  e: "еёε3é",
  o: "оοσø0",
  p: "рρ",
  c: "сϲ",
  y: "уγ",
  x: "хχ",
  i: "іїιı1",
  j: "ј",
  k: "кκ",
  m: "м",
  h: "нħ",
  t: "тτ7",
  b: "вß8",
  s: "ѕ5",
  d: "ԁðđ",
  g: "ɡ9",
  n: "ո",
  v: "ν",
  u: "υ",
  w: "ωѡ",
  l: "ӏⅼł1i",
};
const pairs = Object.entries(twins).flatMap(([plain, others]) =>
  [...others].map((other) => [plain, other] as const),
);

describe("a name that looks like another", () => {
  it.each(pairs)("has another letter for %s: %s", (plain, other) => {
    expect(passesFor(`q${other}zq.com`, `q${plain}zq.com`)).toBe(true);
  });

  it.each([
    ["qæzq.com", "qaezq.com"],
    ["qœzq.com", "qoezq.com"],
    ["qrnzq.com", "qmzqq.com".replace("qq", "q")],
    ["qvvzq.com", "qwzq.com"],
    ["qclzq.com", "qdzq.com"],
    ["q-zzq.com", "qzzq.com"],
    ["QZ1Q.com", "qzlq.com"],
  ])("%s passes for %s", (host, known) => expect(passesFor(host, known)).toBe(true));

  it.each([
    ["one letter more", "exampple.com", "example.com", true],
    ["one letter less", "exmple.com", "example.com", true],
    ["another letter", "exzmple.com", "example.com", true],
    ["another last letter", "exampla.com", "example.com", true],
    ["another first letter", "ixample.com", "example.com", true],
    ["two swapped", "exmaple.com", "example.com", true],
    ["the last two swapped", "exampel.com", "example.com", true],
    ["two letters more", "exampplee.com", "example.com", false],
    ["two other letters", "exzzple.com", "example.com", false],
    ["two swapped and another", "exmapla.com", "example.com", false],
    ["two apart swapped", "axemple.com", "example.com", false],
    ["a short name with another letter", "abcdx.com", "abcde.com", false],
    ["a name of six letters with another", "abcdex.com", "abcdef.com", true],
    ["a short name that looks the same", "ab1.com", "abl.com", false],
    ["a name of four letters that looks the same", "abc1.com", "abcl.com", true],
    ["the same name elsewhere", "example.org", "example.com", false],
    ["the same name before another site", "example.com.evil.test", "example.com", true],
    ["it in the middle", "www.example.com.evil.test", "example.com", true],
    ["a name that only ends alike", "myexample.com.test", "example.com", false],
    ["a lure after it", "paypal-login.com", "paypal.com", true],
    ["a lure before it", "secure-paypal.net", "paypal.com", true],
    ["a lure spelt with a dash", "log-in-paypal.net", "paypal.com", true],
    ["a lure of two words", "paypal-sign-in.net", "paypal.com", true],
    ["another word after it", "paypal-fans.net", "paypal.com", false],
    ["a lure without it", "secure-login.net", "paypal.com", false],
    ["it within a word", "paypals-login.net", "paypal.com", false],
    ["itself", "www.example.com", "example.com", false],
    ["an address", "10.0.0.11", "10.0.0.1", false],
    ["a bare name", "localhosts", "localhost", false],
  ])("is told from one that does not: %s", (_, host, known, does) =>
    expect(passesFor(host, known)).toBe(does),
  );

  it.each([
    "security",
    "account",
    "verify",
    "verification",
    "support",
    "auth",
    "billing",
    "update",
    "help",
    "service",
  ])("is a lure with %s", (word) => {
    expect(passesFor(`example-${word}.net`, "example.com")).toBe(true);
    expect(passesFor(`example-x${word}.net`, "example.com")).toBe(false);
    expect(passesFor(`example-${word}x.net`, "example.com")).toBe(false);
  });

  it("is found among several, and names with accents are read as they are shown", () => {
    expect(imitates("examp1e.com", ["other.com", "example.com"])).toBe("example.com");
    for (const name of ["éxample", "exámplé", "ëxämplë", "еxаmple", "пример", "日本語", "bücher-straße"])
      for (const host of [new URL(`https://${name}.com`).hostname]) {
        expect(domainToUnicode(host)).toBe(`${name}.com`);
        const looks = ["éxample", "exámplé", "ëxämplë", "еxаmple"].includes(name);
        expect([name, passesFor(host, "example.com")]).toEqual([name, looks]);
        expect([name, passesFor(host, `${name.normalize("NFKD").replace(/\p{M}/gu, "")}1q.com`)]).toEqual([
          name,
          false,
        ]);
      }
    const long = new URL("https://ааааааааааааеееееееееееоооооооооооо.com").hostname;
    expect(passesFor(long, "aaaaaaaaaaaaeeeeeeeeeeeoooooooooooo.com")).toBe(true);
    const mixed = new URL("https://pаypаl-ассоunт.com").hostname;
    expect(passesFor(mixed, "paypal-account.com")).toBe(true);
    const wide = new URL("https://𝐚ехаmрlе日本.com").hostname;
    expect(passesFor(wide, "aexample日本.com")).toBe(true);
    for (const broken of ["xn--", "xn---", "xn--!!!", "xn--a-\u00e9", "xn--99999999"])
      expect(passesFor(`${broken}.com`, "example.com")).toBe(false);
  });
});

describe("the site of a host", () => {
  it.each([
    ["example.com", "example", "example.com"],
    ["a.b.Example.com.", "example", "example.com"],
    ["shop.example.co.uk", "example", "example.co.uk"],
    ["example.com.au", "example", "example.com.au"],
    ["co.uk", "co", "co.uk"],
    ["x.ac.at", "x", "x.ac.at"],
    ["a.coop.example.org", "example", "example.org"],
    ["a.cox.test", "cox", "cox.test"],
    ["10.0.0.1", "10.0.0.1", "10.0.0.1"],
    ["[::1]", "[::1]", "[::1]"],
    ["localhost", "localhost", "localhost"],
    ["a.10", "a", "a.10"],
  ])("%s is %s of %s", (host, label, site) => expect(siteParts(host)).toEqual({ label, site }));

  it("is the same below it", () => {
    expect(sameSite("a.example.com", "b.example.com")).toBe(true);
    expect(sameSite("example.com", "example.org")).toBe(false);
  });
});
