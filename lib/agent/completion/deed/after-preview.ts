import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { fold } from "@/lib/agent/domain/wording/words";

/**
 * `Ready: Ann Lee, 5 km` beside the form told the value while it was typed. It is gone with the deed, and the value stands in a line of its own, where none
 * was: that line is new.
 */
export function cameAfterPreview(value: string, old: readonly string[], now: readonly string[]): boolean {
  const after = new Set(now.map(fold));
  const own = fold(value);
  return (
    after.has(own) &&
    old
      .filter((text) => isHeldBy(value, [text]))
      .every((text) => fold(text) !== own && !after.has(fold(text)))
  );
}
