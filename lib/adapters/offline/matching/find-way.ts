import { readTarget } from "@/lib/adapters/offline/reading/read-target";
import type { SeenPage } from "@/lib/adapters/offline/writing/page";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { compareUrls, readUrl } from "@/lib/agent/domain/urls";
import { coverage, likeness } from "./likeness";
import { type Found, findElement } from "./match-element";
import { isUndoing } from "./undoing";

const addWords = ["add", "new", "create", "register", "invite", "book", "compose", "write", "schedule"];
const sure = 0.5;

/** The control that opens the form for a new thing: `Add patient`, `New`, `+`. */
export function addControl(verb: string, thing: string, { nodes, title, url }: SeenPage): Found | undefined {
  const pressable = eachOnce(nodes).filter(
    (node) =>
      ["button", "link", "clickable", "menuitem", "tab"].includes(node.role) &&
      !node.states.includes("hidden") &&
      !leadsHere(node, url),
  );
  for (const word of [verb, ...addWords]) {
    const found = findElement({ ...readTarget(`${word} ${thing}`), whole: `${word} ${thing}` }, pressable, {
      need: "click",
    });
    if (
      found &&
      found.certainty >= sure &&
      coverage(thing, found.best.name) >= 0.8 &&
      saysAdd(found.best.name, verb)
    )
      return found;
  }
  const isAboutThing =
    coverage(thing, title) >= 0.8 ||
    nodes.some((node) => node.role === "heading" && coverage(thing, node.name) >= 0.8);
  if (!isAboutThing) return undefined;
  for (const word of [verb, ...addWords]) {
    const found = findElement(readTarget(word), pressable, { need: "click" });
    if (found && found.certainty >= 0.75) return found;
  }
  return undefined;
}

/** To this very page, which would only begin anew. A bare `#` leads nowhere by itself: a script answers it. */
export const leadsHere = ({ role, href }: SnapshotNode, url: string): boolean =>
  role === "link" &&
  href !== undefined &&
  !/#$/.test(href) &&
  compareUrls(url, readUrl(href, url)?.href ?? "") === "none";

/** The same link in the navigation and on the page is no second one that could be meant. */
const eachOnce = (nodes: readonly SnapshotNode[]): SnapshotNode[] => {
  const shown = nodes.filter(({ states }) => !states.includes("hidden"));
  return nodes.filter(
    (node) =>
      node.role !== "link" ||
      node.href === undefined ||
      !shown
        .slice(0, Math.max(0, shown.indexOf(node)))
        .some(({ role, href, name }) => role === "link" && href === node.href && name === node.name),
  );
};

/** `Find a patient` adds none. */
const saysAdd = (name: string, verb: string): boolean =>
  [verb, ...addWords].some((word) => name.split(/\s+/).some((shown) => likeness(word, shown) >= 0.7)) ||
  /^[+＋]/.test(name.trim());

/** The link, tab or menu entry that leads to where things of a kind are. */
export function wayTo(place: string, nodes: readonly SnapshotNode[]): Found | undefined {
  const leading = eachOnce(nodes).filter(
    (node) =>
      ["link", "tab", "menuitem", "button", "treeitem", "clickable"].includes(node.role) &&
      !node.states.includes("current") &&
      (!isUndoing(node.name) || isUndoing(place)),
  );
  const found = findElement(readTarget(place), leading, { need: "open" });
  return found && found.certainty >= sure && coverage(place, found.best.name) >= 0.8 ? found : undefined;
}

/** Whether this page is the place already: its title, its main heading, or its entry in the navigation says so. */
export function isHere(place: string, nodes: readonly SnapshotNode[], title: string): boolean {
  const headings = nodes.filter(
    (node) => node.role === "heading" && (node.inputType === undefined || node.inputType === "1"),
  );
  const current = nodes.filter((node) => node.states.includes("current") && node.role === "link");
  return [title, ...headings.map(({ name }) => name), ...current.map(({ name }) => name)].some(
    (text) => coverage(place, text) >= 0.95 && coverage(text.replace(/[|·–—-].*$/, ""), place) >= 0.6,
  );
}
