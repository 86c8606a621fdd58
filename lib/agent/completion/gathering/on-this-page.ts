import { isShownLastingly } from "@/lib/agent/completion/page-answer";
import { isEchoed } from "@/lib/agent/completion/read-back/read-kept";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { findElements } from "@/lib/agent/snapshot/find-element";
import type { Assertion } from "@/lib/contracts/assertion";

/** Things that are gone, fields and switches are read again where they stood; a text only where something else than a message shows it. */
export function isOnThisPage(assertion: Assertion, snapshot: PageSnapshot): boolean {
  switch (assertion.kind) {
    case "text":
      return assertion.present
        ? isShownLastingly(assertion.text, snapshot) && !isEchoed(assertion.text, snapshot)
        : true;
    case "element":
      return (
        assertion.state === "absent" ||
        // `2` beside its control is told by where it stands.
        ((isToggled(assertion) || assertion.element.place !== undefined) &&
          findElements(assertion.element, snapshot.nodes).length > 0) ||
        (assertion.element.name !== undefined && isShownLastingly(assertion.element.name, snapshot))
      );
    case "element_value":
      return snapshot.nodes.some(({ value }) => value?.trim() === assertion.value.trim());
    case "element_text":
      return isShownLastingly(assertion.text, snapshot);
    case "count":
    case "order":
      return true;
    default:
      return false;
  }
}

const isToggled = ({ state }: { state: string }): boolean => state === "checked" || state === "unchecked";
