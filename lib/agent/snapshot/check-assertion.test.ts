import { describe, expect, it } from "vitest";
import type { ClientReport } from "@/lib/agent/domain/client-report";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import type { Assertion, ElementQuery } from "@/lib/contracts/assertion";
import { aPage } from "@/tests/support/a-page";
import { aReport } from "@/tests/support/a-task";
import { checkAssertion, holdsAlready } from "./check-assertion";
import { beforeStateOf } from "./skeleton";

const url = "https://garden.test/plots/7?view=map#top";
const page = aPage(
  `
  heading "Plot seven"
  form "Plan"
    textbox "Depth" ="30" #depth
    textbox:password "Code" ="••••" #code
    checkbox "Mulch" [checked] #mulch
    checkbox "Net" [unchecked] #net
    checkbox "Some beds" [mixed] #some
    button "Save plan" #save
    button "Send plan" [disabled] #send
    button "More" [expanded] #more
    button "Less" [collapsed] #less
    button "Secret" [hidden] #secret
  list "Beds" ="3" #beds
    item "Leeks"
    item "Beans"
    item "Peas"
  list "Paths" #paths
    item "North path"
    item "South path"
  button "Dig" #dig1
  button "Dig" [disabled] #dig2
  tab "Map" [selected] #map
  alert "Plan saved"`,
  { url, text: "Plot seven\nOwned by Ida Brandt\nLast dug in May" },
);
const before = beforeStateOf(
  aPage('list "Beds" ="2" #beds\n  item "Leeks"\n  item "Beans"', { url: "https://garden.test/plots" }),
);
const cut: PageSnapshot = { ...page, truncated: 4 };
const textCut: PageSnapshot = { ...page, textCut: true };
const unseen: PageSnapshot = { ...page, form: "none", nodes: [], lines: [] };

type Answer = boolean | undefined;
const named = (name: string, role?: string): ElementQuery => (role === undefined ? { name } : { name, role });
const check = (assertion: Assertion, after = page, report?: ClientReport): Answer =>
  checkAssertion(assertion, { before, after, report });

describe("an assertion on the address", () => {
  it.each<["equals" | "path" | "contains" | "changed", string | undefined, Answer]>([
    ["equals", "https://garden.test/plots/7?view=map", true],
    ["equals", "/plots/7/?view=map", true],
    ["equals", "https://garden.test/plots/7", false],
    ["equals", "https://other.test/plots/7?view=map", false],
    ["path", "/plots/7", true],
    ["path", "/plots", false],
    ["path", "https://other.test/plots/7", false],
    ["contains", "view=map", true],
    ["contains", "view=list", false],
    ["contains", undefined, undefined],
    ["equals", "https://", undefined],
    ["changed", undefined, true],
  ])("%s %s: %s", (match, value, answer) => {
    expect(check({ kind: "url", match, ...(value === undefined ? {} : { value }) })).toBe(answer);
  });

  it("cannot say whether it changed without the page before, and says no where it did not", () => {
    const changed = { kind: "url", match: "changed" } as const;
    expect(checkAssertion(changed, { after: page })).toBeUndefined();
    expect(checkAssertion(changed, { before: beforeStateOf(page), after: page })).toBe(false);
  });
});

it("does not take an entry with its menu open for gone", () => {
  const after = aPage('item "Old office ⋯ Delete"\n  button "Options"\n  menuitem "Delete"');
  const gone = { kind: "element", element: { role: "item", name: "Old office ⋯" }, state: "absent" } as const;
  expect(checkAssertion(gone, { after })).toBe(false);
});

describe("an assertion on an element", () => {
  type State = (Assertion & { kind: "element" })["state"];
  it.each<[ElementQuery, State, Answer]>([
    [named("Save plan"), "present", true],
    [named("save  PLAN"), "present", true],
    [named("Save plan", "link"), "present", true],
    [named("Save plan", "textbox"), "present", false],
    [named("Save"), "present", false],
    [named("Secret"), "present", false],
    [{ id: "save" }, "present", true],
    [{ id: "gone", name: "Save plan" }, "present", true],
    [{ id: "gone" }, "present", false],
    [named("Burn plan"), "absent", true],
    [named("Save plan"), "absent", false],
    [named("Secret"), "absent", true],
    [named("Save plan"), "enabled", true],
    [named("Send plan"), "enabled", false],
    [named("Burn plan"), "enabled", false],
    [named("Send plan"), "disabled", true],
    [named("Burn plan"), "disabled", undefined],
    [named("Dig"), "enabled", undefined],
    [named("Mulch"), "checked", true],
    [named("Net"), "checked", false],
    [named("Net"), "unchecked", true],
    [named("Mulch"), "unchecked", false],
    [named("Some beds"), "checked", undefined],
    [named("Some beds"), "unchecked", undefined],
    [named("Burn plan"), "checked", undefined],
    [named("Map"), "selected", true],
    [named("Save plan"), "selected", false],
    [named("More"), "expanded", true],
    [named("More"), "collapsed", false],
    [named("Less"), "collapsed", true],
    [named("Less"), "expanded", false],
    [named("Save plan"), "expanded", undefined],
  ])("%o %s: %s", (element, state, answer) => {
    expect(check({ kind: "element", element, state })).toBe(answer);
  });

  it.each([cut, unseen])(
    "cannot say that something is missing of a page that was not shown whole",
    (after) => {
      expect(
        check({ kind: "element", element: named("Burn plan"), state: "present" }, after),
      ).toBeUndefined();
      expect(check({ kind: "element", element: named("Burn plan"), state: "absent" }, after)).toBeUndefined();
      expect(
        check({ kind: "element", element: named("Burn plan"), state: "enabled" }, after),
      ).toBeUndefined();
    },
  );
});

describe("an assertion on what an element holds or says", () => {
  it.each<[ElementQuery, string, Answer]>([
    [named("Depth"), "30", true],
    [named("Depth"), " 30 ", true],
    [named("Depth"), "3", false],
    [named("Code"), "1234", undefined],
    [named("Save plan"), "x", undefined],
    [named("Width"), "30", undefined],
  ])("the value of %o is %s: %s", (element, value, answer) => {
    expect(check({ kind: "element_value", element, value })).toBe(answer);
  });

  it.each<[ElementQuery, string, PageSnapshot, Answer]>([
    [named("Beds"), "leeks", page, true],
    [named("Beds"), "North path", page, false],
    [named("Beds"), "Lee", page, false],
    [named("Beds"), "North path", cut, undefined],
    [named("Fences"), "Leeks", page, undefined],
  ])("the text of %o has %s (%#): the answer stands", (element, text, after, answer) => {
    expect(check({ kind: "element_text", element, text }, after)).toBe(answer);
  });

  it.each<[string, boolean, ElementQuery | undefined, PageSnapshot, Answer]>([
    ["owned by Ida Brandt", true, undefined, page, true],
    ["owned by Ida Brandt", false, undefined, page, false],
    ["Save plan", true, undefined, page, true],
    ["Secret", true, undefined, page, false],
    ["Ida Bran", true, undefined, page, false],
    ["rhubarb", false, undefined, page, true],
    ["rhubarb", true, undefined, page, false],
    ["rhubarb", true, undefined, cut, undefined],
    ["rhubarb", false, undefined, textCut, undefined],
    ["Ida Brandt", true, undefined, textCut, true],
    ["Peas", true, named("Beds"), page, true],
    ["Peas", false, named("Beds"), page, false],
    ["Peas", true, named("Paths"), page, false],
    ["Peas", false, named("Paths"), page, true],
    ["Peas", true, named("Fences"), page, undefined],
  ])('the page shows "%s" (%s, case %#)', (text, present, within, after, answer) => {
    expect(check({ kind: "text", text, present, ...(within ? { within } : {}) }, after)).toBe(answer);
  });
});

it.each<[string, string, boolean]>([
  ["B+", "Ida Falk B+ (oral)", true],
  ["B+", "Ida Falk B", false],
  ["-18", "Freezer −18 °C", true],
  ["-18", "Freezer 18 °C", false],
  ["C++", "Course in C", false],
  ["18", "Freezer 18 °C", true],
])("the sign of %s is shown with it in %s: %s", (text, name, answer) => {
  const list = aPage(`list\n  item "${name}"`, { text: name });
  expect(check({ kind: "text", text, present: true }, list)).toBe(answer);
});

describe("an assertion on a list", () => {
  type Compare = (Assertion & { kind: "count" })["compare"];
  it.each<[ElementQuery, Compare, number, PageSnapshot, Answer]>([
    [named("Beds"), "equals", 3, page, true],
    [named("Beds"), "equals", 2, page, false],
    [named("Paths"), "equals", 2, page, true],
    [named("Beds"), "at_least", 3, page, true],
    [named("Beds"), "at_least", 4, page, false],
    [named("Beds"), "at_most", 3, page, true],
    [named("Beds"), "at_most", 2, page, false],
    [named("Beds"), "added", 1, page, true],
    [named("Beds"), "added", 2, page, false],
    [named("Beds"), "removed", 1, page, false],
    [named("Dig"), "equals", 2, page, true],
    [{ role: "list" }, "equals", 3, page, undefined],
    [named("Beds"), "equals", 3, cut, undefined],
  ])("%o %s %i (case %#)", (element, compare, count, after, answer) => {
    expect(check({ kind: "count", element, compare, count }, after)).toBe(answer);
  });

  it("cannot be compared with a page before that is not known", () => {
    const added = { kind: "count", element: named("Beds"), compare: "added", count: 1 } as const;
    expect(checkAssertion(added, { after: page })).toBeUndefined();
    expect(checkAssertion(added, { before: { url, domHash: "0" }, after: page })).toBeUndefined();
  });

  it.each<[string[], ElementQuery, Answer]>([
    [["Leeks", "Peas"], named("Beds"), true],
    [["Peas", "Leeks"], named("Beds"), false],
    [["Leeks", "Beans", "Peas"], named("Beds"), true],
    [["Leeks", "Kale"], named("Beds"), undefined],
    [["Leeks", "Peas"], named("Fences"), undefined],
  ])("order %o in %o: %s", (names, element, answer) => {
    expect(check({ kind: "order", element, names })).toBe(answer);
  });
});

describe("an assertion on messages and requests", () => {
  it.each<["error" | "success" | "info", boolean, PageSnapshot, Answer]>([
    ["success", true, page, true],
    ["success", false, page, false],
    ["error", true, page, false],
    ["error", false, page, true],
    ["error", true, cut, undefined],
    ["error", false, unseen, undefined],
  ])("a message of %s is there: %s (case %#)", (tone, present, after, answer) => {
    expect(check({ kind: "alert", tone, present }, after)).toBe(answer);
  });

  const event = (method: string, urlPath: string, rest: object) => ({
    method,
    urlPath,
    startedAt: 1,
    ...rest,
  });
  const posted = { kind: "request", method: "POST", path: "/plans" } as const;
  it.each<[string, Assertion, object[] | undefined, Answer]>([
    ["was granted", posted, [event("POST", "/plans", { status: 201 })], true],
    ["in small letters was granted", posted, [event("post", "/plans", { status: 200 })], true],
    ["was refused", posted, [event("POST", "/plans", { status: 500 })], false],
    ["broke off", posted, [event("POST", "/plans", { failed: true })], false],
    ["has no answer yet", posted, [event("POST", "/plans", {})], undefined],
    ["went to another path", posted, [event("POST", "/stats", { status: 204 })], false],
    ["was of another method", posted, [event("GET", "/plans", { status: 200 })], false],
    [
      "was refused and then granted",
      posted,
      [event("POST", "/plans", { status: 503 }), event("POST", "/plans", { status: 201 })],
      true,
    ],
    ["was not sent", posted, [], false],
    ["was not recorded", posted, undefined, undefined],
    ["of any kind was granted", { kind: "request" }, [event("PUT", "/x", { status: 204 })], true],
  ])("a request that %s", (_, assertion, events, answer) => {
    const networkEvents = events as NonNullable<ClientReport["networkEvents"]> | undefined;
    expect(check(assertion, page, aReport(networkEvents ? { networkEvents } : {}))).toBe(answer);
  });

  it("cannot be answered without a report", () => {
    expect(check(posted)).toBeUndefined();
  });
});

describe("what holds already", () => {
  it("is only what is known to be true", () => {
    expect(holdsAlready({ kind: "text", text: "Ida Brandt", present: true }, page)).toBe(true);
    expect(holdsAlready({ kind: "text", text: "rhubarb", present: true }, page)).toBe(false);
    expect(holdsAlready({ kind: "text", text: "rhubarb", present: true }, cut)).toBe(false);
    expect(holdsAlready({ kind: "url", match: "changed" }, page)).toBe(false);
  });
});

it.each<[string, boolean]>([
  ["Tile cutter | 2026-12-06", true],
  ["Tile cutter | 2026-06-12", false],
  ["December 2026 1 2 3 4 5 6 7", false],
  ["Season 2026: 12 courses, 6 left", false],
])("a day that is written otherwise is shown: %s (%s)", (text, answer) => {
  const after = aPage('heading "Reservations"', { text });
  expect(checkAssertion({ kind: "text", text: "6 December 2026", present: true }, { after })).toBe(answer);
});
