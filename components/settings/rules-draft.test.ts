import { describe, expect, it } from "vitest";
import { TenantRules } from "@/lib/contracts/policy-rules";
import { draftOf, faultOf, rowFor, rulesIn } from "./rules-draft";

describe("the rules as they are typed", () => {
  const full: TenantRules = {
    allowDomains: ["*.example.org", "example.org"],
    denyDomains: ["mail.example.org"],
    askFor: [],
    approvePlans: false,
    sites: [{ domain: "shop.example.org", askFor: ["pay"] }],
    secrets: [{ name: "clinic", domains: ["clinic.example.org", "*.lab.example.org"] }],
  };

  it("become the same rules again", () => {
    expect(rulesIn(draftOf(full))).toEqual(full);
    expect(TenantRules.parse(rulesIn(draftOf(full)))).toEqual(full);
  });

  it("say nothing of what is left empty", () => {
    expect(rulesIn(draftOf({}))).toEqual({});
    expect(rulesIn({ ...draftOf({}), allowDomains: " \n , \n" })).toEqual({});
  });

  it("take domains by line, comma and space", () => {
    const { allowDomains } = rulesIn({ ...draftOf({}), allowDomains: " a.test\nb.test, c.test  d.test " });
    expect(allowDomains).toEqual(["a.test", "b.test", "c.test", "d.test"]);
  });

  it("give each new row a key of its own", () => {
    expect(rowFor([])).toBe(0);
    expect(rowFor([{ key: 4 }, { key: 2 }])).toBe(5);
  });

  it.each([
    ["allowDomains[1]", "“b!” is not a host name", { part: "allowDomains", row: 1 }],
    ["sites[0].domain", "“shop!” is not a host name", { part: "sites", row: 0 }],
    ["secrets[0].domains[1]", "“lab!” is not a host name", { part: "secrets", row: 0 }],
    ["body", "Is not a host name", { part: "body", row: undefined }],
  ])("name what the server did not take at %s", (field, text, place) => {
    const draft = {
      ...draftOf({}),
      allowDomains: "a.test\nb!",
      sites: [{ key: 0, domain: "shop!", askFor: [] }],
      secrets: [{ key: 0, name: "x", domains: "clinic.test, lab!" }],
    };
    expect(faultOf({ message: "Is not a host name", field }, draft)).toEqual({ ...place, text });
  });
});
