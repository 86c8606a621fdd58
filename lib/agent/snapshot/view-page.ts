import type { Digest, PageSnapshot } from "@/lib/agent/domain/snapshot";
import { type DigestOptions, digestOf } from "./digest";
import { renderDigest, type ViewOptions } from "./render-digest";

/** A page as model tasks take it: the digest, typed and as plain lines. */
export function viewPage(
  snapshot: PageSnapshot,
  options: DigestOptions & ViewOptions,
): { digest: Digest; text: string } {
  const digest = digestOf(snapshot, options);
  return { digest, text: renderDigest(digest, options) };
}
