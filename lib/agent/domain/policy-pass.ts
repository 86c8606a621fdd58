import { printAction } from "@/lib/contracts/action-text";
import type { ActionRecord } from "./action-record";

/**
 * Policy's word that exactly this action may leave the server. Nothing else can make one, and an answer without one that fits is not built:
 * an action that went round policy, or was changed behind it, ends the turn as the bug that it is.
 */
export class PolicyPass {
  readonly #seal: string;

  private constructor(seal: string) {
    this.#seal = seal;
  }

  /** For policy alone. */
  static grant(record: ActionRecord): PolicyPass {
    return new PolicyPass(sealOf(record));
  }

  covers(record: ActionRecord): boolean {
    return this.#seal === sealOf(record);
  }
}

/** All of a record that a client acts on. */
const sealOf = ({ actionId, action, chain }: ActionRecord): string =>
  JSON.stringify([actionId, printAction(action), chain?.actions ?? []]);
