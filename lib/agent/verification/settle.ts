import { saysNoBy } from "@/lib/agent/domain/answer-said";
import { affirming } from "@/lib/agent/domain/question-answers";
import { isPlaceChange } from "@/lib/agent/domain/urls";
import { leavesDeed } from "@/lib/agent/domain/way-and-deed";
import { fold } from "@/lib/agent/domain/words";
import { haveGone } from "./came-and-went";
import type { Decision } from "./check";
import { contentIsMissing } from "./content-is-missing";
import { isContraryControl } from "./contrary-control";
import { demandedBeside } from "./demanded-beside";
import { heldOtherOption } from "./form-state";
import type { Ground } from "./ground";
import { leftOtherwise } from "./left-otherwise";
import { takesAwayInstead } from "./meant-verb";
import { objectRoots } from "./mentions";
import { misspeltName } from "./misspelt-name";
import { misspeltNumber } from "./misspelt-number";
import { isNamedOtherwise } from "./named-otherwise";
import { nothingCame } from "./nothing-came";
import { isOneOfAll } from "./one-of-all";
import { onlyLeads } from "./only-leads";
import { isBeforeDialog, isYetToChoose, onlyOffers } from "./only-offers";
import { otherFieldTook } from "./other-field-took";
import { isOtherInOrder } from "./other-in-order";
import { otherIsOpen } from "./other-is-open";
import { paysOtherSum } from "./other-sum";
import { picksInstead } from "./picks-instead";
import { selfNameAfter } from "./place";
import { isSaidAsPlace } from "./said-as-place";
import { saysOtherRow } from "./said-row";
import { isOn } from "./toggle-state";
import { isTypedOtherwise } from "./typed-otherwise";
import { isOtherCommand, isUnread } from "./unread-step";
import { unshownName } from "./unshown-name";
import { rootOf, rootsOf } from "./word-roots";
import { isYetToKeep } from "./yet-to-keep";

/** An effect that is to last is believed at the second look: what a page shows at once it may take back when its server objects. */
export function settled(ground: Ground, decision: Decision, check: string): Decision {
  if (decision.outcome !== "verified") return decision;
  const contrary = contraryOf(ground, check) ?? misread(ground, decision.reason, check);
  if (contrary !== undefined) return { outcome: "undecided", confidence: 0.5, reason: contrary };
  if (!mustLast(ground)) return decision;
  const doubt = doubtOf(ground);
  if (doubt) return { outcome: "undecided", confidence: 0.5, reason: `${decision.reason} ${doubt}` };
  if (ground.input.secondLook) return decision;
  return {
    outcome: "undecided",
    confidence: decision.confidence,
    reason: `${decision.reason} It has yet to last.`,
    reobserve: true,
  };
}

/** Why the effect is not the step's, whether it lasts or not. */
function contraryOf(ground: Ground, check: string): string | undefined {
  const name = unshownName(ground);
  const misspelt = misspeltName(ground);
  const control = ground.target.node?.name;
  if (name !== undefined) return `But neither page shows "${name}".`;
  if (misspelt !== undefined) return `But "${misspelt.held}" was entered for "${misspelt.said}".`;
  if (check !== "entry-shifted" && isOtherInOrder(ground))
    return "But another entry stands where the step counts to.";
  if (check === "value-read-back" && isYetToKeep(ground)) return "But nothing has kept it yet.";
  if (takesAwayInstead(ground)) return `But "${control}" takes something away.`;
  if (isContraryControl(ground, check)) return `But "${control}" is for the reverse of the step.`;
  if (isTypedOtherwise(ground)) return "But the step says another text.";
  if (isSaidAsPlace(ground)) return `But "${control}" is where the step looks for it.`;
  if (otherFieldTook(ground)) return "But another field took it than the step names.";
  if (isYetToChoose(ground, check))
    return "But what the step says is yet to be chosen from the list that came up.";
  if (check === "part-opened" && onlyOffers(ground)) return "But a list came up, and no dialog.";
  if (check === "part-opened" && isBeforeDialog(ground)) return "But the dialog came up only now.";
  if (isOneOfAll(ground)) return "But the others of them are as they were.";
  if (picksInstead(ground)) return `But "${control}" only picks the entry.`;
  if (saysOtherRow(ground)) return "But the step names another entry of the list.";
  if (marksByOpening(ground, check)) return "But nothing is marked by what came up.";
  if (otherIsOpen(ground)) return "But another entry is open than the step names.";
  if (onlyAddressChanged(ground)) return "But nothing came with the new address.";
  if ((opening.has(check) || choosesView(ground, check)) && contentIsMissing(ground))
    return "But a request for what it shows was not answered.";
  if (opening.has(check) && onlyLeads(ground)) return `But "${control}" only leads to it.`;
  if (opening.has(check) && nothingCame(ground)) return "But what was shown went, and nothing came for it.";
  if (opening.has(check) && ground.action.clicks && leavesDeed(ground.asSaid, control ?? ""))
    return "But the step goes on to do something there.";
  const demanded = demandedBeside(ground, check);
  return demanded === undefined ? undefined : `But nobody has looked whether ${demanded}`;
}

/** Checks that read the wording of the step on their own … */
const readsWording: ReadonlySet<string> = new Set(["list-paged", "request-shown"]);
/** … and those that compare what was entered with it. */
const readsEntered: ReadonlySet<string> = new Set(["form-submitted", "entry-holds-entered"]);

/** Why it cannot be said that the action was the step's. */
function misread(ground: Ground, found: string, check: string): string | undefined {
  // A number that came just as the step says it is told by the step, whichever of two controls counted it.
  if (readsWording.has(check) || (check === "number-counted" && ground.fit.fit === "unclear"))
    return undefined;
  if (isAnswered(ground, check)) return undefined;
  if (isUnread(ground)) return "But no rule reads the step, and it does not name the element.";
  if (isNamedOtherwise(ground, check)) return `But the step says nothing of "${ground.target.node?.name}".`;
  return !readsEntered.has(check) && isOtherCommand(ground, found)
    ? `But "${ground.target.node?.name}" is another command than the step's.`
    : undefined;
}

/** `Yes` to a question, and the page says by the step's own word that it was done; or the no that the step says. */
const isAnswered = ({ target, asSaid }: Ground, check: string): boolean =>
  (check === "deed-told" && affirming.test(target.node?.name.trim() ?? "")) ||
  (check === "part-closed" && saysNoBy(asSaid, target.node?.name ?? ""));

/** Checks that believe in a place or a part that came up. */
const opening: ReadonlySet<string> = new Set([
  "known-destination",
  "place-named",
  "entry-opened",
  "part-opened",
  "view-headed",
]);

/** `Mark the issue as closed` by the link `Issues`: whatever place it leads to. */
const marksByOpening = ({ input, requests }: Ground, check: string): boolean =>
  opening.has(check) &&
  requests.stored.length === 0 &&
  /^(?:mark|flag) .{1,120} as \p{L}/iu.test(input.step?.description ?? input.action.stepDescription ?? "");

/** A button that stays pressed for what is listed below it (`Active`, `Archived`). */
const choosesView = ({ verb, target }: Ground, check: string): boolean =>
  check === "toggle-read-back" && verb === "select" && target.node?.role === "button";

/** The page is just as it was: another address, and nothing that answers it, unless it was open already. A part of the page that is only gone to (`#contact`) is no other place. */
const onlyAddressChanged = ({ diff, observed, action, target }: Ground): boolean =>
  action.clicks &&
  !(target.node?.states.includes("current") || isOn(target.node)) &&
  diff !== undefined &&
  (observed?.urlChange === "fragment" || observed?.urlChange === "path") &&
  [diff.linesAdded, diff.linesRemoved, diff.appeared, diff.disappeared, diff.changed, diff.reordered].every(
    ({ length }) => length === 0,
  );

/** The step says so, or the action sent something to be stored. Going to another page shows what is there. */
export const mustLast = (ground: Ground): boolean => {
  const { action, requests, observed } = ground;
  return (
    action.persistent ||
    (requests.stored.length + requests.open.length > 0 && observed?.urlChange === "none") ||
    choosesForEntry(ground)
  );
};

/** The choice changed what entries of a list say: it is kept somewhere. */
const choosesForEntry = ({ verb, action, effects, nodesAfter, observed }: Ground): boolean =>
  verb === "select" &&
  action.clicks &&
  observed?.urlChange === "none" &&
  effects.elsewhere.some(
    ({ kind, afterIndex }) =>
      kind === "name_changed" && entryRoles.has(nodesAfter[afterIndex ?? -1]?.role ?? ""),
  );
const entryRoles: ReadonlySet<string> = new Set(["item", "row"]);

function doubtOf(ground: Ground): string | undefined {
  if (brokeOff(ground)) return "But a request broke off.";
  if (wasSentTwice(ground)) return "But the same request was sent twice.";
  if (boxLed(ground)) return "But the page turned to another place.";
  if (heldOtherOption(ground)) return "But a choice in the form was another one.";
  const number = misspeltNumber(ground);
  if (number !== undefined) return `But "${number}" is not the number that the goal says.`;
  if (paysOtherSum(ground)) return "But another sum moved than the step says.";
  if (haveGone(ground, ground.input.action.verdict?.entriesCame ?? []))
    return "But what came with it is gone again.";
  const left = leftOtherwise(ground);
  if (left !== undefined) return left;
  return isPutAside(ground) ? "But it lies among what is not done yet." : undefined;
}

/** A box that is ticked leads nowhere: what turned the page may have ticked it as well. */
const boxLed = ({ verb, action, target, observed }: Ground): boolean =>
  action.clicks &&
  (verb === "check" || verb === "uncheck") &&
  target.node?.role === "checkbox" &&
  isPlaceChange(observed?.urlChange ?? "none", false);

/** A request that would store something got no answer, and none of its kind did. */
const brokeOff = ({ requests }: Ground): boolean => requests.lost.length > 0 && requests.stored.length === 0;

/** Requests of one click that are this close, in milliseconds, are one request sent twice. */
const twiceMs = 1_000;
/** Addresses that take requests of all kinds say nothing by being asked twice. */
const anyKind = /\/(?:graphql|rpc|trpc|batch|query|api)\/?$/i;

/** Posted twice by one click: what the first one did, the second may have undone or doubled. */
function wasSentTwice({ requests, action }: Ground): boolean {
  const posts = requests.stored.filter(
    ({ method, urlPath }) => method.toUpperCase() === "POST" && !anyKind.test(urlPath),
  );
  return (
    action.clicks &&
    posts.some((one, at) =>
      posts
        .slice(at + 1)
        .some(
          (other) => other.urlPath === one.urlPath && Math.abs(other.startedAt - one.startedAt) < twiceMs,
        ),
    )
  );
}

/** As they are written: `Delete`, which means the same as `trash`, stands at every entry of a list. */
const asideWords = /(?<!\p{L})(?:drafts?|unsent|outbox|unsaved|trash)(?!\p{L})/giu;

/** The page that came up holds what was begun and not done, and the step did not ask for that. What is made begins as a draft. */
function isPutAside(ground: Ground): boolean {
  if (ground.observed?.urlChange === "none" || ground.verb === "create") return false;
  const asked = new Set([...objectRoots(ground.intent), ...rootsOf(ground.intent.words.join(" "))]);
  const shown = selfNameAfter(ground).match(asideWords) ?? [];
  return shown.some((word) => !asked.has(rootOf(fold(word)))) && ground.verb !== "remove";
}
