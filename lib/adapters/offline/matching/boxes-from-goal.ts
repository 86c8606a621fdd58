import { commandVerb } from "@/lib/adapters/offline/reading/command-verb";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { goalParts } from "@/lib/agent/domain/wording/clauses";
import { withoutQuoted } from "@/lib/agent/domain/wording/goal-names";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { contentStems, contentWords, fold, stem, stemsOf } from "@/lib/agent/domain/wording/words";
import { pathParts } from "@/lib/agent/snapshot/path-parts";
import { saidIn } from "./best-option";
import type { Entry } from "./choices-from-goal";
import { isKin } from "./kin";
import { optionWords } from "./option-words";

const isOwnEntry = ({ path, name }: SnapshotNode): boolean => {
  const parts = pathParts(path);
  const at = parts.findLastIndex(({ role }) => role === "row" || role === "item");
  const entry = parts[at];
  // A card that holds a form is no entry of a list to the fields of that form.
  if (parts.slice(at + 1).some(({ role }) => role === "form")) return true;
  return entry === undefined || (entry.role === "item" && fold(entry.name).replace(way, "") === fold(name));
};
/** What a switch says of itself beside its name. */
const way = / (?:on|off|yes|no|an|aus|ja|nein|oui|non|sí|sì|sim|não)$/u;
const denied: ReadonlySet<string> = new Set(
  "without no not except ohne kein keine keinen nicht sans pas sin no senza sem".split(" "),
);

/**
 * Boxes that are called just what the goal says: `with breakfast`, `pour un matelas`, `the right to approve invoices`. What stands in quotes is the name of something,
 * and says nothing of a box but for one of that name.
 */
export function boxesIn(goal: string, fields: readonly SnapshotNode[]): Entry[] {
  const { text } = saidIn(goal);
  const { words } = saidIn(withoutQuoted(goal));
  const { quoted } = readStepIntent(goal);
  return fields.flatMap((node): Entry[] => {
    if (node.role !== "checkbox" && node.role !== "switch") return [];
    const called = quoted.find((one) => isNamedBy(one, node, fields));
    const isCalled = called !== undefined;
    const own = optionWords(called ?? node.name);
    const isSaid = isCalled || (own.length > 0 && own.length <= 4 && own.every((word) => words.has(word)));
    if (!isSaid || !isOwnEntry(node)) return [];
    const before = text
      .slice(0, text.indexOf(` ${own[0]} `))
      .trim()
      .split(" ")
      .slice(-2);
    const isOff =
      before.some((word) => denied.has(word)) || goalParts(goal).some((part) => isOffFor(own, part));
    return [{ node, value: node.name, kind: isOff ? "unmark" : "mark" }];
  });
}

const isBox = ({ role }: SnapshotNode): boolean => role === "checkbox" || role === "switch";

/** `Weekly deals every Monday`, where the goal says `'Weekly deals'`: a label goes on behind its name. The only one that is called so or begins so. */
function isNamedBy(quote: string, node: SnapshotNode, fields: readonly SnapshotNode[]): boolean {
  if (fold(quote) === fold(node.name)) return true;
  const begun = fields.filter(
    (one) => isBox(one) && (fold(one.name) === fold(quote) || fold(one.name).startsWith(`${fold(quote)} `)),
  );
  return quote.trim().includes(" ") && begun.length === 1 && begun[0] === node;
}

/** `…, with delivery`: the one box that is about what the thing is to come with, as `Deliver it to me`. */
export function boxesComingWith(goal: string, fields: readonly SnapshotNode[]): Entry[] {
  const said = [...goal.matchAll(comingWith)].map(([, word = ""]) => stem(fold(word)));
  return said.flatMap((word): Entry[] => {
    const [box, ...more] = fields.filter(
      (node) =>
        node.role === "checkbox" &&
        isOwnEntry(node) &&
        contentWords(node.name).some((one) => isKin(stem(one), word)),
    );
    return box && more.length === 0 ? [{ node: box, value: box.name, kind: "mark" }] : [];
  });
}
const comingWith =
  /(?<!\p{L})(?:with|including|plus)\s+(?:an?\s+|the\s+|some\s+)?(\p{Ll}{4,20})(?=[\s,.;!?]|$)/gu;

const off =
  /^(?:please\s+)?(?:revoke|withdraw|forbid|deny|take\s+(?:away|back)|take\s.+\s(?:away|back)(?=\s|[.!]*$)|(?:turn|switch)\s+off|(?:turn|switch)\s.+\soff[.!]*$|disable|deactivate|stop|mute|unsubscribe|opt\s+(?:me\s+)?out|un(?:tick|check|select)|take\s.+\soff|no\s+(?:more|longer)|deaktivier|(?:schalt|stell|bestell|wähl|meld)\p{L}*\s.+\s(?:ab|aus)[.!]*$|abbestell|abwähl|désactiv|désabonn|décoch|arrêt|retir|desactiv|desmarc|da(?:me|r)?\s+de\s+baja|quita|disattiv|deselezion|desativ)/iu;

/** The part of the goal that names the box wants it off. */
const isOffFor = (own: readonly string[], part: string): boolean => {
  const words = new Set(stemsOf(part));
  // `Withdraw my consent` may be what the box itself is called.
  return own.every((word) => words.has(word)) && off.test(part) && !own.includes(stem(commandVerb(part)));
};

const turned =
  /^(?:please\s+)?(?:turn|switch|enable|disable|activate|deactivate|start|stop|pause|resume)\b\s*(?:the\s+|my\s+|our\s+)?(on|off)?/i;

/** `Turn on my automatic reply from …`: the box of the form whose words the goal has. */
export const turnedIn = (goal: string, fields: readonly SnapshotNode[], titles: readonly string[]): Entry[] =>
  goalParts(goal).flatMap((part, at) => turnedInPart(part, fields, at === 0 ? titles : []));

function turnedInPart(goal: string, fields: readonly SnapshotNode[], titles: readonly string[]): Entry[] {
  const [command, way] = turned.exec(goal) ?? [];
  if (command === undefined) return [];
  const on = way === undefined ? !/dis|deact|stop|pause/i.test(command) : way.toLowerCase() === "on";
  const said = stemsOf(goal);
  const boxes = fields
    .filter(({ role }) => role === "checkbox" || role === "switch")
    .map((node) => {
      const own = contentStems(node.name);
      return { node, share: own.filter((word) => said.some((one) => isKin(word, one))).length / own.length };
    })
    .filter(({ share }) => share >= 0.5)
    .sort((a, b) => b.share - a.share);
  const [best, next] = boxes;
  const node = best && next?.share !== best.share ? best.node : onlySwitch(said, fields, titles);
  return node ? [{ node, value: node.name, kind: on ? "mark" : "unmark" }] : [];
}

/** On the page of the very thing that is to be switched, its only switch is meant, whatever it is called. */
function onlySwitch(
  said: readonly string[],
  fields: readonly SnapshotNode[],
  titles: readonly string[],
): SnapshotNode | undefined {
  const switches = fields.filter(({ role }) => role === "checkbox" || role === "switch");
  const isItsPage = titles.some((title) => {
    const own = contentStems(title);
    return own.length > 0 && own.every((word) => said.includes(word));
  });
  return isItsPage && switches.length === 1 ? switches[0] : undefined;
}
