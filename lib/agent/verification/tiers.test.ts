import { describe, expect, it } from "vitest";
import type { StepVerb } from "@/lib/agent/domain/step-intent";
import type { CaseParts } from "@/tests/support/a-verification-case";
import { verbsOf } from "@/tests/support/check-table";
import type { Check } from "./check";
import { controlFlipped } from "./checks/control-flipped";
import { entryOpened } from "./checks/entry-opened";
import { formSubmitted } from "./checks/form-submitted";
import { itemAppeared } from "./checks/item-appeared";
import { itemGone } from "./checks/item-gone";
import { listArranged } from "./checks/list-arranged";
import { partClosed } from "./checks/part-closed";
import { partOpened } from "./checks/part-opened";
import { sessionChanged } from "./checks/session-changed";
import { refutations, tierOne } from "./tiers";

describe("the checks", () => {
  it("are known by these names wherever a verdict is kept", () => {
    expect(tierOne.map(({ name }) => name)).toEqual(
      (
        "could-not-execute request-refused error-page sign-in-asked error-shown value-not-accepted wrong-choice wrong-element opposite-state " +
        "sentinel-failed next-element-missing chain-read-back value-read-back toggle-read-back choice-read-back state-held-already " +
        "no-effect-promised taken-back nothing-changed known-destination assertions-hold session-changed choice-shown item-gone item-appeared " +
        "control-flipped control-consumed form-submitted place-named entry-opened part-opened part-closed list-arranged list-paged look-ahead"
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
    [partOpened, went, ["click", "open", "select", "expand", "navigate", "continue", "filter"]],
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
});
