import { isField } from "@/lib/agent/domain/snapshot";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import type { StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { fold } from "@/lib/agent/domain/wording/words";
import { isWithin } from "@/lib/agent/snapshot/node-tree";
import type { Ground } from "@/lib/agent/verification/ground";
import { sameValue } from "@/lib/agent/verification/page/field-value";

/**
 * `Edit the pool mail_pool`, which the next steps go on with: by `Edit Pool` a dialog of that name came up, with something to be filled in, and a field of it says
 * just what the step calls the thing by. Whose button it was is told by that.
 */
export function isEditorOfNamed(ground: Ground): boolean {
  const { verb, intent, target, input, requests, alerts, diff, nodesAfter } = ground;
  const name = fold(target.node?.name ?? "");
  const sent = requests.stored.length + requests.refused.length + requests.lost.length;
  if (!opening.has(verb) || input.isLastStep || sent > 0 || !edits.test(name)) return false;
  if (intent.value !== undefined || alerts.some(({ tone }) => tone === "error")) return false;
  const came = diff?.appeared ?? [];
  const [dialog, ...more] = came.filter((at) => nodesAfter[at]?.role === "dialog");
  if (dialog === undefined || more.length > 0) return false;
  const inner = came.flatMap((at) => (isWithin(nodesAfter, at, dialog) ? (nodesAfter[at] ?? []) : []));
  const isHeaded =
    fold(nodesAfter[dialog]?.name ?? "") === name ||
    inner.some((node) => node.role === "heading" && fold(node.name) === name);
  const fields = inner.filter(isField);
  const [thing, ...others] = namesIn(ground);
  return (
    isHeaded &&
    thing !== undefined &&
    others.length === 0 &&
    fields.some(({ value = "" }) => sameValue(value, thing)) &&
    fields.some(({ role, states }) => role === "textbox" && !states.includes("disabled"))
  );
}

const opening: ReadonlySet<StepVerb> = new Set(["edit", "open"]);
const edits = /^\P{L}{0,3}(?:edit|modify|change|update)(?!\p{L})/iu;

/** `mail_pool` is a name without a capital. */
const namesIn = ({ intent, asSaid }: Ground): string[] => {
  if (intent.quoted.length > 0) return [...intent.quoted];
  const joined = asSaid.match(/(?<![\p{L}\d_-])[\p{L}\d]+(?:_[\p{L}\d]+)+(?![\p{L}\d_-])/gu) ?? [];
  return joined.length > 0 ? joined : goalNames(`Edit ${intent.object}`);
};
