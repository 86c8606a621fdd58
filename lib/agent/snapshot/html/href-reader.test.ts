import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readUrl } from "@/lib/agent/domain/urls";
import { hrefReaderOf } from "./href-reader";

const bases = [
  "https://garden.test/beds/one?row=2#top",
  "http://user:pw@garden.test:8080",
  "https://garden.test/#",
  "file:///beds/one.html",
  "about:blank",
  "",
];
const wholly = (href: string, base: string): string => readUrl(href, base || undefined)?.href ?? href;

describe("hrefReaderOf", () => {
  it.each([
    "#",
    "#top",
    "/",
    "/beds",
    "/beds/../two",
    "/./a",
    "//other.test/a",
    "/beds//two?a=b&c=d",
    "two.html",
    "?row=3",
    "https://garden.test/a/b.html",
    "https://garden.test",
    "https://GARDEN.test/a",
    "https://127.1/a",
    "https://a..b/c",
    "http://1.2.3.4.5/a",
    "https://xn--a/b",
    "https://garden.test:443/a",
    "https://garden.test/a/../b",
    "https://garden.test//a",
    "mailto:anna@garden.test",
    "javascript:void(0)",
    "/b%65ds",
    "/beds two",
    "/beds\\two",
    "",
  ])("reads %j as the URL standard does", (href) => {
    for (const base of bases) expect(hrefReaderOf(base)(href)).toBe(wholly(href, base));
  });

  it("reads whatever a page says as the URL standard does", () => {
    const letters = fc.string({
      unit: fc.constantFrom(..."aB1.-_~/?#=&;,+%: \\@ü".split("")),
      maxLength: 12,
    });
    const href = fc.tuple(fc.constantFrom("", "/", "#", "https://", "http://garden.test/"), letters);
    fc.assert(
      fc.property(href, fc.constantFrom(...bases), ([start, rest], base) => {
        const readHref = hrefReaderOf(base);
        expect(readHref(start + rest)).toBe(wholly(start + rest, base));
        expect(readHref(start + rest)).toBe(wholly(start + rest, base));
      }),
      { numRuns: 2000 },
    );
  });
});
