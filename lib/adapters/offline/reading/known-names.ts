import { perObject } from "@/lib/agent/domain/per-object";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { joinsWords } from "@/lib/agent/domain/wording/protected-spans";
import { takesReasons } from "@/lib/agent/domain/wording/reasons";
import { remember } from "@/lib/agent/domain/wording/words";
import { turnsSentence } from "./beyond-rules";

/**
 * Names that a page shows and that change how a sentence is read: for telling a name with `and` in it from two things, one with `not` from a condition, and
 * a page that asks why from one that does not. Others are left out: most pages show none, and are read alike then.
 */
export const knownNames = perObject((nodes: readonly SnapshotNode[]): readonly string[] => [
  ...new Set(
    nodes
      .flatMap((node) => [node.name, node.placeholder ?? "", ...(node.options ?? [])])
      .filter((name) => name.length > 3 && name.length <= 80 && changesReading(name)),
  ),
]);

const changesReading = remember((name) => joinsWords(name) || turnsSentence(name) || takesReasons([name]));
