import { describe, expect, it } from "vitest";
import type { StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { verbsOf } from "@/tests/support/check-table";
import type { Check } from "./check";
import { choiceShown } from "./checks/choice-shown";
import { controlConsumed } from "./checks/control-consumed";
import { controlFlipped } from "./checks/control-flipped";
import { entryOpened } from "./checks/entry-opened";
import { formSubmitted } from "./checks/form-submitted";
import { itemAppeared } from "./checks/item-appeared";
import { itemGone } from "./checks/item-gone";
import { listArranged } from "./checks/list-arranged";
import { listPaged } from "./checks/list-paged";
import { nothingChanged } from "./checks/nothing-changed";
import { partClosed } from "./checks/part-closed";
import { partOpened } from "./checks/part-opened";
import { placeNamed } from "./checks/place-named";
import { sessionChanged } from "./checks/session-changed";
import { stateHeldAlready } from "./checks/state-held-already";
import { toggleReadBack } from "./checks/toggle-read-back";
import { valueNotAccepted } from "./checks/value-not-accepted";
import { valueReadBack } from "./checks/value-read-back";
import { viewHeaded } from "./checks/view-headed";
import { wrongChoice } from "./checks/wrong-choice";
import { type Ground, groundOf } from "./ground";
import { refutations, tierOne } from "./tiers";

describe("the checks", () => {
  it("are known by these names wherever a verdict is kept", () => {
    expect(tierOne.map(({ name }) => name)).toEqual(
      (
        "could-not-execute request-refused list-not-read error-page thing-missing sign-in-asked error-shown form-not-taken value-not-accepted wrong-choice wrong-element opposite-state folded-instead wrong-order sent-otherwise " +
        "sentinel-failed next-element-missing chain-read-back value-read-back toggle-read-back choice-read-back state-held-already " +
        "no-effect-promised taken-back nothing-changed known-destination assertions-hold session-changed menu-chosen choice-shown mark-given mark-moved item-gone question-asked item-appeared sent-by-enter " +
        "control-flipped entry-answered entry-became control-consumed deed-told player-turned consent-answered number-counted form-reloaded given-back form-submitted next-numbered kept-in-place prompt-answered request-shown entry-holds-entered text-kept entry-moved own-page-made place-named section-shown entry-opened part-opened form-came view-headed part-closed list-arranged filters-cleared fields-set list-paged step-turned calendar-turned look-ahead room-made all-unfolded all-ticked chip-gone command-turned answer-turned deed-undone edit-left entry-shifted list-grown list-loaded menu-at-pointer removal-agreed list-narrowed answer-awaited only-entered other-went"
      ).split(" "),
    );
    expect(refutations).toEqual(tierOne.slice(0, refutations.length));
  });

  const form = '\n  form "Bed"\n    textbox "Name" ="Kale"\n    button "Go" #go';
  const sent: CaseParts = { step: 'Send "Kale"', before: form, after: '\n  heading "Kale"', on: "#go" };
  const went: CaseParts = {
    step: 'Open "Kale bed"',
    before: '\n  link "Kale bed" #bed',
    after: '\n  heading "Kale bed"',
    on: "#bed",
    urlAfter: "https://garden.test/kale",
  };
  it.each<[Check, CaseParts, StepVerb[]]>([
    [entryOpened, went, ["click", "open", "select", "navigate"]],
    [partOpened, went, ["click", "open", "edit", "select", "expand", "navigate", "continue"]],
    [partClosed, went, ["close", "collapse"]],
    [listArranged, went, ["click", "open", "select", "navigate", "search", "filter", "sort"]],
    [sessionChanged, went, ["login", "logout"]],
    [formSubmitted, sent, ["edit", "add", "create", "remove", "move", "submit", "send", "upload"]],
    [itemAppeared, sent, ["edit", "add", "create", "submit", "send"]],
    [itemGone, sent, ["remove", "clear", "archive"]],
  ])("$name has a say on steps of its kind only", (check, parts, verbs) => {
    expect(verbsOf(check, parts)).toEqual(verbs);
  });

  it("that look at a control's row have no say on menus, which close whatever was chosen", () => {
    const menu = (role: string): CaseParts => ({
      step: "Remove the kale",
      before: `\n  list "Beds"\n    item "Kale"\n      ${role} "Remove" #go`,
      on: "#go",
    });
    const says = (role: string) => verbsOf(controlFlipped, menu(role)).length > 0;
    expect(["button", "link", "menuitem", "option"].map(says)).toEqual([true, true, false, false]);
  });

  const paged: CaseParts = {
    step: "Go to the next page",
    before: '\n  button "Next" #next\n  list "Letters"\n    item "Ash"',
    after: '\n  button "Next" #next\n  list "Letters"\n    item "Yew"',
    text: "1-1 of 2",
    textAfter: "2-2 of 2",
    on: "#next",
  };
  const row = '\n  list "Beds"\n    item "Kale"\n      button "Water" #water';
  const watered: CaseParts = {
    step: "Add water to the kale",
    before: row,
    after: row.replace('"Water"', '"Watered"'),
    on: "#water",
    requests: ["POST /water 200"],
  };
  const chosen: CaseParts = {
    step: 'Select "Clay"',
    before: '\n  button "Soil" #soil\n  option "Clay" #clay',
    after: '\n  button "Clay" #soil',
    on: "#clay",
  };
  const typed: CaseParts = {
    step: 'Type "Kale"',
    before: '\n  textbox "Name" #name',
    after: '\n  textbox "Name" ="Kale" #name',
    on: "#name",
    does: "setValue",
    value: "Kale",
  };
  const ticked: CaseParts = {
    step: "Tick Labels",
    before: '\n  checkbox "Labels" [unchecked] #box',
    after: '\n  checkbox "Labels" [checked] #box',
    on: "#box",
  };

  /** One fact of a case taken away. */
  const without: Record<string, (ground: Ground) => Ground> = {
    before: (ground) => ({ ...ground, before: undefined }),
    diff: (ground) => ({ ...ground, diff: undefined }),
    observed: (ground) => ({ ...ground, observed: undefined }),
    this: (ground) => ({ ...ground, fit: { fit: "unclear", reason: "" } }),
    any: (ground) => ({ ...ground, fit: { fit: "other", reason: "" } }),
    clicks: (ground) => ({ ...ground, action: { ...ground.action, clicks: false } }),
    lasts: (ground) => ({ ...ground, action: { ...ground.action, persistent: false } }),
    effect: (ground) => ({ ...ground, action: { ...ground.action, promisesEffect: false } }),
    value: (ground) => ({ ...ground, action: { ...ground.action, value: undefined } }),
    words: (ground) => ({ ...ground, action: { ...ground.action, value: " " } }),
    text: (ground) => ({ ...ground, action: { ...ground.action, takesText: false } }),
    alone: (ground) => ({ ...ground, action: { ...ground.action, chained: true } }),
    noEnter: (ground) => ({ ...ground, action: { ...ground.action, pressesEnter: true } }),
    target: (ground) => ({ ...ground, target: { ...ground.target, index: -1 } }),
    stays: (ground) => ({ ...ground, target: { ...ground.target, after: undefined } }),
    stored: (ground) => ({ ...ground, requests: { ...ground.requests, stored: [] } }),
  };
  it.each<[Check, CaseParts, string]>([
    [placeNamed, went, "observed this any clicks"],
    [entryOpened, went, "observed this any clicks"],
    [partOpened, went, "diff any clicks"],
    [viewHeaded, went, "diff any clicks target"],
    [partClosed, { ...went, step: "Close the Kale bed" }, "diff any clicks"],
    [listArranged, went, "diff this any words"],
    [listPaged, paged, "before diff any clicks"],
    [formSubmitted, sent, "diff any clicks lasts"],
    [itemAppeared, sent, "diff lasts"],
    [itemGone, { ...sent, step: "Remove the kale" }, "diff lasts words"],
    [controlFlipped, watered, "diff this any clicks target"],
    [controlConsumed, watered, "diff this any clicks target stored"],
    [choiceShown, chosen, "diff this any clicks target"],
    [sessionChanged, { ...went, step: "Log in" }, "any"],
    [valueReadBack, typed, "value text alone noEnter stays"],
    [valueNotAccepted, typed, "value words noEnter stays"],
    [wrongChoice, typed, "value"],
    [toggleReadBack, ticked, "this any clicks alone stays"],
    [stateHeldAlready, { ...ticked, after: ticked.before }, "this any stays"],
    [nothingChanged, { ...ticked, after: ticked.before }, "observed effect"],
  ])("$name has no say where that is missing which it goes by", (check, parts, silenced) => {
    const ground = groundOf(aVerificationCase(parts));
    expect(check.applies(ground)).toBe(true);
    const missing = Object.keys(without).filter((fact) => !check.applies(without[fact]?.(ground) ?? ground));
    expect(missing.join(" ")).toBe(silenced);
  });
});
