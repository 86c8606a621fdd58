import type { Ground } from "@/lib/agent/verification/ground";

/** The step asks for a list or menu, and the page has one control alone that has such a thing come up. */
export const isOnlyPopup = ({ verb, intent, target, nodesBefore }: Ground): boolean =>
  verb === "open" &&
  /^(?:list|menu|drop-?down)$/.test(intent.controlWord ?? "") &&
  nodesBefore.filter(({ states }) => states.includes("popup")).length === 1 &&
  (target.node?.states.includes("popup") ?? false);
