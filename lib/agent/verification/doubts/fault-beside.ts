import type { Ground } from "@/lib/agent/verification/ground";

/** A box was ticked, the page told of a fault with it, and no request is known that took it: a box goes over by itself, what it stands for may not. */
export const faultBeside = ({ alerts, requests }: Ground): boolean =>
  requests.stored.length === 0 &&
  alerts.some(({ tone, bare, text }) => tone === "error" && !bare && tellsFailure(text));

/** `Failed to call the service`; `Could not load the offers` tells of what a page asks for by itself. */
export const tellsFailure = (text: string): boolean => failed.test(text) && !reading.test(text);
const failed =
  /(?<!\p{L})(?:failed|unable|could ?n[o'’]t|could not|can ?not|can['’]t|fehlgeschlagen|nicht möglich|konnte nicht|échou\p{L}*|impossible|no se pudo|não foi possível|impossibile)(?!\p{L})/iu;
const reading =
  /(?:failed to|unable to|could ?n[o'’]t|could not|can ?not|can['’]t) (?:be )?(?:load|fetch|get|show|display|refresh|retrieve|read|find|loaded|fetched|shown|displayed|refreshed|retrieved|found)(?!\p{L})/iu;
