import { isField } from "@/lib/agent/domain/snapshot";
import { containsPhrase } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";

const making: ReadonlySet<string> = new Set(["create", "add", "submit", "send"]);
const headed: ReadonlySet<string> = new Set(["heading", "dialog", "form", "region"]);

/**
 * `Create the bug in Website relaunch`, on a page of another project: the site offers that place in a list or a link, and neither page is headed by it nor has a field
 * that holds it.
 */
export function placeNotShown({
  verb,
  intent,
  action,
  target,
  input,
  before,
  nodesBefore,
  nodesAfter,
}: Ground): boolean {
  const place = /^(?:the\s+)?(\p{Lu}[^"“”,.]{2,60})$/u.exec(intent.container ?? "")?.[1];
  if (!action.clicks || place === undefined || !making.has(verb)) return false;
  const nodes = [...nodesBefore, ...nodesAfter];
  const isSaid = (text: string | undefined): boolean => text !== undefined && containsPhrase(text, place);
  const isOffered = nodes.some(
    ({ role, name, options = [] }) => (offering.has(role) && isSaid(name)) || options.some(isSaid),
  );
  const shown = [
    before?.title,
    input.after.title,
    target.node?.name,
    target.node?.path,
    ...nodes.flatMap((node) => [
      headed.has(node.role) ? node.name : undefined,
      isField(node) ? node.value : undefined,
      node.states.some((state) => chosen.has(state)) ? node.name : undefined,
    ]),
  ];
  return isOffered && !shown.some(isSaid);
}
const offering: ReadonlySet<string> = new Set(["link", "option", "menuitem"]);
const chosen: ReadonlySet<string> = new Set(["selected", "current", "checked", "pressed"]);
