import { startsWithVerb } from "@/lib/agent/domain/wording/action-verbs";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";
import { kindWords } from "@/lib/agent/verification/step/mentions";
import { rootOf } from "@/lib/agent/verification/step/word-roots";

const entries: ReadonlySet<string> = new Set(["item", "row"]);

/**
 * `Save the office address with Boston as the city`, and of the list of addresses it is the one at home that reads otherwise since then: another one beside it
 * begins with a word of the step, as its title does, and this one does not.
 */
export function otherEntryTook(ground: Ground): boolean {
  const { asSaid, input, diff, intent, nodesBefore, nodesAfter, target } = ground;
  // What the control says of itself (`Create issue`) is the deed, and the name of no entry (`Issues and filters`).
  const ofDeed = wordsOf(target.node?.name ?? "").map(rootOf);
  // `Finish adding the card` says nothing of the column `Done`.
  const [first = ""] = intent.words;
  const said = (startsWithVerb(first) ? intent.words.slice(1) : intent.words)
    .map(rootOf)
    .filter((word) => word.length > 2 && !kindWords.has(word) && !ofDeed.includes(word));
  const changed = (diff?.changed ?? []).filter(
    ({ before, name }) => name !== undefined && entries.has(nodesBefore[before]?.role ?? ""),
  );
  // What is in an entry that changed changed with it: the innermost one took it.
  const [taker, ...more] = changed.filter(
    ({ before }) => !changed.some((one) => nodesBefore[one.before]?.parent === before),
  );
  if (taker === undefined || more.length > 0 || holdsList(ground, taker.after)) return false;
  const own = nodesBefore[taker.before];
  const titleOf = (name = ""): string => rootOf(wordsOf(name)[0] ?? "");
  const [was, is] = [titleOf(own?.name), titleOf(nodesAfter[taker.after]?.name)];
  const beside = nodesBefore.filter(({ role, parent }) => role === own?.role && parent === own.parent);
  const texts = [own?.name ?? "", nodesAfter[taker.after]?.name ?? ""];
  const titles = texts.map(titleWords);
  if (titles[0] === titles[1] && isUnnamed(`${asSaid}\n${input.goal}`, titles[0] ?? "", beside)) return true;
  if (isOfOther(`${asSaid}\n${input.goal}`, texts, beside)) return true;
  if (isOtherKind(asSaid, own?.name ?? "", nodesAfter[taker.after]?.name ?? "", beside)) return true;
  if (was === "" || was !== is || said.includes(was)) return false;
  // The first row may be a heading.
  return beside.some(
    (node, at) => node !== own && !(at === 0 && node.role === "row") && said.includes(titleOf(node.name)),
  );
}

/** What reads otherwise is a part of the page with several entries in it, each a button or link, and one of them came. */
function holdsList({ diff, nodesAfter }: Ground, at: number): boolean {
  const renamed = (diff?.changed ?? []).flatMap(({ after, name }) => (name === undefined ? [] : [after]));
  const came = [...(diff?.appeared ?? []), ...renamed].find(
    (index) => nodesAfter[index]?.parent === at && pressed.has(nodesAfter[index]?.role ?? ""),
  );
  const { role } = nodesAfter[came ?? -1] ?? {};
  return nodesAfter.filter((node) => node.parent === at && node.role === role).length >= fewestHeld;
}
const pressed: ReadonlySet<string> = new Set(["button", "link", "clickable"]);
const fewestHeld = 4;

/** `Metformin 500mg`, and what changed is `Metformin 1000mg`: another entry beside it bears the sign that the step tells them apart by. */
const isOtherKind = (asSaid: string, was: string, is: string, beside: Ground["nodesBefore"]): boolean =>
  signsOf(asSaid).some(
    (one) => !signsOf(`${was} ${is}`).includes(one) && beside.some(({ name }) => signsOf(name).includes(one)),
  );

/** `Change the phone of ida to …`, and what reads otherwise is the row of `ole`: one word alone tells whose it is, and it stands in one row beside it. */
const isOfOther = (told: string, texts: readonly string[], beside: Ground["nodesBefore"]): boolean =>
  [...told.matchAll(owner)].some(([, one = ""]) => {
    const bears = (text: string): boolean =>
      fold(text)
        .split(/[\s"“”«»(),;:!?]+/u)
        .includes(fold(one));
    // `the date of delivery` tells which field it is, and `Delivery fee` no owner.
    const isNoun = kindWords.has(rootOf(fold(one))) || nounsOfFields.has(fold(one));
    return !isNoun && !texts.some(bears) && beside.filter(({ name }) => bears(name)).length === 1;
  });
const nounsOfFields: ReadonlySet<string> = new Set(
  "delivery birth arrival departure issue start end payment contact order origin residence work service purchase expiry".split(
    " ",
  ),
);
const owner =
  /(?<!\p{L})(?:of|for) (?:the \p{Ll}{2,20} )?([\p{L}\p{N}][\p{L}\p{N}._@-]{2,40})(?= (?:to|into)(?!\p{L}))/gu;

/** Words with letters and digits in them: sizes, numbers of orders and versions. */
const signsOf = (text: string): string[] =>
  fold(text)
    .split(/[\s"“”«»(),;:!?]+/u)
    .filter((one) => /\p{L}/u.test(one) && /\d/.test(one));

/** `Set the target of AI Assist to 55%`, and what reads 55% is `Auto Layout`: neither step nor goal says what the entry is called by, and they do of one beside it. */
const isUnnamed = (told: string, title: string, beside: Ground["nodesBefore"]): boolean =>
  title !== "" &&
  !containsPhrase(told, title) &&
  beside.some(({ name }) => titleWords(name) !== "" && containsPhrase(told, titleWords(name)));

/** What a row is called by before its first number, where that are two words or more. */
function titleWords(name: string): string {
  const words = name.trim().split(/\s+/u);
  const end = words.findIndex((word) => /\d/.test(word));
  return end >= fewestWords && end <= mostWords ? words.slice(0, end).join(" ") : "";
}
const fewestWords = 2;
const mostWords = 5;
