import { isShown } from "@/lib/agent/completion/page/entries";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { containsPhrase, contentStems, contentWords, wordsOf } from "@/lib/agent/domain/wording/words";
import { controls, isInDialog } from "./used-control";

/** `Unsubscribe from Weekly digest`, for that goal: a control that says all of it and stands there once, beside others that begin with the same word. */
export function commandSaid(
  { target }: ActionRecord,
  then: PageSnapshot,
  goal: string,
): Pick<ReadBack, "commanded"> {
  if (!target?.name || !controls.has(target.role) || isInDialog(target.path)) return {};
  const { role, name } = target;
  const said = new Set(contentStems(goal));
  const stems = contentStems(name);
  const isWhole =
    stems.length > 1 && stems.every((stem) => said.has(stem)) && stems[0] === contentStems(goal)[0];
  const alike = then.nodes.filter((node) => node.role === role && node.name === name && isShown(node));
  const thing = wordsOf(name)
    .slice(1)
    .join(" ")
    .replace(/^(?:from|to|for|of|the|in|out of)(?: the)? /u, "");
  return isWhole && alike.length === 1 && contentWords(thing).length > 0 && hasOthers(then, role, name)
    ? { commanded: [{ role, name, thing }] }
    : {};
}

/** Other things have such a control: the page shows what can be done with each. */
export const hasOthers = ({ nodes }: PageSnapshot, role: string, name: string): boolean =>
  nodes.some(
    (node) =>
      node.role === role && node.name !== name && isShown(node) && wordsOf(node.name)[0] === wordsOf(name)[0],
  );

/** It is not there any more on the page that was loaded anew, while the thing is, and so is what can be done with the others. */
export const commandsGone = (
  { commanded = [] }: ReadBack,
  page: PageSnapshot,
  lasting: readonly string[],
): string[] =>
  commanded.flatMap(({ role, name, thing }) =>
    !page.nodes.some((node) => isShown(node) && containsPhrase(node.name, name)) &&
    lasting.some((text) => containsPhrase(text, thing)) &&
    hasOthers(page, role, name)
      ? [`"${name}" is gone, and "${thing}" is shown`]
      : [],
  );
