import { verbAtBegin } from "@/lib/agent/domain/wording/step-intent";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";

/** `Start the server web-2` by its box `Select web-2`: what can be done with the entry is done to it afterwards. */
export const picksInstead = ({ intent, action, target, nodesBefore, asSaid }: Ground): boolean =>
  action.clicks &&
  intent.verb === "unknown" &&
  target.node?.role === "checkbox" &&
  rowOf(nodesBefore, target.index) >= 0 &&
  verbAtBegin(target.node.name) === "select" &&
  !picking.test(asSaid);
const picking = /(?<!\p{L})(?:select|choose|pick|tick|check|mark)(?:s|ing)?(?!\p{L})/iu;
