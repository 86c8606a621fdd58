import type { SkeletonNode } from "./snapshot";
import { isChosen } from "./unchosen";
import { compareUrls, readUrl } from "./urls";
import { startsWithVerb } from "./wording/action-verbs";
import { fold, wordsOf } from "./wording/words";

/** One of several places of a page, of which another one is open. `option`: it is chosen from a list. */
export type NamedPlace = { node: SkeletonNode; option?: string };

const switches: ReadonlySet<string> = new Set(["clickable", "button", "tab", "option", "menuitem"]);
/** A list of places is as long as a person reads; a longer one is of things. */
const mostPlaces = 20;
const before: ReadonlySet<string> = new Set(
  "in within inside under on at dans sur sous en unter auf im bei nel nella em no na".split(" "),
);
const articles: ReadonlySet<string> = new Set(
  "the my our your its der die das dem den mein meine meiner meinem le la les mon ma el mi il lo mia mio o a minha meu".split(
    " ",
  ),
);
const kinds: ReadonlySet<string> = new Set(
  (
    "list board project workspace environment team group folder section tab calendar account branch store site channel season mailbox notebook " +
    "liste projekt bereich ordner gruppe konto kalender umgebung dossier projet groupe calendrier compte lista proyecto carpeta grupo calendario cuenta progetto cartella gruppo projeto pasta"
  ).split(" "),
);

/**
 * The place that a goal names (`in staging`, `to my Home list`) and a page offers beside others of its kind, while one of those is open: what is done now is
 * done there. Undefined where the goal names none of them, or several, or the open one.
 */
export function unopenedPlace(
  goal: string,
  nodes: readonly SkeletonNode[],
  url: string,
): NamedPlace | undefined {
  const outside = nodes.filter(
    ({ path, states }) =>
      !/(?:^|\/)(?:form|dialog|row|item)(?::|\/|$)/.test(path) && !states.includes("hidden"),
  );
  const found = [...fromLists(goal, outside), ...fromSwitches(goal, outside, url)];
  const [only] = found;
  return only && found.length === 1 ? only : undefined;
}

function fromLists(goal: string, nodes: readonly SkeletonNode[]): NamedPlace[] {
  return nodes.flatMap((node): NamedPlace[] => {
    const { role, options = [], value = "", states } = node;
    if (role !== "combobox" || value === "" || options.length > mostPlaces || states.includes("disabled"))
      return [];
    const [option, ...more] = options.filter((name) => isNamedAsPlace(goal, name));
    return option !== undefined && more.length === 0 && fold(option) !== fold(value)
      ? [{ node, option }]
      : [];
  });
}

function fromSwitches(goal: string, nodes: readonly SkeletonNode[], url: string): NamedPlace[] {
  // `#general | #warehouse`: of links side by side the one that leads to this very page is the open one.
  const isOpen = (node: SkeletonNode): boolean =>
    node.role === "link" ? leadsTo(node, url) === "here" : isChosen(node);
  const groups = new Map<string, SkeletonNode[]>();
  for (const node of nodes)
    if (switches.has(node.role) || (node.role === "link" && leadsTo(node, url) !== "away")) {
      const key = `${node.role} ${node.path}`;
      groups.set(key, [...(groups.get(key) ?? []), node]);
    }
  return [...groups.values()].flatMap((group): NamedPlace[] => {
    const open = group.filter(isOpen);
    const [node, ...more] = group.filter(({ name }) => isNamedAsPlace(goal, withoutCount(name)));
    // `Add shift` beside `Rota` is no place.
    const isOne =
      open.length === 1 &&
      !open.some(({ name }) => startsWithVerb(name)) &&
      group.length <= mostPlaces &&
      more.length === 0;
    return node && isOne && !isOpen(node) && !node.states.includes("disabled") ? [{ node }] : [];
  });
}

function leadsTo({ href }: SkeletonNode, url: string): "here" | "elsewhere" | "away" {
  const there = href === undefined ? undefined : readUrl(href, url)?.href;
  if (there === undefined) return "away";
  const change = compareUrls(url, there);
  return change === "none" ? "here" : change === "host" ? "away" : "elsewhere";
}

/** Another place beside the open one, where the open one is the place that the goal names: what is to be done is not done there. */
export function leavesNamedPlace(goal: string, id: string, nodes: readonly SkeletonNode[]): boolean {
  const node = nodes.find((one) => one.id === id);
  return (
    node !== undefined &&
    switches.has(node.role) &&
    !isNamedAsPlace(goal, withoutCount(node.name)) &&
    nodes.some(
      (one) =>
        one !== node &&
        one.role === node.role &&
        one.path === node.path &&
        isChosen(one) &&
        isNamedAsPlace(goal, withoutCount(one.name)),
    )
  );
}

/** `Home (3)`: how many there are is not what it is called. */
export const withoutCount = (name: string): string => name.replace(/\s*\(\d+\)$/, "");

/** `Staging environment` is the place that is called `Staging`: a word for its kind may stand before or after. */
export function isPlaceCalled(place: string, name: string): boolean {
  const [said, own] = [wordsOf(place), wordsOf(name)];
  const isKind = (word: string | undefined): boolean => kinds.has(word ?? "");
  const rest = [said, isKind(said[0]) ? said.slice(1) : said, isKind(said.at(-1)) ? said.slice(0, -1) : said];
  return own.length > 0 && rest.some((words) => words.join(" ") === own.join(" "));
}

/** The goal says it as a place: after a word for where, or beside a word for such places. */
export function isNamedAsPlace(goal: string, name: string): boolean {
  const [said, own] = [wordsOf(goal), wordsOf(name)];
  if (own.length === 0 || own.length > 4 || !/\p{L}{2}/u.test(name)) return false;
  return said.some((_, at) => {
    if (!own.every((word, on) => said[at + on] === word)) return false;
    const back = said.slice(0, at).reverse();
    const lead = back.find((word) => !articles.has(word)) ?? "";
    const next = said[at + own.length] ?? "";
    const isWhere = (word: string): boolean =>
      before.has(word) || (from.has(word) && taking.has(said[0] ?? ""));
    return (
      isWhere(lead) ||
      kinds.has(lead) ||
      kinds.has(next) ||
      isAfterKind(back, isWhere) ||
      isRecipient(said[0], back)
    );
  });
}

/** `Send Priya the message …`, `Write … to Priya`: whom something is told is where it is told. */
const isRecipient = (verb: string | undefined, [lead, ...earlier]: readonly string[]): boolean =>
  telling.has(verb ?? "") && lead !== undefined && (earlier.length === 0 || towards.has(lead));
const telling: ReadonlySet<string> = new Set(
  (
    "send message text tell write ask reply answer email mail ping remind notify forward " +
    "schreib schreibe sende schick schicke frag frage antworte envoie écris demande réponds envía escribe pregunta responde manda scrivi invia chiedi rispondi envie escreva pergunte responda"
  ).split(" "),
);
const towards: ReadonlySet<string> = new Set("to an à a al alla ao para".split(" "));

/** `in the warehouse North`: whatever such places are called, one word for them stands between where and which. */
const isAfterKind = (
  [kind = "", article = "", where = ""]: readonly string[],
  isWhere: (word: string) => boolean,
): boolean => /^\p{L}{3,}$/u.test(kind) && articles.has(article) && isWhere(where);

/** `Remove the song from Sunday drive`: what is taken away is taken from where it stands. */
const from: ReadonlySet<string> = new Set(
  "from off out of von vom aus de du des del dal dalla da do".split(" "),
);
const taking: ReadonlySet<string> = new Set(
  (
    "remove delete take drop erase discard clear strike " +
    "entferne lösche nimm streiche supprime retire enlève efface elimina quita borra rimuovi cancella togli remova remove exclua apague"
  ).split(" "),
);
