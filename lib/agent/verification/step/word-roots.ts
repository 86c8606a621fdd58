import { cutEnding, wordsOf } from "@/lib/agent/domain/wording/words";

/** Languages, and what their speakers call them: so a list offers them. */
const languages: readonly (readonly string[])[] = [
  ["german", "deutsch"],
  ["french", "français", "francais"],
  ["spanish", "español", "espanol", "castellano"],
  ["portuguese", "português", "portugues"],
  ["italian", "italiano"],
  ["dutch", "nederlands"],
  ["danish", "dansk"],
  ["swedish", "svenska"],
  ["norwegian", "norsk"],
  ["finnish", "suomi"],
  ["polish", "polski"],
  ["czech", "čeština"],
  ["hungarian", "magyar"],
  ["turkish", "türkçe"],
  ["russian", "русский"],
  ["ukrainian", "українська"],
  ["greek", "ελληνικά"],
  ["japanese", "日本語"],
  ["chinese", "中文"],
  ["korean", "한국어"],
  ["arabic", "العربية"],
  ["hebrew", "עברית"],
];
/** Words that mean the same on a page and in a step. */
const alike: readonly (readonly string[])[] = [
  ["delete", "remove", "removal", "deletion", "trash", "discard", "destroy", "erase", "clear"],
  ["add", "create", "plus"],
  ["retry", "rerun", "restart"],
  ["save", "store", "submit", "apply"],
  ["login", "signin", "logon"],
  ["logout", "signout", "logoff"],
  ["signup", "register", "registration"],
  ["cart", "basket", "bag"],
  ["setting", "preference", "option"],
  ["continue", "next", "proceed"],
  ["edit", "rename", "modify", "change"],
  ["search", "find"],
  ["complete", "completed", "done", "finish"],
  ["close", "dismiss", "shut"],
  ["star", "favorite", "favourite", "bookmark"],
  ["mail", "email", "message"],
  ["photo", "picture", "image"],
  ["configuration", "config"],
  ["information", "info"],
  ["application", "app"],
  ["administration", "admin"],
  ["repository", "repo"],
  ["document", "doc"],
  ["statistics", "stats"],
  ["maximum", "max"],
  ["minimum", "min"],
  ["authorize", "authorise", "authorization", "authorisation"],
  ["decline", "reject", "refuse", "deny"],
  ["invite", "invitation"],
  ["enrol", "enroll", "enrolment", "enrollment"],
];

const canonical = new Map(
  [...alike, ...languages].flatMap((group) =>
    group.map((word) => [cutEnding(word), group[0] ?? word] as const),
  ),
);

const roots = new Map<string, string>();
const remembered = 20_000;

/** One form for all words that mean the same. Words come again and again: their roots are remembered. */
export function rootOf(word: string): string {
  const known = roots.get(word);
  if (known !== undefined) return known;
  const cut = cutEnding(word);
  const root = canonical.get(cut) ?? cut;
  if (roots.size >= remembered) roots.clear();
  roots.set(word, root);
  return root;
}
/** Pages may call it otherwise than the step does. */
export const isLanguage = (word: string): boolean => languages.some(([name]) => name === rootOf(word));
export const hasSynonyms = (word: string): boolean => canonical.has(cutEnding(word));
const rootSets = new Map<string, ReadonlySet<string>>();
const rememberedSets = 5_000;

/** The roots of all words of a text, and of neighbours written as one. Names stay the same from turn to turn: their sets are remembered. */
export function rootsOf(text: string): ReadonlySet<string> {
  const known = rootSets.get(text);
  if (known) return known;
  const set = new Set([...wordSetOf(text)].map(rootOf));
  if (rootSets.size >= rememberedSets) rootSets.clear();
  rootSets.set(text, set);
  return set;
}

/** Words with neighbours joined: "log in" is found in "Login", "check out" in "Checkout". */
export function wordSetOf(text: string): Set<string> {
  const words = wordsOf(text);
  const all = new Set(words);
  words.forEach((word, at) => {
    const next = words[at + 1];
    if (next !== undefined) all.add(word + next);
  });
  return all;
}
