import { isField, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { affirming } from "@/lib/agent/domain/wording/question-answers";
import { containsPhrase, wordsOf } from "@/lib/agent/domain/wording/words";
import { ancestorsOf, descendantsOf } from "@/lib/agent/snapshot/node-tree";
import type { Ground } from "@/lib/agent/verification/ground";
import { orderAsked } from "@/lib/agent/verification/step/order-asked";

/** What is carried out was chosen beside the button, and it is not what the goal asks for, which was to be chosen there as well. */
export const carriesOutOther = (ground: Ground): boolean => confirmsOther(ground) || ordersOther(ground);

/** `Confirm the bulk action`, to the question about `Mark as read`, where the goal begins with `Archive` and the list offers that. */
function confirmsOther({ action, asSaid, input, nodesBefore, target }: Ground): boolean {
  const [deed = ""] = wordsOf(input.goal.replace(/^\s*please /iu, ""));
  const dialog = ancestorsOf(nodesBefore, target.index).find((at) => nodesBefore[at]?.role === "dialog");
  if (!action.clicks || dialog === undefined || !affirming.test(target.node?.name.trim() ?? "")) return false;
  if (descendantsOf(nodesBefore, dialog).some(isField)) return false;
  return nodesBefore.some(
    ({ options = [], value = "", states }) =>
      !states.includes("hidden") &&
      options.includes(value) &&
      options.some((option) => wordsOf(option)[0] === deed) &&
      !containsPhrase(`${asSaid}\n${input.goal}`, value) &&
      wordsOf(value)[0] !== deed,
  );
}

/** `Apply the chosen order`, which is `Title ↓`, where the goal says `from A to Z`. */
function ordersOther({ action, asSaid, input, nodesBefore }: Ground): boolean {
  const asked = orderAsked(`${asSaid}\n${input.goal}`, "");
  if (!action.clicks || asked?.of !== "names" || asked.up === undefined) return false;
  return nodesBefore.some(
    (node) => isOrder(node) && wayOf(node.value ?? "") !== undefined && wayOf(node.value ?? "") !== asked.up,
  );
}
const isOrder = ({ role, name, options = [] }: SkeletonNode): boolean =>
  role === "combobox" && options.length > 1 && /(?<!\p{L})(?:sort|order)/iu.test(name);

/** Which way a choice of order goes; of names, an arrow down is from Z to A. */
const wayOf = (option: string): boolean | undefined => {
  if (/[↑▲]\s*$/u.test(option)) return true;
  if (/[↓▼]\s*$/u.test(option)) return false;
  const { of, up } = orderAsked(option, "") ?? {};
  return of === "names" || /(?<!\p{L})(?:asc|desc)ending/iu.test(option) ? up : undefined;
};
