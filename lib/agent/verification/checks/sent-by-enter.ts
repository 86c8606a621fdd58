import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { isPlaceChange } from "@/lib/agent/domain/urls";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { isWithin } from "@/lib/agent/snapshot/node-tree";
import { chipCame } from "@/lib/agent/verification/change/chip-came";
import { shownChange } from "@/lib/agent/verification/change/named-change";
import { pageStays } from "@/lib/agent/verification/change/page-change";
import { type Check, lookAgain, verified } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";
import { sameValue } from "@/lib/agent/verification/page/field-value";
import { formOf } from "@/lib/agent/verification/page/form-state";
import { selfNameAfter, selfNameBefore } from "@/lib/agent/verification/page/place";
import { endsOtherwise, valueIsAsked } from "@/lib/agent/verification/page/value-asked";
import { saysValue } from "@/lib/agent/verification/step/enters-for-step";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";
import { asksOn } from "./session-changed";

/**
 * `Enter "Order flyers" as the title and press Enter`: what was typed left its field and stands on the page, where it did not, or the site changed what it keeps
 * and the field goes on holding it.
 */
export const sentByEnter: Check = {
  name: "sent-by-enter",
  applies: ({ diff, verb, intent, fit, action, requests, kindAfter }) =>
    diff !== undefined &&
    (verb === "type" || verb === "edit" || verb === "add" || intent.verb === "type") &&
    fit.fit === "this" &&
    action.takesText &&
    action.pressesEnter &&
    kindAfter === "ordinary" &&
    requests.refused.length + requests.lost.length + requests.open.length === 0,
  check(ground) {
    if (chipCame(ground))
      return ground.input.secondLook
        ? verified(0.95, "What was entered stands in the field as one of its own.")
        : lookAgain(0.9, "What was entered stands in the field as one of its own, and has yet to last.");
    if (ground.verb === "add" && ground.intent.verb !== "type") return undefined;
    const { action, alerts, requests, target, input } = ground;
    const { value = "" } = action;
    const wording = ground.asSaid.replace(value, " ").replace(/^\s*enter(?= )/iu, "");
    if (!(sends.test(wording) || input.isLastStep) || givesUp.test(wording)) return undefined;
    const isSaid = saysValue(ground.intent, value) || containsPhrase(input.goal, value);
    if (!tells(value, ground) || !isSaid || !valueIsAsked(ground) || endsOtherwise(ground)) return undefined;
    if (alerts.some(({ tone }) => tone === "error") || target.node?.inputType === "search") return undefined;
    if (isOfOtherThing(ground)) return undefined;
    if (isTaken(ground) && shownChange(ground, value) > 0 && isStored(ground))
      return input.secondLook
        ? verified(0.95, `The field was sent, and "${value.slice(0, 60)}" is on the page.`)
        : lookAgain(0.9, `"${value.slice(0, 60)}" is on the page, and has yet to last.`);
    if (leadsIn(ground)) return verified(0.9, "The name was sent, and the page that came has no way in.");
    const isKept = requests.stored.some(({ method }) => /^(?:put|patch)$/i.test(method));
    const isHeld = sameValue(target.after?.value ?? "", value) && !target.after?.states.includes("invalid");
    if (!isKept || !isHeld || !pageStays(ground)) return undefined;
    return input.secondLook
      ? verified(0.9, "The site changed what it keeps, and the field holds it.")
      : lookAgain(0.9, "The field holds it, and has yet to go on holding it.");
  },
};

/** `Enter "Danish" as the name of the language` on the page that makes a genre: neither page is called by what the step names, nor is the form. */
function isOfOtherThing(ground: Ground): boolean {
  const { intent, asSaid, nodesBefore } = ground;
  const [, thing = ""] = ofThing.exec(intent.field ?? intent.object) ?? ofThing.exec(asSaid) ?? [];
  const form = nodesBefore[formOf(ground)]?.name ?? "";
  const called = rootsOf([selfNameBefore(ground), selfNameAfter(ground), form].join("\n"));
  return thing !== "" && !called.has(rootOf(fold(thing)));
}
const ofThing =
  /(?<!\p{L})(?:name|title|label|heading|subject) (?:of|for) (?:the|a|an|this|our|my)(?: new)? (\p{Ll}{3,20})(?= and |,|$)/u;

/** What Enter is pressed for, and what is done by it instead. */
const sends =
  /(?<!\p{L})(?:enter|return|submit|save|add|create|send|confirm|sign in|log in|apply|rename|change|set)(?!\p{L})/iu;
const givesUp =
  /(?<!\p{L})(?:discard|remove|delete|cancel|undo|clear|abort|leave|close|without|not)(?!\p{L})/iu;

/** `Enter the e-mail address and press Enter`, in a form that signs in by that alone: it is gone, and what came does not offer it. */
const leadsIn = ({ nodesBefore, nodesAfter, target, observed }: Ground): boolean => {
  const isWayIn = ({ role, name }: SkeletonNode): boolean =>
    (role === "button" || role === "link") && /^\W*(?:log|sign)[ -]?(?:in|on)\W*$/iu.test(name);
  return (
    target.afterIndex < 0 &&
    observed !== undefined &&
    isPlaceChange(observed.urlChange, false) &&
    nodesBefore.some(isWayIn) &&
    !nodesAfter.some(isWayIn) &&
    !asksOn(nodesAfter)
  );
};

/** The site was told, or one entry came that bears it and the page keeps it by itself. */
const isStored = (ground: Ground): boolean =>
  ground.requests.stored.length > 0 || (pageStays(ground) && entriesCame(ground).length === 1);

function entriesCame({ diff, nodesAfter, action }: Ground): number[] {
  const come = (diff?.appeared ?? []).filter((at) => {
    const { role = "", name = "" } = nodesAfter[at] ?? {};
    return entryRoles.has(role) && fold(name).includes(fold(action.value ?? ""));
  });
  return come.filter((at) => !come.some((other) => other !== at && isWithin(nodesAfter, at, other)));
}
const entryRoles: ReadonlySet<string> = new Set(["item", "row", "heading"]);

/** Its field is empty for the next one, or gone. */
const isTaken = ({ target }: Ground): boolean =>
  target.afterIndex < 0 || (target.after?.value ?? "").trim() === "";

/** A short number may come up by chance, unless the site was told it. */
const tells = (value: string, { requests }: Ground): boolean =>
  /\p{L}{2}|\d{3}/u.test(value) || (requests.stored.length > 0 && /\d/.test(value));
