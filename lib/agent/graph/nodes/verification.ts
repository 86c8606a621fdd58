import { afterDone } from "@/lib/agent/graph/after-done";
import { afterLook, afterVerdict } from "@/lib/agent/graph/after-verdict";
import type { Node } from "@/lib/agent/graph/turn-node";
import { type LookedAt, lookedAt, verificationInput } from "@/lib/agent/graph/verification-input";
import { partsOfChain } from "@/lib/agent/refinement/chain-parts";
import { linksHeld } from "@/lib/agent/verification/checks/chain-read-back";
import { verifyAction } from "@/lib/agent/verification/verify-action";

export const verification: Node = async (state, deps) => {
  const looked = lookedAt(state);
  if (!looked) return afterLook(state);
  const verify = (at: typeof state, part: LookedAt) => verifyAction(verificationInput(at, part), deps);
  const parts =
    looked.record.chain &&
    partsOfChain(looked, linksHeld(verificationInput(state, looked)), state.snapshot.nodes);
  const { done, left } = parts ?? { left: looked };
  if (!done) return afterVerdict(state, left ?? looked, await verify(state, left ?? looked));
  const verdict = await verify(state, done);
  if (!left || verdict.outcome !== "verified") return afterVerdict(state, done, verdict);
  const after = afterDone(state, done, verdict);
  return afterVerdict(after, left, await verify(after, left));
};
