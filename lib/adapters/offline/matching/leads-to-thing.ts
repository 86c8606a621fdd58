import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, contentWords } from "@/lib/agent/domain/wording/words";
import { coverage } from "./likeness";

/** A link that is called by the thing alone, and by nothing of what is to be done, opens the thing. */
export const leadsToThing = ({ role, name, href }: SnapshotNode, verb: string, thing: string): boolean =>
  role === "link" &&
  href !== undefined &&
  coverage(verb, name) === 0 &&
  contentWords(name).length > 0 &&
  containsPhrase(thing, name);
