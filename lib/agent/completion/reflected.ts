import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { isEntering } from "@/lib/agent/domain/deeds";
import { ownedParts } from "@/lib/agent/domain/wording/owned-name";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { fold } from "@/lib/agent/domain/wording/words";
import type { Evidence } from "@/lib/contracts/verdict";
import { wasPutThere } from "./deed/typed-over";
import { isWeekdayOf } from "./goal-words";
import type { Ground } from "./ground";
import { textsOf } from "./page/places";

/** What was typed, chosen and pressed. */
export const actedOn = ({ action, target, chain }: ActionRecord): string[] => [
  ...(chain?.actions ?? []).map((link) => link.action),
  ...action.args.map(String),
  target?.name ?? "",
];

/** Put in, acted on, or shown by what proves the goal or by the page at its end. */
export function isReflected(
  value: string,
  done: readonly ActionRecord[],
  speaking: readonly Evidence[],
  ground: Ground,
): boolean {
  const { snapshot, task } = ground;
  const acted = done.flatMap((record) => [...actedOn(record), record.target?.path ?? ""]);
  return (
    isHeldBy(value, acted) ||
    done.some((record) => replaced(record, value) && !wasPutThere(record, value, task.history)) ||
    isWeekdayOf(value, acted) ||
    isHeldBy(value, [...speaking.map(({ text }) => text), snapshot.url]) ||
    isHeldBy(value, shown(ground)) ||
    areBothHeld(value, [...acted, ...speaking.map(({ text }) => text), ...shown(ground)])
  );
}

const shown = ({ snapshot }: Ground): string[] => [
  ...textsOf(snapshot),
  ...snapshot.nodes.map((node) => node.value ?? ""),
];

/** `Mrs Okafor's Gazelle` on a page that says whose it is in one place and what it is in another. */
function areBothHeld(value: string, texts: readonly string[]): boolean {
  const parts = ownedParts(value);
  return parts !== undefined && isHeldBy(parts.owner, texts) && isHeldBy(parts.thing, texts);
}

/** `Rename Falcon to …`: it was entered over just that. */
const replaced = (record: ActionRecord, value: string): boolean =>
  isEntering(record) &&
  record.verdict?.outcome === "verified" &&
  fold(record.target?.value ?? "") === fold(value);
