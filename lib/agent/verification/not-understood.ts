import { startsWithVerb } from "@/lib/agent/domain/action-verbs";
import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { type StepIntent, verbAtBegin } from "@/lib/agent/domain/step-intent";
import { fold } from "@/lib/agent/domain/words";

/** A sentence that says how something is to be, or what there shall be no more of. */
const state =
  /(?<!\p{L})(?:must|should|shall|may|has to|have to|is to|are to|needs? to|ought to|supposed to|(?:any|no) ?(?:more|longer))(?!\p{L})|^(?:let|have|get|no|none|all|only|just|i|we)(?= )|^[^:]{2,60}: (?!["“])/iu;

/**
 * What begins with no command that anybody knows, and says a state, was not understood: that its words also stand at another element says nothing, unless
 * they quote its name.
 */
export const isNotUnderstood = (
  wording: string,
  { quoted }: StepIntent,
  rival: SkeletonNode | undefined,
): boolean =>
  verbAtBegin(wording) === "unknown" &&
  !startsWithVerb(wording) &&
  state.test(wording) &&
  !quoted.some((quote) => fold(quote) === fold(rival?.name ?? ""));
