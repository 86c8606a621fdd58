import { startsWithVerb } from "@/lib/agent/domain/wording/action-verbs";
import { protectedSpans, spanAt } from "@/lib/agent/domain/wording/protected-spans";
import { remember } from "@/lib/agent/domain/wording/words";

/** The sentences of a goal, each without its end. */
export function sentencesIn(goal: string): string[] {
  const spans = protectedSpans(goal);
  const ends = [...goal.matchAll(/[.!?]\s+(?=\p{Lu})/gu)].filter(({ index }) => !spanAt(spans, index));
  const from = [0, ...ends.map(({ 0: end, index }) => index + end.length)];
  return from.map((start, at) => goal.slice(start, ends[at]?.index ?? goal.length).trim());
}

const politely =
  /^(?:(?:please|kindly|so|now|then|therefore|hence|just)[,\s]+|(?:can|could|would|will) you(?: please| kindly)?\s+|you (?:can|may|could)(?: now| just)?\s+|(?:i|we) (?:want|need|would like)(?: you)? to\s+|(?:i|we)['’]d like(?: you)? to\s+|let['’]?s\s+)+/iu;
/** What only a request is said with. */
const asking =
  /^(?:please|kindly|(?:(?:so|now|then|therefore|hence|just),? )?(?:please |kindly )?(?:can|could|would|will) you)(?!\p{L})/iu;
const askingBehind = /[,\s]+please[.!?]*$/iu;
/** A first word that is no command, whatever follows. */
const noCommand =
  /^(?:the|an?|my|our|your|his|her|its|their|this|that|these|those|it|he|she|they|we|i|you|there|is|are|was|were|be|has|have|had|do|does|did|not|no|nothing|nobody|in|on|at|of|for|from|to|with|as|if|when|once|while|after|before|and|or|but|also|too|all|both|one|who|what|which|how|why|where|say|know|mind)$/iu;
const pointedAt = /^\p{L}+ (?:it|him|her|them|this|that|me|us|its|his|their)(?=[\s,.!?]|$)/iu;

/** What somebody wants to do in life, and no page does for them. */
const lifeWish =
  /^(?:[^,.]{1,30}\s)?(?:i|we)(?:['’]d| would)? (?:want|need|like|love|wish|have|prefer) to (?:(?:just|also|really) )?(?:keep an eye|keep track|see|read|go|visit|sit|watch|attend|learn|try|hear|eat|work|look after|take care|take part|stay|travel|drive|play|know|buy|give|spend|come|help)(?!\p{L})/iu;

export const isLifeWish = (piece: string): boolean => lifeWish.test(piece);

/** The command that a piece of a goal gives, without its politeness; undefined where it gives none. */
export const commandIn = remember((piece: string): string | undefined => {
  if (lifeWish.test(piece)) return undefined;
  const command = piece
    .replace(politely, "")
    .replace(askingBehind, "")
    .replace(/[.?!,;\s]+$/u, "");
  const first = /^[\p{L}-]+(?=\s|$)/u.exec(command)?.[0] ?? "";
  if (first === "" || noCommand.test(first)) return undefined;
  if (startsWithVerb(command) || pointedAt.test(command)) return command;
  return (asking.test(piece) || askingBehind.test(piece)) && first === first.toLowerCase()
    ? command
    : undefined;
});

/** `Saturday hours: "9-18"`, `6 of the oil, not 2`: what is to be so, without a verb. */
const stated =
  /^\p{Lu}\p{L}+(?: \p{Ll}+){0,3}: ["“„«‘'][^"“”„«»‘’'\n]{1,120}["“”»’']$|^\d+ of [^,;:]{2,60}, not \d+$/u;

/** Words that make a clause of what stands before them. */
export const finite =
  "(?:is|are|was|were|has|have|had|does|do|did|can|could|will|would|should|must|may|might|needs?|wants?|belongs?|goes|got|gets|came|comes|starts?|started|works?|looks|sounds|seems|uses?|used|isn['’]t|aren['’]t|wasn['’]t|weren['’]t|hasn['’]t|haven['’]t|doesn['’]t|don['’]t|didn['’]t|can['’]t|cannot|couldn['’]t|won['’]t)";
const somebody =
  /^(?:(?:(?:from|as of) now on|from today|now|today|unfortunately|sadly|luckily),? )?(?:i|we|he|she|it|they|there|this|that|nobody|no one|everybody|everyone|somebody|someone)(?:['’](?:m|s|re|ve|d|ll)|n?['’]t)?\s+\p{L}/iu;
const something = new RegExp(
  `^(?!(?:i|if|when|once|while|after|before|to|who|what|which|how|why|where)\\s)[^,;:]{1,80}?\\s${finite}(?!\\p{L})`,
  "iu",
);
const ownPast =
  "withdrew|left|sent|gave|took|wrote|said|told|went|bought|sold|paid|quit|rang|found|lost|broke|fell|began|became|chose|forgot|made|brought|kept|met|spoke|sold|won|grew|knew|lent|let|put|felt|built|caught|hurt";
const named = new RegExp(
  `^(?:\\p{Lu}[\\p{L}'’-]*\\.?\\s){1,3}(?:\\p{Ll}{3,}(?:s|ed)|${ownPast})(?=\\s)`,
  "u",
);
/** `Members keep asking about the sauna`: whoever asks, told is what they ask about. */
export const askingAbout =
  /^(?:People|\p{Lu}\p{Ll}+s|(?:The|Our|My|Some|Many|Several|All) (?:\p{Ll}+ )?\p{Ll}+) (?:keeps?|kept|are|is|were|have been|has been) (?:(?:on|always|still|now) )?(?:asking|wondering|complaining|enquiring)(?: (?:me|us))? (?:about|after) (?!(?:his|hers?|theirs?)(?!\p{L}))/u;
const looksAt =
  /^(?:check|make|ensure|verify|see|say|tell|find|show|let|set|mark|ask|look|report|confirm)\s/iu;
const small =
  /\s(?:that|whether|if|what|who|which|how|when|so|until|the|an?|my|our|your|her|his|its|their|all|to|as)\s/iu;

/** It tells something and gives no command: `Renew passport is urgent` is called so, and renews nothing. */
export function tells(piece: string): boolean {
  if (piece.length > 200) return false;
  if (lifeWish.test(piece) || stated.test(piece)) return true;
  if (!startsWithVerb(piece.replace(politely, "")) && commandIn(piece) === undefined)
    return somebody.test(piece) || something.test(piece) || named.test(piece) || askingAbout.test(piece);
  const [before] = /^.{3,60}?\s(?=(?:is|are|isn['’]t|aren['’]t)\s)/u.exec(piece) ?? [];
  return before !== undefined && !looksAt.test(piece) && !/[,;:"“‘]/u.test(before) && !small.test(before);
}

/** Where a sentence may go over from what it tells to what it asks for. */
const joint = /(?:[,;]?\s+(?:and )?(?:so|therefore|hence)(?= )|\s+[–—-](?= )|[,;:](?= )),?\s+/gu;

/** What a sentence tells first and what it asks for then; no `told` where it does only one of them. */
export function parted(sentence: string): { told?: string; asked: string } {
  const spans = protectedSpans(sentence);
  for (const { 0: between, index } of sentence.matchAll(joint)) {
    if (spanAt(spans, index)) continue;
    const told = sentence.slice(0, index).trim();
    const asked = sentence.slice(index + between.length).trim();
    if (commandIn(asked) !== undefined && tells(told)) return { told, asked };
  }
  return { asked: sentence };
}
