import { isShown } from "@/lib/agent/completion/page/entries";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { PageSnapshot, SkeletonNode } from "@/lib/agent/domain/snapshot";
import { isChanging } from "@/lib/agent/domain/wording/changing-goal";
import { goalNames, takesAway, withoutQuoted } from "@/lib/agent/domain/wording/goal-names";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { headingOver, placesOf } from "@/lib/agent/snapshot/node-places";
import { pathParts } from "@/lib/agent/snapshot/path-parts";
import type { Assertion } from "@/lib/contracts/assertion";

type Page = Pick<PageSnapshot, "nodes" | "lines">;

/**
 * `Join the 'Harbour walk'`: where the control that says so was pressed, the list of those who come has one entry more, and that is called as the site calls the
 * user. It speaks of a goal that names nothing but the thing, and has to be there on a fresh load.
 */
export function ownNameCame({ target }: ActionRecord, then: Page, now: Page, goal: string): Assertion[] {
  const [thing, ...more] = goalNames(goal);
  const others = [...more, ...goalNames(withoutQuoted(goal))].filter((name) => name !== thing);
  if (thing === undefined || others.length > 0 || takesAway(goal) || isChanging(goal)) return [];
  if (!target || !saysDeed(target.name, thing, goal) || !standsAt(target, thing, then)) return [];
  const came = now.nodes.filter(
    (node) => isPerson(node) && standsAt(node, thing, now) && !isIn(node, thing, then),
  );
  const [own, ...alike] = came;
  if (!own || alike.length > 0 || !isUser(own.name, then) || !isOnlyList(own, thing, now)) return [];
  return [{ kind: "element", element: { role: own.role, name: own.name, place: thing }, state: "present" }];
}

const people: ReadonlySet<string> = new Set(["item", "row", "treeitem"]);
const isPerson = (node: SkeletonNode): boolean => people.has(node.role) && isShown(node) && node.name !== "";

const standsAt = (
  node: Pick<SkeletonNode, "role" | "name" | "path"> & Partial<SkeletonNode>,
  thing: string,
  { nodes }: Page,
): boolean => {
  const own = nodes.find(({ id }) => id === node.id) ?? { states: [], ...node };
  return [...placesOf(own, nodes), ...(people.has(node.role) ? [] : [node.name])].some((place) =>
    containsPhrase(place, thing),
  );
};

const isIn = ({ role, name }: SkeletonNode, thing: string, page: Page): boolean =>
  page.nodes.some(
    (node) => node.role === role && fold(node.name) === fold(name) && standsAt(node, thing, page),
  );

/** The control is called by a word of the goal beside the thing: `Sign up` for `Sign me up for …`, `Anmelden` for `Melde mich … an`. */
function saysDeed(control: string, thing: string, goal: string): boolean {
  const beside = new Set(wordsOf(thing));
  const [own, said] = [control, goal].map((text) => wordsOf(text).filter((word) => !beside.has(word)));
  return (own ?? []).some((word) => (said ?? []).some((other) => isForm(word, other)));
}

function isForm(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return one === other || (short.length >= 4 && long.includes(short.slice(0, -1)));
}

const self = /^(?:you|me|du|ich|vous|moi|tú|yo|tu|io|você|eu|jij|ik)$/iu;
const greeting =
  /^(?:signed in as|logged in as|hello|hi|welcome(?: back)?|account of|angemeldet als|hallo|willkommen|bonjour|connectée? (?:en tant que|comme)|hola|sesión de|ciao|benvenut[oa]|olá)\s+/iu;

/** What the site calls the user by outside of any list: in its head, beside other words with a sign between, or in a greeting. */
function isUser(name: string, { lines, nodes }: Page): boolean {
  if (self.test(name.trim())) return true;
  const heads = [
    ...lines.filter((line) => !/^(?:- |#|\|)/u.test(line)),
    ...nodes.filter((node) => isShown(node) && outside(node)).map((node) => node.name),
  ];
  return heads
    .flatMap((text) => text.split(/\s*[·|•,:!–—]\s*/u))
    .some((part) => fold(part.replace(greeting, "")) === fold(name));
}

const outside = ({ role, path }: SkeletonNode): boolean =>
  (role === "link" || role === "button" || role === "clickable") &&
  !pathParts(path).some(({ role: around }) => people.has(around));

/** At the thing there is no other list, and this one is not of those who stay away, wait or were only asked. */
function isOnlyList(own: SkeletonNode, thing: string, page: Page): boolean {
  const lists = new Set(
    page.nodes.filter((node) => isPerson(node) && standsAt(node, thing, page)).map(({ parent }) => parent),
  );
  return (
    lists.size === 1 && !apart.test(`${headingOver(own, page.nodes)} ${page.nodes[own.parent]?.name ?? ""}`)
  );
}
const apart =
  /(?<!\p{L})(?:not|declined|cancelled|maybe|waiting|waitlist|invited|interested|absent|away|past|former|abgesagt|warteliste|absents?|attente|espera|attesa)(?!\p{L})/iu;
