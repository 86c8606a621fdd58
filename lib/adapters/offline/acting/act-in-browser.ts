import { findWay } from "@/lib/adapters/offline/matching/find-command";
import { likeness } from "@/lib/adapters/offline/matching/likeness";
import { findElement } from "@/lib/adapters/offline/matching/match-element";
import { rowAround } from "@/lib/adapters/offline/matching/parts-of-page";
import { knownNames } from "@/lib/adapters/offline/reading/known-names";
import { readPlainCommand } from "@/lib/adapters/offline/reading/read-goal";
import type { WantOf } from "@/lib/adapters/offline/reading/want";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { compareUrls } from "@/lib/agent/domain/urls";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { said } from "./act-by-pressing";
import { isMenu } from "./act-on-records";
import { actOnRequest } from "./act-on-request";
import { act, cannot, describe, holds, prepare } from "./answer";
import { wasPressed } from "./explore";
import { locate, notFound, type PageContext } from "./page-context";

export function actOnGoto({ url, newTab }: WantOf<"goto">, { digest }: PageContext): ActionAnswer {
  if (newTab) return act("newTab", [url], `Opening ${url}.`, 0.95);
  if (digest.url && compareUrls(digest.url, url) === "none") return holds(`${url} is open already.`);
  return act("navigate", [url], `Going to ${url}.`, 0.95);
}

export function actOnScroll({ direction, target }: WantOf<"scroll">, context: PageContext): ActionAnswer {
  if (direction === undefined)
    return target
      ? act("findText", [target.whole || target.name], `Looking for ${said(target)}.`, 0.8)
      : act("scroll", ["down"], "Scrolling on.", 0.8);
  const found = target ? findElement(target, context.nodes, { need: "any" }) : undefined;
  const scrollable = found?.best.scroll === undefined ? undefined : found.best;
  return act("scroll", scrollable ? [direction, scrollable.id] : [direction], `Scrolling ${direction}.`, 0.9);
}

export function actOnDrag({ from, to, text }: WantOf<"drag">, context: PageContext): ActionAnswer {
  const isByControl = context.nodes.some(offersToMove) || isOneChoice(said(to), context.nodes);
  const byControl = isByControl ? actOnRequest(text, context) : undefined;
  if (byControl) return byControl;
  const own = ownChoice(from.whole || from.name, to.whole || to.name, context.nodes);
  if (own) return act("select", [own.node.id, own.option], `${describe(own.node)} says where it goes.`, 0.85);
  const end = toAnEnd(text) ? movedToEnd(text, context) : undefined;
  if (end) return end;
  const start = locate(from, said(from), "any", context);
  // Its menu is open: which of the names in that entry is meant is no matter.
  const isOpen = context.nodes.some((node) => isMenu(node) && node.states.includes("expanded"));
  if ("answer" in start) return (isOpen ? actOnRequest(text, context) : undefined) ?? start.answer;
  // A menu of the entry moves it more surely than a pointer does, and so may the page that its link leads to.
  const byMenu = rowAround(start.node, context.nodes)?.inside.some(isMenu);
  const leads = start.node.role === "link" && start.node.href !== undefined;
  const answer = byMenu || leads ? actOnRequest(text, context) : undefined;
  if (answer) return answer;
  // What is a button opens something when it is pressed, and an entry of a tree is picked by that; a thing that is only to be dragged seldom is either.
  if (picked.has(start.node.role) && !wasPressed(start.node, context.nodes, context.history))
    return prepare("click", [start.node.id], `${describe(start.node)} may offer where it is to go.`);
  const place = locate(to, said(to), "any", context);
  if ("answer" in place) return place.answer;
  if (place.node.states.some((state) => state === "pressed" || state === "unpressed"))
    return (
      actOnRequest(text, context) ?? cannot(`${describe(place.node)} is switched; nothing is put there.`)
    );
  return act(
    "dragAndDrop",
    [start.node.id, place.node.id],
    `${describe(start.node)} goes to ${describe(place.node)}.`,
    Math.min(start.certainty, place.certainty),
  );
}

const picked: ReadonlySet<string> = new Set(["button", "treeitem"]);

/** `to the top`, `to the end of the list`: an end of the list, which is no thing of the page. */
const toAnEnd = (text: string): boolean =>
  /(?<!\p{L})to (?:the )?(?:very )?(?:top|bottom|beginning|start|front|end)(?!\p{L})/iu.test(text);

/** The control of the thing that says so moves it there; one for a single place up or down does not. */
function movedToEnd(text: string, { nodes, digest }: PageContext): ActionAnswer | undefined {
  const command = readPlainCommand(text, knownNames(nodes));
  const way = command && findWay(command, { nodes, title: digest.title });
  if (way?.kind !== "press" || way.values.length > 0 || way.certainty < 0.5) return undefined;
  return onePlace.test(way.node.name.trim())
    ? cannot(`${describe(way.node)} moves it by one place only.`)
    : act("click", [way.node.id], `${describe(way.node)} moves it there.`, way.certainty);
}
const onePlace = /(?<!\p{L})(?:up|down|higher|lower)$/iu;

/** The page has one list to choose from that offers where it is to go. */
const isOneChoice = (place: string, nodes: readonly SnapshotNode[]): boolean =>
  nodes.filter(
    ({ role, options = [] }) =>
      role === "combobox" && options.some((option) => containsPhrase(place, option)),
  ).length === 1;

/** The list that is called by the thing, and that has where it is to go (`Part of Petra Holm`: `Altos`). */
function ownChoice(
  thing: string,
  place: string,
  nodes: readonly SnapshotNode[],
): { node: SnapshotNode; option: string } | undefined {
  const wanted = fold(place.replace(/^(?:the|my|our) /iu, ""));
  const found = nodes.flatMap((node) => {
    const option = node.options?.find((one) => fold(one) === wanted);
    const isOwn = node.role === "combobox" && containsPhrase(node.name, thing);
    return isOwn && option !== undefined && fold(node.value ?? "") !== wanted ? [{ node, option }] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** `Move…` over a list, the question where to, or an open menu that has it: it moves what is meant, more surely than a pointer does. */
const offersToMove = ({ role, name, states }: SnapshotNode): boolean =>
  movers.has(role) && !states.includes("hidden") && moving.test(name.trim());
const movers: ReadonlySet<string> = new Set(["button", "dialog", "menuitem"]);
const moving =
  /^(?:move|verschieben|déplacer|mover|sposta(?:re)?|verplaatsen)(?!\p{L})(?!.*(?:up|down|left|right|hoch|runter))/iu;

export function actOnUpload({ file, field }: WantOf<"upload">, context: PageContext): ActionAnswer {
  const { nodes, attachments } = context;
  const ranked = [...attachments].sort((a, b) => likeness(file, b.filename) - likeness(file, a.filename));
  const [attachment] = ranked;
  if (!attachment) return cannot("The user gave no file to upload.");
  if (attachments.length > 1 && likeness(file, attachment.filename) < 0.4)
    return cannot(`None of the given files is ${file}.`);
  const files = nodes.filter((node) => node.role === "file");
  const found = field ? findElement(field, files, { need: "upload" }) : undefined;
  const node = found && found.certainty >= 0.5 ? found.best : files.length === 1 ? files[0] : undefined;
  return node
    ? act("uploadFile", [node.id, attachment.id], `${describe(node)} takes ${attachment.filename}.`, 0.85)
    : notFound("a file field", context);
}

export function actOnSwitchTab({ name, close }: WantOf<"switch_tab">, { tabs }: PageContext): ActionAnswer {
  const others = tabs.filter((tab) => close || !tab.active);
  const active = tabs.findIndex((tab) => tab.active);
  const word = name.toLowerCase();
  const placed: Readonly<Record<string, number>> = {
    first: 0,
    second: 1,
    third: 2,
    last: tabs.length - 1,
    new: tabs.length - 1,
    next: active + 1,
    previous: active - 1,
  };
  const at = placed[word];
  const byName = [...others].sort(
    (a, b) => likeness(name, `${b.title} ${b.url}`) - likeness(name, `${a.title} ${a.url}`),
  )[0];
  const tab = at !== undefined ? tabs[at] : word === "other" && others.length === 1 ? others[0] : byName;
  if (!tab || (at === undefined && word !== "other" && likeness(name, `${tab.title} ${tab.url}`) < 0.4))
    return cannot(`No open tab is ${name || "meant"}.`);
  if (!close && tab.active) return holds("This tab is open already.");
  return act(close ? "closeTab" : "switchTab", [tab.id], `${tab.title} is meant.`, 0.85);
}
