import type { Ground } from "@/lib/agent/verification/ground";

/** A box was ticked, the page told of a fault with it, and no request is known that took it: a box goes over by itself, what it stands for may not. */
export const faultBeside = ({ alerts, requests }: Ground): boolean =>
  requests.stored.length === 0 &&
  alerts.some(
    ({ tone, bare, text }) => tone === "error" && !bare && failed.test(text) && !ofReading.test(text),
  );
const failed =
  /(?<!\p{L})(?:failed|unable|could ?n[o'’]t|could not|can ?not|can['’]t|(?:went|gone) wrong|try again|fehlgeschlagen|nicht möglich|konnte nicht|échou\p{L}*|impossible|no se pudo|não foi possível|impossibile)(?!\p{L})/iu;
/** What could not be read is no fault of what was done. */
const ofReading =
  /(?<!\p{L})(?:load(?:ed|ing)?|fetch(?:ed|ing)?|retriev(?:e|ed|ing)|(?:ge)?laden|charg(?:er|é|ées?)|cargar(?:on)?|carregar|caricare)(?!\p{L})/iu;
