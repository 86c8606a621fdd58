import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { verbOfGerund } from "@/lib/agent/domain/wording/said-gerund";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { rowOf, sameNamed } from "@/lib/agent/verification/fit/candidates";

const longest = 40;
/** Stands for the name of a control in the step that it was found in. */
const mask = "\uE000";
/** The step's words around what it is done with. */
const around: readonly RegExp[] = [
  /^(?:click|press|tap|hit|use)(?: on)? (?:the )?(?:[\p{L}-]{2,20} ){0,2}["“'‘]?\uE000["”'’]?(?: button| link| icon| tab)?,? (?:so that|such that|so|in order to|to) /iu,
  / (?:with|via|using|by (?:clicking|pressing|tapping|using)(?: on)?) (?:the )?(?:[\p{L}-]{2,20} ){0,2}["“'‘]?\uE000["”'’]?(?: button| link| icon| tab)?[.!]?$/iu,
];

/** The step with one of the places masked where it says the name. */
function* masked(said: string, name: string): Generator<string> {
  const [text, sought] = [said.toLowerCase(), name.toLowerCase()];
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1))
    yield said.slice(0, at) + mask + said.slice(at + sought.length);
}

const roles: ReadonlySet<string> = new Set(["button", "link", "menuitem", "tab"]);

/** `Press Save so that the bed joins the list`, `Save the bed with the Update button`: the step says what it is done with, and one control alone is called so. */
export function isSaidInStep(said: string, nodes: readonly SkeletonNode[], target: number): boolean {
  const node = nodes[target];
  if (!node || !roles.has(node.role) || !/\p{L}{2}/u.test(node.name) || node.name.length > longest)
    return false;
  if (sameNamed(nodes, target).length > 0) return false;
  return [...masked(said.trim(), node.name.trim())].some((text) =>
    around.some((pattern) => pattern.test(text)),
  );
}

/** `Rename the bed by saving`, on `Save changes`: the step ends with what is done with the one control that does so. */
export function isSaidByGerund(said: string, nodes: readonly SkeletonNode[], target: number): boolean {
  const verb = verbOfGerund(/ by (\p{L}{2,20}ing)[.!]?$/iu.exec(said.trim())?.[1] ?? "");
  const does = ({ role, name }: SkeletonNode): boolean => role === "button" && wordsOf(name)[0] === verb;
  const node = nodes[target];
  return (
    verb !== undefined && node !== undefined && does(node) && nodes.filter((one) => does(one)).length === 1
  );
}

const sending = /^(?:send|submit|post)$/iu;
/** What is published may be saved by that. */
const publishing = /^(?:publish|post)$/iu;
/** `Post the review` by `Send`, the one control that sends. */
export function isOnlySender(said: string, nodes: readonly SkeletonNode[], target: number): boolean {
  const [, verb = ""] =
    /^(\p{L}{4,7}) (?:the|my|your|this) \p{Ll}+(?: \p{Ll}+)?[.!]?$/u.exec(said.trim()) ?? [];
  const isInEntry = rowOf(nodes, target) >= 0;
  // What stands in each entry of a list (`share`) sends no form below it.
  const sends = ({ role, name: own }: SkeletonNode, at: number): boolean =>
    roles.has(role) &&
    /^(?:send|submit|post|publish|share|save)(?!\p{L})/iu.test(own.trim()) &&
    (isInEntry || role !== "link" || rowOf(nodes, at) < 0);
  const node = nodes[target];
  return (
    node?.role === "button" &&
    ((sending.test(verb) && sending.test(node.name.trim())) ||
      (publishing.test(verb) && /^(?:save|publish)$/iu.test(node.name.trim()))) &&
    nodes.filter(sends).length === 1
  );
}

/** `Save the customer` by `Update`, the one control that keeps anything. */
export function isOnlyKeeper(said: string, nodes: readonly SkeletonNode[], target: number): boolean {
  const node = nodes[target];
  return (
    node?.role === "button" &&
    /^(?:[Ss]ave|[Ss]tore|[Kk]eep|[Uu]pdate|[Aa]pply) (?:the|my|your|this|these|all) \p{Ll}/u.test(
      said.trim(),
    ) &&
    /^(?:save|update|apply)(?: (?:all )?changes)?$/iu.test(node.name.trim()) &&
    nodes.filter(({ role, name }) => roles.has(role) && keeping.test(name.trim())).length === 1
  );
}
const keeping = /^(?:save|store|keep|update|apply|submit|send|publish)(?!\p{L})/iu;

/** `Expand the settings in the menu`, by a sign without a name right beside `Settings`, and no other stands there. */
export function isSignBeside(
  { object, quoted }: StepIntent,
  nodes: readonly SkeletonNode[],
  target: number,
): boolean {
  const { role, name, nearText = "" } = nodes[target] ?? {};
  const isBeside = (node: SkeletonNode): boolean =>
    node.role === role && node.name === "" && fold(node.nearText ?? "") === fold(nearText);
  return (
    name === "" &&
    /\p{L}{2}/u.test(nearText) &&
    [object, ...quoted].some((text) => fold(text) === fold(nearText)) &&
    nodes.filter(isBeside).length === 1
  );
}
