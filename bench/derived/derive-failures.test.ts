import { describe, expect, it } from "vitest";
import { RecordedCase } from "@/bench/recorded-case";
import { deriveFailures } from "./derive-failures";
import type { Derivation } from "./derived-failure";
import { noEffect } from "./no-effect";
import { otherEffect } from "./other-effect";
import { otherPlace, otherStep } from "./other-step";
import { otherText } from "./other-text";
import { otherWayRound } from "./other-way-round";
import { reverseWording } from "./reverse-wording";

const page = (menu: string, list: string, at = "4001") => ({
  url: `http://127.0.0.1:${at}/beds`,
  html: `<button id="menu"${menu}>Menu</button><button id="more">More</button><input id="find">${list}`,
});
const beds = "<p>North</p>";
const marked = ' data-agent-target="1"';
const opened = page("", `${beds}<ul><li>Plants</li><li>Tools</li></ul>`);
const longer = page("", "<p>North</p><p>South</p><p>West</p>", "4002");

const aCase = (id: string, parts: object) =>
  RecordedCase.parse({
    id,
    site: "garden",
    step: "Open the menu",
    action: { kind: "click", elem: { tag: "button", name: "Menu" } },
    before: page(marked, beds),
    after: opened,
    label: "success",
    goalDone: true,
    ...parts,
  });
const menu = aCase("menu", {});
const more = aCase("more", {
  step: "Show more beds",
  action: { kind: "click", elem: { tag: "button", name: "More" } },
  before: {
    url: "http://127.0.0.1:4002/beds",
    html: page("", beds).html.replace('id="more"', `id="more"${marked}`),
  },
  after: longer,
});
const typed = aCase("typed", {
  step: "Search for fern",
  action: { kind: "setValue", value: "fern", elem: { tag: "input", name: "" } },
  before: { ...page("", beds), html: page("", beds).html.replace('id="find"', `id="find"${marked}`) },
  after: page("", "<p>1 bed with fern</p>"),
});

const made = (derivation: Derivation, ...cases: RecordedCase[]) =>
  deriveFailures(derivation, cases).map(({ recorded }) => recorded);

describe("failures made of recorded cases", () => {
  it("judge an action by the step of another one of the page", () => {
    expect(made(otherStep, menu, more).map(({ id, step, action }) => [id, step, action.elem?.name])).toEqual([
      ["menu~more", "Show more beds", "Menu"],
      ["more~menu", "Open the menu", "More"],
    ]);
  });

  it("judge an action by the step of one of another page", () => {
    const elsewhere = aCase("tools", {
      step: "Show the tools",
      action: { kind: "click", elem: { tag: "button", name: "Tools" } },
      before: { ...page(marked, beds), url: "http://127.0.0.1:4001/tools" },
    });
    expect(made(otherPlace, menu, more, elsewhere).map(({ id, step }) => [id, step])).toEqual([
      ["menu~tools", "Show the tools"],
      ["more~tools", "Show the tools"],
      ["tools~menu", "Open the menu"],
      ["tools~more", "Show more beds"],
    ]);
  });

  it("give a control the effect of another one, at its own address", () => {
    const [first] = made(otherEffect, menu, more);
    expect(first?.after).toEqual({ ...longer, url: "http://127.0.0.1:4001/beds" });
    expect(first?.step).toBe("Open the menu");
  });

  it("leave the page as it was", () => {
    const [first] = made(noEffect, menu);
    expect(first?.after).toEqual(page("", beds));
  });

  it("let the pages change places where the control is on both", () => {
    const [first] = made(otherWayRound, menu);
    expect(first?.before?.html).toContain(`<button id="menu"${marked}>`);
    expect(first?.before?.html).toContain("Plants");
    expect(first?.after.html).not.toContain("Plants");
    expect(first?.after.html).not.toContain("data-agent-target");
  });

  it("say the reverse by one word", () => {
    expect(made(reverseWording, menu).map(({ step }) => step)).toEqual(["Close the menu"]);
    const quoted = aCase("quoted", { step: 'Press "Open the menu"' });
    expect(made(reverseWording, quoted)).toEqual([]);
  });

  it("type another text, and the page holds it", () => {
    const texts = made(otherText, typed);
    expect(texts.map(({ action }) => action.value)).toEqual(["fenr", "fe", "fern fern"]);
    expect(texts[0]?.after.html).toContain("1 bed with fenr");
  });

  it("are failures, and keep to one site", () => {
    const elsewhere = { ...more, site: "library" };
    for (const derivation of [otherStep, otherEffect]) expect(made(derivation, menu, elsewhere)).toEqual([]);
    for (const one of made(noEffect, menu, more))
      expect([one.label, one.goalDone]).toEqual(["failure", false]);
  });

  it("are made of successes only where what was achieved is changed", () => {
    const failed = aCase("failed", { label: "failure" });
    for (const derivation of [noEffect, otherWayRound, reverseWording, otherText])
      expect(made(derivation, failed)).toEqual([]);
  });
});
