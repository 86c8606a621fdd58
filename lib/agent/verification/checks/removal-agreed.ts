import { goalNames, takesAway } from "@/lib/agent/domain/wording/goal-names";
import { inPlainStep } from "@/lib/agent/domain/wording/plain-step";
import { affirming } from "@/lib/agent/domain/wording/question-answers";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { ancestorsOf, isWithin } from "@/lib/agent/snapshot/node-tree";
import { isAgreedForOther } from "@/lib/agent/verification/change/agreed-for-other";
import { isAskedAndGone } from "@/lib/agent/verification/change/asked-and-gone";
import { pageStays } from "@/lib/agent/verification/change/page-change";
import { goalNamesGone, goneByAnswer, questionIsLeft } from "@/lib/agent/verification/change/taken-away";
import { type Check, type Decision, lookAgain, refuted, verified } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";

/** `Confirm with Yes`: the question went with its answer, and all that the step, or else the goal, says is to go stood on the page behind it and stands there no more. */
export const removalAgreed: Check = {
  name: "removal-agreed",
  applies: ({ asSaid, diff, fit, action, verb, target, input }) =>
    diff !== undefined &&
    fit.fit !== "other" &&
    action.clicks &&
    (verb === "remove" ||
      ((verb === "submit" || verb === "click") && isGoalsEnd(input)) ||
      (isPlainAnswer.test(asSaid) && takesAway(inPlainStep(input.goal, { presses: false, control: "" })))) &&
    agrees.test(target.node?.name.trim() ?? "") &&
    !givesUp.test(asSaid),
  check(ground) {
    const { input, alerts, requests } = ground;
    if (isAskedAndGone(ground)) return agreed(input.secondLook);
    if (input.secondLook && isAgreedForOther(ground)) return refuted(0.9, otherIsGone);
    if (!(questionWent(ground) || askedPlainly(ground)) || !pageStays(ground)) return undefined;
    if (alerts.some(({ tone }) => tone === "error")) return undefined;
    if (requests.refused.length + requests.lost.length > 0) return undefined;
    if (isPlainAnswer.test(ground.asSaid) && !isGoalsEnd(input)) return askedOfGoal(ground);
    const names = namesToGo(ground);
    if (input.secondLook && otherWent(ground, names)) return refuted(0.85, otherIsGone);
    if (names.length === 0 || !names.every((name) => wasBehind(ground, name) && !isThere(ground, name)))
      return undefined;
    return agreed(input.secondLook);
  },
};
const told = "The question was answered, and what was to go stands on the page no more";
const otherIsGone = "The question was answered, and something else than what is named is gone.";
const agreed = (isLater: boolean): Decision =>
  isLater ? verified(0.95, `${told}.`) : lookAgain(0.9, `${told}. It has yet to last.`);

/** `Answer Yes`: the step leaves it to the question, and to the goal, what is to go. */
const isPlainAnswer =
  /^(?:answer|say|reply|press|click|choose|confirm)(?: (?:it|the question))?(?: with)? ["“'‘]?(?:yes|ok|okay)["”'’]?[.!]?$/iu;
/** The one entry that went is the one that was asked about, the goal says its name, and the site took it or says that it did. */
function askedOfGoal(ground: Ground): Decision | undefined {
  const { requests, alerts, input } = ground;
  const isTaken = requests.stored.length > 0 || alerts.some(({ tone }) => tone === "success");
  return isTaken && goneByAnswer(ground) && goalNamesGone(ground) ? agreed(input.secondLook) : undefined;
}

/** As the last step it ends what the goal says. */
const isGoalsEnd = ({ isLastStep, goal }: Ground["input"]): boolean => isLastStep && takesAway(goal);

/** What is to go: as the goal tells it where this ends it, else as the step itself names it. */
function namesToGo({ input, intent, verb }: Ground): string[] {
  const spelt = (names: readonly string[]): string[] => names.filter((name) => /\p{L}{2}/u.test(name));
  const ofGoal = isGoalsEnd(input) ? spelt(goalNames(input.goal)) : [];
  if (ofGoal.length > 0 || verb !== "remove") return ofGoal;
  return spelt(intent.quoted.length > 0 ? intent.quoted : goalNames(`Remove ${intent.object}`));
}

/** `Cancel the deletion`. */
const givesUp =
  /^(?:cancel|abort|stop|dismiss|decline|refuse|undo)(?: [\p{L}-]{1,20}){0,4} (?:deletion|removal|erasure)(?!\p{L})/iu;

const agrees = new RegExp(`${affirming.source}|^(?:delete|remove|erase|discard)(?!\\p{L})`, "iu");

const questionOf = ({ nodesBefore, target }: Ground): number =>
  ancestorsOf(nodesBefore, target.index).find((at) => nodesBefore[at]?.role === "dialog") ?? -1;

const questionWent = (ground: Ground): boolean => {
  const at = questionOf(ground);
  return at >= 0 && (ground.diff?.match.toAfter[at] ?? -1) < 0;
};

/** A question that is drawn without being marked as a dialog: its answers went together, and the site took what the one that was pressed is for. */
const askedPlainly = (ground: Ground): boolean =>
  questionOf(ground) < 0 &&
  ground.target.afterIndex < 0 &&
  // A site that does it by a link says that it did.
  (ground.requests.stored.length > 0 || ground.alerts.some(({ tone }) => tone === "success")) &&
  ground.requests.open.length === 0 &&
  questionIsLeft(ground);

/** An entry, or a card, bore it outside of the question; or it was itself a button of a list that is called just so. */
function wasBehind(ground: Ground, name: string): boolean {
  const { nodesBefore } = ground;
  const dialog = questionOf(ground);
  return nodesBefore.some(
    (node, at) =>
      !isWithin(nodesBefore, at, dialog) &&
      (isCalledJust(ground, at, name) || (entryRoles.has(node.role) && containsPhrase(node.name, name))) &&
      (dialog >= 0 || onlyNamedWent(ground, at)),
  );
}
const entryRoles: ReadonlySet<string> = new Set(["row", "item", "treeitem", "link", "heading"]);

/** `letter.txt`, a button among others that are called like files. */
const isCalledJust = ({ nodesBefore, target }: Ground, at: number, name: string): boolean => {
  const { role = "", name: called = "", parent = -1 } = nodesBefore[at] ?? {};
  return pressable.has(role) && fold(called) === fold(name) && parent >= 0 && parent !== target.node?.parent;
};
const pressable: ReadonlySet<string> = new Set(["button", "clickable"]);

/** Of its list only such as are to go went, and others stay. */
function onlyNamedWent(ground: Ground, at: number): boolean {
  const list = likeIt(ground, at);
  const names = namesToGo(ground);
  const isNamed = (index: number): boolean =>
    names.some((name) => containsPhrase(ground.nodesBefore[index]?.name ?? "", name));
  return (
    list.some((index) => !isGone(ground, index)) &&
    list.every((index) => !isGone(ground, index) || isNamed(index)) &&
    isGone(ground, at)
  );
}
const isGone = ({ diff }: Ground, at: number): boolean => (diff?.match.toAfter[at] ?? -1) < 0;
const likeIt = ({ nodesBefore }: Ground, at: number): number[] =>
  [...nodesBefore.keys()].filter(
    (index) =>
      nodesBefore[index]?.role === nodesBefore[at]?.role &&
      nodesBefore[index]?.parent === nodesBefore[at]?.parent,
  );

/** All that is to go is there still, each as a button called just so, and one other of its list went. */
function otherWent(ground: Ground, names: readonly string[]): boolean {
  const { nodesBefore, nodesAfter, diff } = ground;
  const isLeft = (at: number): boolean =>
    fold(nodesAfter[diff?.match.toAfter[at] ?? -1]?.name ?? "") === fold(nodesBefore[at]?.name ?? "");
  return (
    names.length > 0 &&
    names.every((name) => {
      const [only = -1, ...more] = [...nodesBefore.keys()].filter((at) => isCalledJust(ground, at, name));
      const gone =
        more.length > 0 || !isLeft(only) ? [] : likeIt(ground, only).filter((at) => isGone(ground, at));
      return gone.length === 1;
    })
  );
}

/** A message may still say what it was. */
const isThere = ({ nodesAfter, input }: Ground, name: string): boolean =>
  nodesAfter.some(
    (node) => node.role !== "alert" && node.role !== "status" && containsPhrase(node.name, name),
  ) || input.after.lines.some((line) => containsPhrase(line, name) && !isMessage(nodesAfter, line));
const isMessage = (nodes: Ground["nodesAfter"], line: string): boolean =>
  nodes.some(({ role, name }) => (role === "alert" || role === "status") && name.includes(line));
