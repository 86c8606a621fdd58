import type { Ground } from "@/lib/agent/completion/ground";
import { findElements } from "@/lib/agent/snapshot/find-element";
import type { Entered } from "./entered";

/**
 * Texts were put in place of others, and their fields hold them still: what is stored is told by these fields, which came filled in, and not by a list of
 * things made. A number that stood there is a default as often as something stored, unless the site gave the form anew in answer to it, with the new one in it.
 */
export function isOverwritten(
  entered: readonly Entered[],
  { snapshot }: Pick<Ground, "snapshot">,
  isGivenAnew = false,
): boolean {
  const texts = entered.flatMap((one) => (one.kind === "element_value" ? [one] : []));
  return (
    texts.length > 0 &&
    texts.length === entered.length &&
    texts.every(
      ({ element, value, was = "" }) =>
        (/\p{L}/u.test(was) || (isGivenAnew && was.trim() !== "")) &&
        was.trim() !== value.trim() &&
        findElements(element, snapshot.nodes).some(
          (node) => node.role === "textbox" && node.value?.trim() === value.trim(),
        ),
    )
  );
}
