import { containsPhrase } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";

/**
 * `0177 448 221` for the `0177 448 2210` of the step, `from 1 J` for `from 1 June`: what was typed breaks off within a word of the step, which says it nowhere as a
 * whole. What is looked for by its beginning may be typed so.
 */
export function cutInWord({ action, fit, input, asSaid, target, verb }: Ground): string | undefined {
  const given = (action.value ?? "").trim();
  const { role, inputType } = target.node ?? {};
  if (!action.takesText || fit.fit === "other" || given.length < fewestChars) return undefined;
  if (role !== "textbox" || inputType === "search" || looks.has(verb)) return undefined;
  if (!/[\s\d]/u.test(given) || containsPhrase(`${asSaid}\n${input.goal}`, given)) return undefined;
  const at = asSaid.indexOf(given);
  if (at < 0 || asSaid.indexOf(given, at + 1) >= 0) return undefined;
  const [before, after] = [asSaid.slice(0, at), asSaid.slice(at + given.length)];
  const rest = /^[\p{L}\p{N}]{1,30}/u.exec(after)?.[0];
  return rest === undefined || /[\p{L}\p{N}]$/u.test(before) ? undefined : `${given}${rest}`;
}
/** Of fewer signs nobody can say that they are the beginning of it. */
const fewestChars = 8;
const looks: ReadonlySet<string> = new Set(["search", "filter", "select", "open", "navigate"]);
