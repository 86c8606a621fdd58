import { verifyAction } from "@/lib/agent/verification/verify-action";
import { afterLook, afterVerdict } from "../after-verdict";
import type { Node } from "../traced";
import { lookedAt, verificationInput } from "../verification-input";

export const verification: Node = async (state, deps) => {
  const looked = lookedAt(state);
  if (!looked) return afterLook(state);
  const { model, tiersEnabled, signal } = deps;
  const verdict = await verifyAction(verificationInput(state, looked), {
    model,
    tiersEnabled,
    ...(signal ? { signal } : {}),
  });
  return afterVerdict(state, looked, verdict);
};
