import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { bearsIdentifier, missedIdentifier } from "@/lib/agent/domain/identifiers";
import { entryPart } from "@/lib/agent/snapshot/path-parts";

/** `Add the tag 'fragile' to crate C-118`, and all that was opened and pressed for it was C-117's: the goal's own was never touched. */
export function doneAtAnother(goal: string, done: readonly ActionRecord[]): string[] {
  const at = done.map(({ target, action, urlAtAction }) => ({
    own: [target?.name ?? "", entryPart(target?.path ?? "")?.name ?? ""].join("\n"),
    all: [target?.name ?? "", target?.path ?? "", ...action.args.map(String), urlAtAction].join("\n"),
  }));
  if (at.some(({ all }) => bearsIdentifier(goal, all))) return [];
  const missed = at.map(({ own }) => missedIdentifier(goal, own)).find((one) => one !== undefined);
  return missed === undefined ? [] : [`It was done at another thing than "${missed}".`];
}
