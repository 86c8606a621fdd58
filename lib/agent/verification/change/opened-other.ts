import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { isPlaceChange } from "@/lib/agent/domain/urls";
import type { StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, contentWords, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";
import { rootOf } from "@/lib/agent/verification/step/word-roots";

/** What came up is told by the very words by which the thing that was pressed differs from the one that the step names: it is that one, and not the one meant. */
export const openedOther = (ground: Ground): boolean =>
  ground.action.clicks &&
  (opening.has(ground.verb) || opening.has(ground.intent.verb)) &&
  (openedNamesake(ground) || openedLonger(ground));
const opening: ReadonlySet<StepVerb> = new Set(["open", "navigate", "click", "select"]);

/** `Open the "Letters" by Falk`, at those by Abara: what came speaks of Abara, and of Falk nowhere. */
function openedNamesake(ground: Ground): boolean {
  const { nodesBefore, target, fit, asSaid } = ground;
  const [own, named] = [target.node, nodesBefore[fit.rival ?? -1]];
  const [ours, theirs] = [rowOf(nodesBefore, target.index), rowOf(nodesBefore, fit.rival ?? -1)];
  if (!own || !named || own.name === "" || own.name !== named.name) return false;
  if (ours < 0 || theirs < 0 || ours === theirs) return false;
  const entry = (at: number): string => nodesBefore[at]?.name ?? "";
  const said = new Set(wordsOf(asSaid).map(rootOf));
  const [its, mine] = [beside(entry(theirs), entry(ours)), beside(entry(ours), entry(theirs))];
  const meant = its.filter((word) => said.has(word));
  if (meant.length === 0 || mine.some((word) => said.has(word))) return false;
  const came = new Set(textsThatCame(ground).flatMap(wordsOf).map(rootOf));
  return mine.some((word) => came.has(word)) && !meant.some((word) => came.has(word));
}

/** The words that only one of two names has; numbers may be counts. */
const beside = (name: string, other: string): string[] => {
  const others = new Set(wordsOf(other).map(rootOf));
  return contentWords(name)
    .map(rootOf)
    .filter((word) => !others.has(word) && /\p{L}{2}/u.test(word));
};

/** `Open "Reminder"`, at `Reminder (old)`: the page that came bears the longer name, and nothing on it is called just as the step says. */
function openedLonger(ground: Ground): boolean {
  const { nodesBefore, nodesAfter, target, fit, intent, asSaid, observed } = ground;
  const [own, named] = [target.node, nodesBefore[fit.rival ?? -1]];
  const [quote, ...more] = intent.quoted;
  if (!own || !named || own.role !== named.role || quote === undefined || more.length > 0) return false;
  if (fold(named.name) !== fold(quote) || fold(own.name) === fold(quote)) return false;
  if (!containsPhrase(own.name, quote) || containsPhrase(asSaid, own.name)) return false;
  const isCalled = (name: string): boolean => nodesAfter.some((node) => fold(node.name) === fold(name));
  return (
    observed !== undefined &&
    isPlaceChange(observed.urlChange, false) &&
    isCalled(own.name) &&
    !isCalled(quote)
  );
}

const textsThatCame = ({ diff, nodesAfter }: Ground): string[] => [
  ...(diff?.linesAdded ?? []),
  ...(diff?.appeared ?? []).map((at) => nodesAfter[at]?.name ?? ""),
];

/** Each of several has such a control, drawn in the same way: that something came up tells nothing of whose it is. */
export function isOneOfAlike({ nodesBefore, target, fit }: Ground): boolean {
  const [own, named] = [target.node, nodesBefore[fit.rival ?? -1]];
  const drawn = ({ role, name, parent, states }: SkeletonNode): string =>
    [role, name, parent, ...[...states].sort()].join(" ");
  return own !== undefined && named !== undefined && own !== named && drawn(own) === drawn(named);
}
