import { isField, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { affirming, declining } from "@/lib/agent/domain/wording/question-answers";
import { wordsOf } from "@/lib/agent/domain/wording/words";

/** `Confirm the deletion`, `Confirm that it goes`. */
const confirms = /^confirm (?:the |that |it(?!\p{L})|your |my )/iu;

/** The step confirms what the page asks, and of the answers side by side this is the one that says yes: `Do it!` beside `Cancel`. */
export function saysYesToQuestion(step: string, nodes: readonly SkeletonNode[], target: number): boolean {
  const own = nodes[target];
  if (!own || !confirms.test(step.trim()) || !affirming.test(own.name.trim())) return false;
  const beside = answersBeside(nodes, target);
  return (
    !hasFields(nodes, own) &&
    beside.some(({ name }) => declining.test(name.trim())) &&
    !beside.some(({ name }) => affirming.test(name.trim()))
  );
}

/** `Leave the page without saving` by `Stay on this page`: of the answers to a question another one begins as the step does. Its index; undefined where none does. */
export function otherAnswer(
  step: string,
  nodes: readonly SkeletonNode[],
  target: number,
): number | undefined {
  const own = nodes[target];
  const yes = own ? yesBeside(step, nodes, target) : undefined;
  if (yes !== undefined) return yes;
  const [verb = ""] = wordsOf(step);
  if (!own || nodes[own.parent]?.role !== "dialog" || hasFields(nodes, own)) return undefined;
  if (!staying.test(own.name.trim()) && !declining.test(own.name.trim())) return undefined;
  if (turnsBack.test(step)) return undefined;
  const begins = ({ name }: SkeletonNode): boolean =>
    wordsOf(name)[0] === verb && !declining.test(name.trim());
  const [meant, ...more] = answersBeside(nodes, target).filter(begins);
  return meant && more.length === 0 && !wordsOf(own.name).includes(verb) ? nodes.indexOf(meant) : undefined;
}

/** `Confirm the deletion` by `No` or `Cancel`, beside the one control that says yes to it or takes away. */
function yesBeside(step: string, nodes: readonly SkeletonNode[], target: number): number | undefined {
  const own = nodes[target];
  const name = own?.name.trim() ?? "";
  if (!own || !confirms.test(step.trim()) || !declining.test(name) || hasFields(nodes, own)) return undefined;
  // `Confirm that it stays`: no may be the answer.
  if (turnsBack.test(step)) return undefined;
  // `Confirm the cancellation` by `Cancel`: it may be what says yes to that.
  if (/cancel/iu.test(step) && !/^no(?!\p{L})/iu.test(name)) return undefined;
  // `No` is said to a question alone, wherever its answers stand; `Close` and `Back` stand on any page.
  const isNo = /^no(?!\p{L})/iu.test(name);
  const around = isNo
    ? nodes.filter(({ role, states }) => role === own.role && !states.includes("hidden"))
    : answersBeside(nodes, target);
  const says = ({ name: other }: SkeletonNode): boolean =>
    isNo ? /^yes(?!\p{L})/iu.test(other.trim()) : affirming.test(other.trim()) || takes.test(other.trim());
  const [meant, ...more] = around.filter(says);
  return meant && more.length === 0 ? nodes.indexOf(meant) : undefined;
}
const takes = /^(?:delete|remove|erase|discard)(?!\p{L})/iu;

/** `Leave it as it is`, `Send nothing and go back`: the first word is not what is done to the question. */
const turnsBack =
  /(?<!\p{L})(?:as it is|as they are|open|nothing|not|never|n['’]t|back|then|close|stay|remain|keep|cancel|dismiss)(?!\p{L})/iu;
const staying = /^(?:stay|remain|continue editing|go back)(?!\p{L})/iu;

const answersBeside = (nodes: readonly SkeletonNode[], target: number): SkeletonNode[] =>
  nodes.filter(
    ({ role, parent, states }, at) =>
      at !== target &&
      role === nodes[target]?.role &&
      parent === nodes[target]?.parent &&
      !states.includes("hidden"),
  );

/** Where something is filled in, nothing is only asked. */
const hasFields = (nodes: readonly SkeletonNode[], { parent }: SkeletonNode): boolean =>
  nodes.some((node) => node.parent === parent && isField(node));
