import { commandOf } from "./goal-asks";
import { fold, wordsOf } from "./words";

const vowel = /[aeiouyäöüáéíóúàèìòù]/u;

/** Verbs with forms of their own, and short ones. Those that stay as they are, as `set`, are told from the command by nothing, and say nothing. */
const ownForms = new Map(
  (
    "ban banned, bind bound, break broke broken, bring brought, build built, buy bought, choose chose chosen, do did done, draw drew drawn, drive drove driven, " +
    "feed fed, find found, forget forgot forgotten, freeze froze frozen, give gave given, hide hid hidden, hold held, keep kept, lay laid, lead led, log logged, " +
    "leave left, lend lent, lose lost, make made, meet met, pay paid, pin pinned, sell sold, send sent, spend spent, strike struck, tag tagged, take took taken, teach taught, " +
    "tell told, throw threw thrown, win won, write wrote written"
  )
    .split(", ")
    .map((line): [string, string[]] => {
      const [verb = "", ...forms] = line.split(" ");
      return [verb, forms];
    }),
);
const prefix = /^(?:re|un|over|out|with)/;

/** `sent` of `send`, `withdrew` and `withdrawn` of `withdraw`. */
function ownFormsOf(verb: string): string[] {
  const before = prefix.exec(verb)?.[0] ?? "";
  const derived = (ownForms.get(verb.slice(before.length)) ?? []).map((form) => `${before}${form}`);
  return ownForms.get(verb) ?? derived;
}

/** `approve` and `approved`, `cancel` and `cancelled`, `apply` and `applied`, `send` and `sent`. */
export function pastForms(verb: string): string[] {
  const own = ownFormsOf(verb);
  if (own.length > 0) return own;
  const last = verb.at(-1) ?? "";
  if (verb.endsWith("e")) return [`${verb}d`];
  if (/[^aeiou]y$/.test(verb)) return [`${verb.slice(0, -1)}ied`];
  return [`${verb}ed`, ...(vowel.test(last) ? [] : [`${verb}${last}ed`])];
}

/** The deed that a word takes back, `follow` of `unfollow`; undefined of `until` and all others. */
export const takenBackBy = (word: string): string | undefined =>
  /^un-?(?!der|til|less|ion|it)(\p{L}{3,})$/iu.exec(word)?.[1];

/** Endings of commands and plain forms, and what stands in their place when it is done. */
const endings: readonly (readonly [RegExp, readonly string[]])[] = [
  // `genehmige`, `stornieren`, `buchen`: with and without `ge`.
  [/(?:en?)$/u, ["t", "et"]],
  // `valider`, `validez`, `valide`; `réunir`.
  [/(?:er|ez|e)$/u, ["é", "ée", "és", "ées"]],
  [/(?:ir|is|issez)$/u, ["i", "ie", "is", "ies"]],
  // `cancelar`, `cancela`; `archiviare`, `archivia`.
  [/(?:are?|a)$/u, ["ado", "ada", "ados", "adas", "ato", "ata", "ati", "ate"]],
  [/(?:ere?|ire?|e|i)$/u, ["ido", "ida", "idos", "idas", "ito", "ita", "iti", "ite"]],
];
const shortest = 3;

function others(verb: string): string[] {
  return endings.flatMap(([ending, done]) => {
    const root = verb.replace(ending, "");
    return root === verb || root.length < shortest
      ? []
      : done.flatMap((one) => [`${root}${one}`, `ge${root}${one}`]);
  });
}

/** Words as they are taken apart: of `isn't` the first part stands for it. */
const denying: ReadonlySet<string> = new Set(
  (
    "not never cannot failed unable isn aren wasn weren hasn haven hadn doesn don didn couldn wouldn shouldn won " +
    "nicht nie kein keine pas jamais non niet nooit"
  ).split(" "),
);
/** `be`: what is to be, will be or cannot be done is not done. */
const ahead: ReadonlySet<string> = new Set(["be", "wird", "werden", "sera", "será", "sarà"]);
const reach = 3;
const reachBehind = 8;
/** Right before a deed that is not done as a whole. */
const partly: ReadonlySet<string> = new Set(
  "partly partially half almost nearly teilweise teils partiellement parcialmente parzialmente gedeeltelijk częściowo частично".split(
    " ",
  ),
);
/** `Approved by 1 of 2`, `Signed: 1 out of 3`, `Paid 20.00 of 120.00`. */
const ofMore =
  /^(?:(?:by|for|from|with|in|von|durch|für|par|por|da|door) )?(\d{1,9})(?: \d{2})? (?:out of|of|von|de|di|van|sur) (\d{1,9})(?: |$)/u;
/** `Sent to 0 people`, `Shared with nobody`. */
const toNobody =
  /^(?:to|with|for|by|an|mit|für|von|à|avec|pour|a|con|para|per) (?:0|none|nobody|no (?:one|recipients?|people)|niemand\p{L}*|personne|nadie|nessuno)(?: |$)/u;

function isOfSome(behind: string): boolean {
  const [, some = "", all = ""] = ofMore.exec(behind) ?? [];
  return Number(some) < Number(all) || toNobody.test(behind);
}

/** A text that says a word only as what is not so, not yet or not as a whole: `Not paid`, `could not be sent`, `To be archived`, `Partly paid`. */
export function isDenied(text: string, word: string): boolean {
  const words = wordsOf(text);
  const first = wordsOf(word)[0];
  const places = words.flatMap((one, at) => (one === first ? [at] : []));
  return (
    places.length > 0 &&
    places.every(
      (at) =>
        ahead.has(words[at - 1] ?? "") ||
        partly.has(words[at - 1] ?? "") ||
        isOfSome(words.slice(at + 1, at + 1 + reachBehind).join(" ")) ||
        words.slice(Math.max(0, at - reach), at).some((before) => denying.has(before)),
    )
  );
}

/** The words by which a page says that the goal's command was carried out: `Approved` where it says to approve, `storniert` where it says to `stornieren`. */
export function doneWords(goal: string): ReadonlySet<string> {
  const words = wordsOf(commandOf(goal));
  // In German the plain form may stand at the end of the sentence.
  const verbs = [words[0], words.at(-1)].flatMap((word) =>
    word && (word.length > shortest || ownForms.has(word)) ? [fold(word)] : [],
  );
  return new Set(
    verbs.flatMap((verb, at) => [
      ...(at === 0 ? [...pastForms(verb), ...(lasting.get(verb) ?? [])] : []),
      ...others(verb),
    ]),
  );
}

/** `Running` says that it goes on, where it says nothing else: `Running plans` are plans for runners. */
export const goesOn = (word: string): boolean => [...lasting.values()].some((words) => words.includes(word));

/** What goes on since it was started is said to be running. */
const lasting: ReadonlyMap<string, readonly string[]> = new Map(
  ["start", "resume", "launch"].map((verb) => [verb, ["running"]]),
);
