import { apologizes, toneOf } from "@/lib/agent/snapshot/alert-tone";
import type { Ground } from "./ground";

/** The page says since the deed that something failed, marked as a message or in plain words. */
export const showsError = ({
  task,
  snapshot,
  before,
}: Pick<Ground, "snapshot" | "before" | "task">): boolean => {
  const old = new Set((before?.semanticSkeleton?.nodes ?? []).map(({ role, name }) => `${role} ${name}`));
  const said = new Set(before?.semanticSkeleton?.textDigest);
  return (
    (!apologizes(task.goal) && snapshot.lines.some((line) => apologizes(line) && !said.has(line))) ||
    snapshot.nodes.some(
      (node) =>
        toneOf(node) === "error" && !node.states.includes("hidden") && !old.has(`${node.role} ${node.name}`),
    )
  );
};
