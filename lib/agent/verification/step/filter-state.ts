import { fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { rootOf } from "./word-roots";

const state = "\\p{L}{3,}";
/** Each finds the words of a state that the step does not want to see. */
const denials: readonly RegExp[] = [
  // `that are not done`, `what hasn't been done yet`, `not yet paid`.
  new RegExp(
    `(?:(?<!\\p{L})(?:not|never)|n['’]t)(?: yet| been| be| already){0,2} (${state})(?!\\p{L})`,
    "giu",
  ),
  // `what still has to be done`, `those yet to be paid`, `the ones left to be reviewed`.
  new RegExp(
    `(?<!\\p{L})(?:still|yet|left|remain|remains|remaining|have|has|need|needs|(?:that|which|what|ones|those)(?: is| are)?) to be (${state})(?!\\p{L})`,
    "giu",
  ),
  // `Hide the completed tasks`, `Exclude what is done`.
  new RegExp(
    `^(?:hide|exclude|omit|filter out|leave out|do not (?:show|list)|don['’]t (?:show|list)) (?:(?:the|all|what|those|that|which|is|are|has|have|been|already|any|every) ){0,4}(${state})(?!\\p{L})`,
    "giu",
  ),
  // `Leave the finished ones out of the list`.
  new RegExp(`^(?:leave|keep) (?:(?:the|all|any) ){0,2}(${state}) (?:[\\p{L}-]+ ){0,2}out(?!\\p{L})`, "giu"),
  // `The finished tasks must not be listed`.
  new RegExp(
    `^(?:(?:the|all|any) ){0,2}(${state}) (?:[\\p{L}-]+ ){0,2}(?:must|should|shall|may|can|are|is)(?: not|n['’]t)(?: to)? (?:be )?(?:listed|shown|visible|seen|displayed|there)(?!\\p{L})`,
    "giu",
  ),
];
const hiding = /(?<!\p{L})(?:hide|hidden|exclude|without|not|un\p{L}{4,}|in\p{L}{5,})(?!\p{L})/iu;

/**
 * `Only what is not done should be listed`, and the filter `Completed`: the step says the control's one word as what is not to be seen. `Show both open and
 * done ones` wants more than either.
 */
export function deniesName(wording: string, name: string): boolean {
  const [own, ...more] = wordsOf(name);
  if (own === undefined || more.length > 0 || hiding.test(name)) return false;
  const isOwn = (word: string): boolean => rootOf(word) === rootOf(own);
  const text = fold(wording.replace(/"[^"]*"|“[^”]*”/g, " ")).trim();
  const isDenied = denials.some((pattern) =>
    [...text.matchAll(pattern)].some(([, word = ""]) => isOwn(word)),
  );
  const [, one = "", other = ""] =
    /(?<!\p{L})both (?:the )?(\p{L}{3,}) and (?:the )?(\p{L}{3,})/u.exec(text) ?? [];
  return isDenied || [one, other].some((word) => word !== "" && isOwn(word));
}

/** States that a list is narrowed to, as its filters are called, and what is not so. Words that are commands as well (`Complete`, `Open`) are said, and call no filter. */
type Side = { called: ReadonlySet<string>; said: ReadonlySet<string> };
const side = (called: string, said = ""): Side => ({
  called: new Set(called.split(" ")),
  said: new Set(`${called} ${said}`.trim().split(" ")),
});
const states: readonly (readonly [Side, Side])[] = [
  [
    side("completed done finished resolved closed", "complete"),
    side("active pending incomplete uncompleted unfinished undone unresolved outstanding remaining", "open"),
  ],
  [side("read seen"), side("unread unseen")],
  [side("paid settled"), side("unpaid outstanding overdue", "due")],
  [side("published"), side("drafts unpublished", "draft")],
  [side("sent"), side("unsent drafts", "draft")],
  [side("enabled"), side("disabled")],
  [side("online"), side("offline")],
  [side("approved accepted"), side("pending rejected declined unapproved")],
];
const excluding =
  /(?<!\p{L})(?:hide|hidden|hiding|without|except|exclud\p{L}{1,4}|leave out|filter out|remove|gone|away|disappear)(?!\p{L})/iu;
/** `not done`, `what remains to be done`: the words before it, without light ones. */
const notSo = /(?<!\p{L})(?:not|never|(?:still|left|remains?|remaining|yet|have|has|needs?) to)$/iu;
const lightWords = /(?: (?:yet|been|be|already|all|still|fully|so))+$/iu;

/** `Only the jobs that are not done` by the filter `Completed`. */
export const isOtherState = (wording: string, name: string): boolean => saysState(wording, name, true);
/** `Show only what is still open` by the filter `Active`. */
export const isSaidState = (wording: string, name: string): boolean => saysState(wording, name, false);

function saysState(wording: string, name: string, isReverse: boolean): boolean {
  const own = wordsOf(name).filter((word) => /\p{L}/u.test(word));
  if (excluding.test(wording) || own.length !== 1) return false;
  const words = wordsOf(wording.replace(/n['’]t(?!\p{L})/giu, " not"));
  const saysSide = ({ said }: Side, isDenied: boolean): boolean =>
    words.some((word, at) => {
      const before = words
        .slice(Math.max(0, at - 4), at)
        .join(" ")
        .replace(lightWords, "");
      return said.has(word) && notSo.test(before) === isDenied;
    });
  return states.some((pair) =>
    [pair, [pair[1], pair[0]] as const].some(([one, other]) => {
      const says = saysSide(one, false) || saysSide(other, true);
      const saysOther = saysSide(other, false) || saysSide(one, true);
      return one.called.has(own[0] ?? "") && says !== saysOther && saysOther === isReverse;
    }),
  );
}
