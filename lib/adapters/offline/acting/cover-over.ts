import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { PastAction } from "@/lib/agent/model-tasks/choosing-rules";
import { likeness } from "../matching/likeness";

/** What lies over most of the page without being a dialog, such as a notice on cookies, is closed by a control of its own. */
export function coverOver(
  nodes: readonly SnapshotNode[],
  history: readonly PastAction[],
): SnapshotNode | undefined {
  const pressable = nodes.filter(
    ({ role, states }) => (role === "button" || role === "link") && !states.includes("hidden"),
  );
  const free = pressable.filter(({ occluded }) => !occluded);
  if (free.length * 2 > pressable.length) return undefined;
  return closing
    .flatMap((word) => free.filter(({ name }) => likeness(word, name) >= 0.85))
    .find(({ role, name }) => !history.some(({ target }) => target === `${role} "${name}"`));
}

/** What says least comes first; what agrees to something comes last. */
const closing = [
  ...["close", "dismiss", "not now", "no thanks", "maybe later", "skip", "got it", "ok"],
  ...["only necessary", "necessary only", "reject all", "reject", "decline", "nur notwendige", "ablehnen"],
  ...["schließen", "refuser", "fermer", "rechazar", "cerrar", "rifiuta", "chiudi"],
  ...["accept", "accept all", "agree", "akzeptieren", "accepter", "aceptar", "accetta"],
];
