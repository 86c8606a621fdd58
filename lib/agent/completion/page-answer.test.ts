import { describe, expect, it } from "vitest";
import type { BeforeState } from "@/lib/agent/domain/snapshot";
import type { Assertion } from "@/lib/contracts/assertion";
import { aPage } from "@/tests/support/a-page";
import { aCriterion, anAction, aReport } from "@/tests/support/a-task";
import { heldBefore, pageAnswerOf, readableAssertions } from "./page-answer";

const text = (said: string): Assertion => ({ kind: "text", text: said, present: true });
const holds = (value: string): Assertion => ({ kind: "element_value", element: { name: "Name" }, value });
const named = (role: string, name: string): Assertion => ({
  kind: "element",
  element: { role, name },
  state: "present",
});
const request: Assertion = { kind: "request", method: "POST" };
const moved: Assertion = { kind: "url", match: "changed" };
const page = aPage(`
  textbox "Name" ="Jas"
  row "Jas"
  alert "Patient Ann was saved"`);
const ground = { after: page, report: aReport() };

describe("what the page says to assertions", () => {
  it.each<[string, Assertion[], "holds" | "fails" | "silent", boolean]>([
    ["all that last hold", [text("Jas"), holds("Jas"), request], "holds", true],
    ["one of them fails", [text("Jas"), holds("Ann")], "fails", false],
    ["none of them lasts", [request, moved], "silent", false],
    ["only a message says it", [text("Ann")], "silent", false],
    ["there are none", [], "silent", false],
  ])("%s", (_, assertions, says, content) => {
    expect(pageAnswerOf(assertions, ground)).toMatchObject({ says, content });
  });
});

describe("what can be read back of what was to be stored", () => {
  const goal = 'Add a patient "Jas" named "Jas" with the note "late"';
  const expecting = (...assertions: Assertion[]) =>
    anAction({ expectedOutcome: { description: "", domChanges: {}, assertions } });
  const read = (own: Assertion[], expected: Assertion[], persistence = true) =>
    readableAssertions(aCriterion({ assertions: own, persistence }), [expecting(...expected)], goal);

  it("is the criterion's own where one speaks of content, or nothing is to be stored", () => {
    expect(read([text("Jas")], [text("late")])).toEqual([text("Jas")]);
    expect(read([request], [text("late")], false)).toEqual([request]);
  });

  const shows: Assertion = { kind: "element_text", element: { role: "row" }, text: "late" };
  it.each<[string, Assertion, boolean]>([
    ["a text that the goal names", text("late"), true],
    ["a text that it does not", text("saved"), false],
    ["a value that it names", holds("Jas"), true],
    ["what an element shows", shows, true],
    ["an entry that it names", named("row", "Jas"), true],
    ["a button that it names", named("button", "Jas"), false],
    ["a request", request, false],
    ["the order of a list", { kind: "order", element: {}, names: ["Jas", "Ann"] }, false],
  ])("else what was expected of the deed: %s", (_, assertion, isRead) => {
    expect(read([request], [assertion])).toEqual(isRead ? [request, assertion] : [request]);
  });
});

describe("what held before", () => {
  const before: BeforeState = {
    url: page.url,
    domHash: "00",
    semanticSkeleton: { nodes: aPage('row "Jas"').nodes, textDigest: ["Jas"] },
  };
  it.each<[string, Assertion[], BeforeState, boolean | undefined]>([
    ["was there", [named("row", "Jas")], before, true],
    ["was not", [named("row", "Jas"), named("row", "Ann")], before, false],
    ["nobody can tell of what passes", [request], before, undefined],
    ["nobody can tell without a page", [named("row", "Jas")], { url: page.url, domHash: "00" }, undefined],
  ])("%s", (_, assertions, state, held) => expect(heldBefore(assertions, state)).toBe(held));
});
