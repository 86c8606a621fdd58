import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { startsWithVerb } from "@/lib/agent/domain/wording/action-verbs";
import { splitClauses } from "@/lib/agent/domain/wording/clauses";
import { may, must } from "@/lib/agent/domain/wording/modal-words";
import { type StepIntent, type StepVerb, verbAtBegin } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, contentWords, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { ancestorsOf, descendantsOf } from "@/lib/agent/snapshot/node-tree";
import { groupOf, rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";
import { objectRoots } from "@/lib/agent/verification/step/mentions";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/** A sentence that says how something is to be, or what there shall be no more of. */
const state = new RegExp(
  `(?<!\\p{L})(?:${may}|supposed to|(?:any|no) ?(?:more|longer))(?!\\p{L})|^(?:let|have|get|no|none|all|only|just|i|we)(?= )|^[^:]{2,60}: (?!["“])`,
  "iu",
);

/**
 * What begins with no command that anybody knows, and says a state, was not understood: that its words also stand at another element says nothing, unless
 * they quote its name.
 */
export const isNotUnderstood = (
  wording: string,
  { quoted }: StepIntent,
  rival: SkeletonNode | undefined,
): boolean =>
  verbAtBegin(wording) === "unknown" &&
  !startsWithVerb(wording) &&
  state.test(wording) &&
  !quoted.some((quote) => fold(quote) === fold(rival?.name ?? ""));

type Asked = Pick<
  Ground,
  "intent" | "fit" | "target" | "verb" | "action" | "asSaid" | "nodesBefore" | "input"
>;

/**
 * No rule reads what the step wants done, or it only says what to press, and its words do not say that this element is meant: whatever came of the action says
 * nothing of the step. What was entered is meant where the step says something of it.
 */
export function isUnread({ intent, fit, target, action, asSaid, input, nodesBefore }: Asked): boolean {
  const { node } = target;
  if (node === undefined || !saysNoDeed.has(intent.verb)) return false;
  if (intent.verb === "unknown" && action.clicks) {
    const plain = input.step?.description ?? input.action.stepDescription ?? "";
    const called = `${nodesBefore[groupOf(nodesBefore, target.index)]?.name ?? ""} ${node.name}`;
    const isChoice = choices.has(node.role) && chosen.test(asSaid) && containsPhrase(asSaid, node.name);
    // A state that was read as its deed (`Start the pump`) is done by a button; a link only leads to the thing.
    const isRead = node.role !== "link" && startsWithVerb(plain);
    if (
      !isChoice &&
      (isRead ? [plain] : [asSaid, plain]).some((wording) => isStateSaid(wording, intent, called))
    )
      return true;
  }
  if (containsPhrase(asSaid, node.name)) return false;
  if (action.value === undefined || action.clicks)
    return fit.fit === "unclear" && (intent.verb === "unknown" || node.name !== "");
  const said = rootsOf(asSaid);
  return !contentWords(action.value).some((word) => said.has(rootOf(word)));
}
/** `Bern should be selected as the capital`: what can be chosen is chosen by being pressed. */
const choices: ReadonlySet<string> = new Set(["radio", "checkbox"]);
const chosen = /(?<!\p{L})be (?:selected|chosen|picked|ticked|checked)(?!\p{L})/iu;
/** `The pump has to be idle`: that it calls a link by its name says nothing of the state, unless the link says it, or the step quotes it, or it is to be shown. */
function isStateSaid(asSaid: string, { quoted }: StepIntent, name: string): boolean {
  // `deploy roof should be running`, by the link `deploy roof`: what begins like a command is its name.
  const isCommand = startsWithVerb(asSaid) && !(name !== "" && fold(asSaid).startsWith(`${fold(name)} `));
  const [, state = ""] = (isCommand ? null : obliged.exec(asSaid)) ?? [];
  const own = rootsOf(name);
  // What is no longer to be blocked is called by `Unblock`; that it is to be so, by its reverse, others judge.
  const isItsOwn = [...rootsOf(state)].some((word) => own.has(word) || own.has(`un${word}`));
  return state !== "" && !isItsOwn && !quoted.some((quote) => fold(quote) === fold(name));
}
const obliged = new RegExp(
  `^[^:;]{2,120}? ${must}(?: no longer| not)? (?:be|stay|remain) (?!(?:visible|shown|open(?:ed)?|displayed|seen|here|there|up|on|in|at)(?!\\p{L}))(\\p{L}[^:;]{0,120})$`,
  "iu",
);
const saysNoDeed: ReadonlySet<StepVerb> = new Set(["unknown", "click"]);

/** Names of controls that say nothing of a deed, or only that they lead to what comes next. */
const leads: ReadonlySet<StepVerb> = new Set(["unknown", "click", "navigate", "open", "back", "continue"]);

/**
 * `Save` was pressed for a step that edits, opens or closes a thing, and neither the element nor what was found of it bears a word of that thing: what came
 * up, or went, is that of another command.
 */
export function isOtherCommand(
  { intent, fit, target, action, verb, asSaid, nodesBefore }: Asked,
  found: string,
): boolean {
  const { node } = target;
  const own = verbAtBegin(node?.name ?? "");
  // `Save the new title "…"` is read as what is set, and saved all the same.
  if (!action.clicks || !node || leads.has(own) || own === verb || own === verbAtBegin(asSaid)) return false;
  if ((verb === "close" && leaves.test(node.name)) || (verb === "open" && makes.has(own))) return false;
  // What keeps a form is called in many ways: `Register`, `Enter`.
  if (verb === "submit" && keeps.has(own)) return false;
  // What was written is one half of `Send the reply and mark the ticket as solved`.
  const isOne = splitClauses(asSaid).length === 1;
  if (own === "submit" && isOne && finishes.has(verb) && wasWritten({ nodesBefore, target }, found))
    return false;
  if (
    updating.test(node.name.trim()) &&
    keptBy.has(verb) &&
    isOne &&
    wasWritten({ nodesBefore, target }, found)
  )
    return false;
  // `Choose Ann for the payment` by `Pay`: the word is there, and means the thing.
  const isBare = !isSaidAsDeed(node.name, asSaid);
  if (fit.fit !== "unclear" && !(isBare && chooses.has(verb))) return false;
  const entry = nodesBefore[rowOf(nodesBefore, target.index)]?.name ?? "";
  const known = rootsOf([isBare ? "" : node.name, node.nearText ?? "", entry, found].join(" "));
  const asked = objectRoots(intent);
  return asked.length > 0 && !asked.some((root) => known.has(root));
}

/** What closes a question without an answer. */
const leaves = /^(?:cancel|dismiss|discard)(?!\p{L})/iu;
/** What no command of a form does. */
const chooses: ReadonlySet<StepVerb> = new Set(["select", "check", "uncheck", "sort", "filter", "expand"]);
const keeps: ReadonlySet<StepVerb> = new Set(["type", "create", "add"]);
/** `Rename it to "Red brick"` by `Save`: what was found is what the form of that button held. */
const holders: ReadonlySet<string> = new Set(["form", "dialog"]);
const finishes: ReadonlySet<StepVerb> = new Set(["edit", "send", "create", "add"]);
function wasWritten({ nodesBefore, target }: Pick<Ground, "nodesBefore" | "target">, found: string): boolean {
  const form = ancestorsOf(nodesBefore, target.index).find((above) =>
    holders.has(nodesBefore[above]?.role ?? ""),
  );
  return (
    form !== undefined &&
    descendantsOf(nodesBefore, form).some(
      ({ role, value = "" }) =>
        role === "textbox" && /\p{L}{3}/u.test(value) && containsPhrase(found, value.trim()),
    )
  );
}
/** `Save the changed feed` by `Update`. */
const updating = /^(?:update|apply)(?: changes)?$/iu;
const keptBy: ReadonlySet<StepVerb> = new Set(["submit", "edit", "type"]);
/** What makes something new opens what that is entered in. */
const makes: ReadonlySet<StepVerb> = new Set(["add", "create"]);

/** `Share` is said by `the dialog for sharing`, `Pay` not by `the payment`. A longer name is a thing as well, and what is left of it is told otherwise. */
function isSaidAsDeed(name: string, wording: string): boolean {
  const [only = "", ...others] = wordsOf(name);
  const start = only.replace(/e$/, "");
  return (
    others.length > 0 ||
    wordsOf(wording).some((word) => word.startsWith(start) && inflected.test(word.slice(start.length)))
  );
}
const inflected = /^(?:e?s?|e?d|\p{L}?ing|\p{L}?ed|ied|ies)$/u;
