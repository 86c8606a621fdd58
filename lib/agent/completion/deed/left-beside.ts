import { entryAround } from "@/lib/agent/completion/page/entries";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import type { PageSnapshot, SkeletonNode } from "@/lib/agent/domain/snapshot";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { containsPhrase, contentStems, cutEnding, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { findElements } from "@/lib/agent/snapshot/find-element";
import { ancestorsOf } from "@/lib/agent/snapshot/node-tree";
import type { Entered } from "./entered";

/** What the goal says and the form or entry of the deed offered, and what stood on something else when it was sent. */
export function leftBeside(
  deed: ActionRecord,
  then: PageSnapshot,
  entered: readonly Entered[],
  goal: string,
): Pick<ReadBack, "leftBeside"> {
  const own = then.nodes.find(({ id }) => id === deed.target?.id);
  if (!own) return {};
  const beside = then.nodes.filter((node) => isBeside(node, own, then, goal) && isOpen(node));
  const left = [
    ...beside.flatMap((node) => choiceLeft(node, own, then, goal)),
    ...fieldsLeft(beside, entered, goal),
  ];
  return left.length > 0 ? { leftBeside: left } : {};
}

const isOpen = ({ states }: SkeletonNode): boolean =>
  !["hidden", "disabled", "readonly"].some((state) => states.includes(state));

/** In the same form or entry, or called after the same numbered thing of the goal: `Payment for 2207` and `Hand out 2207`. */
function isBeside(node: SkeletonNode, own: SkeletonNode, { nodes }: PageSnapshot, goal: string): boolean {
  const [at, to] = [nodes.indexOf(node), nodes.indexOf(own)];
  const formOf = (index: number): number | undefined =>
    ancestorsOf(nodes, index).find((above) => nodes[above]?.role === "form");
  const [entry, form] = [entryAround(to, nodes), formOf(to)];
  if (entry) return entryAround(at, nodes) === entry;
  if (form !== undefined) return formOf(at) === form;
  const numbers = wordsOf(goal).filter((word) => /^\d{2,}$/u.test(word));
  return numbers.some((word) => [node, own].every(({ name }) => wordsOf(name).includes(word)));
}

/** `Hand it out, she pays by card`, while the list beside the button stood on `cash`. An option that the thing or the button is called by is not asked for. */
function choiceLeft(node: SkeletonNode, own: SkeletonNode, page: PageSnapshot, goal: string): string[] {
  const { role, value = "", options = [], states } = node;
  if (role !== "combobox" || states.includes("multiple")) return [];
  const entry = entryAround(page.nodes.indexOf(own), page.nodes)?.name ?? "";
  const isSaid = (option: string): boolean =>
    /\p{L}{3}/u.test(option) &&
    containsPhrase(withoutNames(goal, option), option) &&
    ![own.name, entry, page.title].some((text) => containsPhrase(text, option));
  const [said, ...more] = options.filter(isSaid);
  const isOther = said !== undefined && more.length === 0 && fold(said) !== fold(value);
  return isOther && !containsPhrase(goal, value) ? [`"${said}" was not chosen.`] : [];
}

const withoutNames = (goal: string, option: string): string =>
  goalNames(goal)
    .filter((name) => fold(name) !== fold(option))
    .reduce((text, name) => text.replaceAll(name, " · "), goal);

/** `the closing time`, entered in `Opens`, with `Closes` beside it: of two fields for a time or a day the goal calls the other one, and the one that was written in by nothing. */
function fieldsLeft(beside: readonly SkeletonNode[], entered: readonly Entered[], goal: string): string[] {
  const words = new Set(stemsIn(goal));
  return entered.flatMap((one) => {
    const [field, ...more] = one.kind === "element_value" ? findElements(one.element, beside) : [];
    if (!field || more.length > 0 || !moments.has(field.inputType ?? "")) return [];
    if (stemsIn(field.name).some((word) => words.has(word))) return [];
    const meant = beside.filter(
      (other) =>
        other !== field &&
        other.inputType === field.inputType &&
        stemsIn(other.name).length > 0 &&
        stemsIn(other.name).every((word) => words.has(word)) &&
        findElements({ role: other.role, name: other.name }, beside).length === 1,
    );
    const isOwn = meant.some((other) =>
      entered.some((some) => findElements(some.element, beside).includes(other)),
    );
    return meant.length === 1 && !isOwn ? [`"${meant[0]?.name}" was left as it was.`] : [];
  });
}
const moments: ReadonlySet<string> = new Set(["time", "date", "datetime-local", "month"]);
const stemsIn = (text: string): string[] => contentStems(text).map(cutEnding);
