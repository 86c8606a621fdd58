import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { contentWords } from "@/lib/agent/domain/wording/words";
import { rootOf } from "@/lib/agent/verification/step/word-roots";
import { candidatesFor } from "./candidates";

/**
 * `Open Bank Accounts in the side menu`, by `My Account`: the step says the whole name of another control, and all that it says of this one's is said by that.
 * One word is enough only where both tell what is chosen by them: `the amount filter`, by `Date: all` beside `Amount: all`.
 */
export function spokenPeer(
  nodes: readonly SkeletonNode[],
  target: number,
  { words: [command = ""], object, ordinal }: StepIntent,
): number | undefined {
  const own = nodes[target];
  if (!own || !leading.has(command) || ordinal !== undefined || !pressed.has(own.role)) return undefined;
  const label = labelOf(own);
  const said = new Set(contentWords(object).map(rootOf));
  const mine = label.filter((word) => said.has(word));
  const found = candidatesFor(nodes, target, false).filter((index) => {
    const node = nodes[index];
    const its = node?.role === own.role ? labelOf(node) : [];
    const isEnough = its.length > 1 || [own, node].every((one) => one?.name.includes(":"));
    return (
      its.length > mine.length &&
      its.every((word) => said.has(word)) &&
      mine.every((word) => its.includes(word)) &&
      isEnough
    );
  });
  const names = new Set(found.map((index) => nodes[index]?.name));
  return label.length > 0 && names.size === 1 ? found[0] : undefined;
}

const leading: ReadonlySet<string> = new Set(["open", "go", "navigate", "visit", "view", "show"]);
const pressed: ReadonlySet<string> = new Set(["button", "link", "menuitem", "tab", "clickable"]);

/** What a control is called, without what is chosen by it, as in `Amount: $0 – $1,000`. */
const labelOf = ({ name }: SkeletonNode): readonly string[] => [
  ...new Set(contentWords(name.split(":")[0] ?? name).map(rootOf)),
];
