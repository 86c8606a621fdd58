import { describe, expect, it } from "vitest";
import { imitates } from "./look-alike";
import { judgeHost, judgeUrl } from "./url-rules";

const anywhere = { allowDomains: [], denyDomains: [] };
const here = "https://clinic.example.com/patients";

describe("judgeUrl", () => {
  it.each([
    ["https://example.org/a?b=c", true],
    ["/relative/path", true],
    ["HTTP://EXAMPLE.org", true],
    ["javascript:alert(1)", false],
    [" JaVaScRiPt:alert(1)", false],
    ["java\nscript:alert(1)", false],
    ["data:text/html,<p>x", false],
    ["blob:https://example.org/1", false],
    ["file:///etc/hosts", false],
    ["view-source:https://example.org", false],
    ["chrome://settings", false],
    ["about:blank", false],
    ["https://bank.example.com@evil.test/", false],
    ["https://user:pass@example.org/", false],
    ["http://", false],
  ])("%j may be opened: %s", (url, ok) => {
    expect(judgeUrl(url, here, anywhere, []).ok).toBe(ok);
  });

  it("judges what an address is after parsing, not how it is written", () => {
    expect(
      judgeUrl("https:\\\\evil.test", here, { allowDomains: [], denyDomains: ["evil.test"] }, []).ok,
    ).toBe(false);
    expect(judgeUrl("//evil.test/x", here, { allowDomains: [], denyDomains: ["evil.test"] }, []).ok).toBe(
      false,
    );
  });
});

describe("judgeHost", () => {
  it.each([
    [["example.com"], [], "example.com", true],
    [["example.com"], [], "www.example.com", false],
    [["*.example.com"], [], "www.example.com", true],
    [["*.example.com"], [], "badexample.com", false],
    [["*.example.com"], [], "example.com.evil.test", false],
    [[], ["*.ads.test"], "x.ads.test", false],
    [["ads.test"], ["ads.test"], "ads.test", false],
    [["EXAMPLE.com"], [], "example.com.", true],
    [[], [], "anything.test", true],
  ])("allow %j, deny %j: %s %s", (allowDomains, denyDomains, host, ok) => {
    expect(judgeHost(host, { allowDomains, denyDomains }) === undefined).toBe(ok);
  });
});

describe("imitates", () => {
  it.each([
    ["paypa1.com", "paypal.com", true],
    ["paypal.com.evil.test", "paypal.com", true],
    ["login.paypal.com.evil.test", "paypal.com", true],
    ["xn--pypal-4ve.com", "paypal.com", true],
    ["rnicrosoft.com", "microsoft.com", true],
    ["gooogle.com", "google.com", true],
    ["paypal-secure-login.com", "paypal.com", true],
    ["paypal.com", "paypal.com", false],
    ["www.paypal.com", "paypal.com", false],
    ["google.de", "google.com", false],
    ["example.org", "paypal.com", false],
    ["127.0.0.2", "127.0.0.1", false],
    ["xn--mnchen-3ya.de", "paypal.com", false],
    ["shop.other.co.uk", "shop.example.co.uk", false],
  ])("%s for %s: %s", (host, known, does) => {
    expect(imitates(host, [known]) !== undefined).toBe(does);
  });
});
