import { isActionable } from "@/lib/agent/domain/snapshot";
import type { Ground } from "@/lib/agent/verification/ground";

/** Steps that want no more than a text in a field. */
const entering =
  /^(?:please )?(?:enter|type|fill|write|put|key|input|provide|insert|paste|add|search|find|look|filter|specify|give|state|supply)(?!\p{L})|[:=→]/iu;
const keeping = /^(?:save|apply|update|store|submit|confirm)(?!\p{L})/iu;

/** The last step says how something is to be, it was only typed, and what keeps it on this page was not pressed. */
export const isYetToKeep = ({ input, action, asSaid, requests, nodesAfter }: Ground): boolean =>
  input.isLastStep &&
  action.takesText &&
  !action.pressesEnter &&
  requests.stored.length === 0 &&
  !entering.test(asSaid.trim()) &&
  nodesAfter.some((node) => isActionable(node) && node.role === "button" && keeping.test(node.name.trim()));
