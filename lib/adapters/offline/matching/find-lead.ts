import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { wayOutOf } from "@/lib/agent/domain/wording/ways-out";
import { contentStems, stemsOf } from "@/lib/agent/domain/wording/words";
import { pathParts } from "@/lib/agent/snapshot/path-parts";
import { isIdentifierIn, isKin } from "./kin";
import { asksMore, fresh, isAside, opening, siteParts } from "./opening-words";
import { isUnasked } from "./unasked";

const leading: ReadonlySet<string> = new Set(["link", "tab", "menuitem", "treeitem", "button", "clickable"]);
const menu =
  /(?<!\p{L})(?:menu|more|account|actions?|options|settings?|preferences|navigation|konto|menü|mehr|einstellungen|compte|plus|paramètres|cuenta|más|ajustes|configuración)(?!\p{L})|^[☰≡⋮⋯…⚙👤]/iu;
const ownThings =
  /\b(?:my|mine|our)\b|(?<!\p{L})(?:mein\p{L}*|unser\p{L}*|mon|ma|mes|notre|nos|mi|mis|nuestr\p{L}*)(?!\p{L})/iu;
const ofTheUser =
  /(?<!\p{L})(?:my|profile?|account|settings?|preferences|member\p{L}*|konto|profil|einstellungen|mein\p{L}*|compte|mon|mes|cuenta|mis?|perfil|ajustes)(?!\p{L})/iu;
const onHold =
  /\b(?:buy|pay|order|checkout|purchase|send|submit|save|confirm|publish|post|approve|book|reserve|apply)\b/i;

/** Lowest worth of a lead that is followed. */
const least = 0.15;

/**
 * The link, tab, menu or other harmless control that most likely leads to where a goal can be done, when nothing on the page does it: by the words it
 * shares with the goal, then by what kind of place it leads to. `settled`: words of the goal that have done their work on the way here.
 */
export function findLead(
  goal: string,
  nodes: readonly SnapshotNode[],
  settled: readonly string[],
  isLeftOut: (node: SnapshotNode) => boolean,
): SnapshotNode | undefined {
  const leads = nodes.filter((node) => isLead(node) && !isUnasked(node, goal) && !isLeftOut(node));
  const done = new Set(settled.flatMap((text) => stemsOf(text)));
  const all = [...new Set(contentStems(goal))];
  const open = all.filter((word) => !done.has(word));
  const wordsAt = leads.map((node) => contentStems(`${node.name} ${node.description ?? ""}`));
  const rarity = (word: string): number => {
    const having = wordsAt.filter((words) => words.some((one) => isKin(one, word))).length;
    return having === 0 ? 0 : 1 / having;
  };
  const title = nodes.findIndex((node) => isTitleOf(node, all));
  // On the page of the thing itself, its own parts come before the ways to other places.
  const placeOf = (node: SnapshotNode): number => (title >= 0 && nodes.indexOf(node) > title ? 0.1 : 0);
  const scored = leads.map((node, at) => {
    const own = wordsAt[at] ?? [];
    const shared = open.filter((word) => own.some((one) => isKin(one, word)));
    const worth = shared.reduce((sum, word) => sum + rarity(word), 0);
    return {
      node,
      at,
      score:
        Math.min(1.5, worth) +
        kindOf(node, goal) +
        placeOf(node) +
        (isIdentifierIn(goal, node.name) ? 0.5 : 0),
    };
  });
  const [best] = scored.sort((a, b) => b.score - a.score || a.at - b.at);
  return best && best.score >= least ? best.node : undefined;
}

const isTitleOf = ({ role, inputType, name }: SnapshotNode, said: readonly string[]): boolean => {
  const words = contentStems(name);
  const own = words.filter((word) => said.includes(word));
  return role === "heading" && inputType === "1" && own.length > 0 && own.length * 2 >= words.length;
};

/** Leads somewhere and does nothing by itself: buttons only where they open something by their state or by what they say. */
function isLead(node: SnapshotNode): boolean {
  const { role, name, states, href } = node;
  if (!leading.has(role) || node.occluded) return false;
  if (states.some((state) => state === "hidden" || state === "disabled" || state === "current")) return false;
  if (states.includes("selected") || siteParts.test(name.trim()) || isAside(name)) return false;
  // `Abbrechen`, `Annuler`: it leads out of what was begun.
  if (wayOutOf(name) === "leaves") return false;
  if (role === "link")
    return name.trim() !== "" && !(href ?? "").startsWith("mailto:") && !(onHold.test(name) && isInRow(node));
  if (role === "tab" || role === "treeitem" || states.includes("popup") || states.includes("collapsed"))
    return true;
  // `Add` in a row does it to that row.
  if (isInRow(node) && fresh.test(name) && !opening.test(name) && !asksMore(name)) return false;
  return (
    (opening.test(name) || menu.test(name) || fresh.test(name) || /(?:…|\.\.\.|›|»|→)$/.test(name.trim())) &&
    !onHold.test(name)
  );
}

const isInRow = ({ path }: SnapshotNode): boolean =>
  pathParts(path).some(({ role }) => role === "row" || role === "item");

/** What a control says of itself, apart from the goal's own words. A row's controls are for that row, and no lead without words of it. */
function kindOf(node: SnapshotNode, goal: string): number {
  if (isInRow(node)) return 0;
  const { role, name, states } = node;
  const isOwn = ownThings.test(goal) && ofTheUser.test(name) ? 0.3 : 0;
  if (states.includes("popup") || states.includes("collapsed"))
    return isOwn + (menu.test(name) ? 0.35 : 0.25);
  if (opening.test(name)) return isOwn + 0.3;
  if (menu.test(name)) return isOwn + 0.2;
  return isOwn + (role === "tab" || role === "link" || role === "treeitem" ? 0.16 : 0);
}
