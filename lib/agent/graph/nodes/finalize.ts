import { settleTurn } from "@/lib/agent/domain/settle-turn";
import type { Node } from "../traced";

export const finalize: Node = ({ task, ending }) => {
  if (!ending) throw new TypeError("the turn came to its end without an answer");
  return { task: settleTurn(task, ending) };
};
