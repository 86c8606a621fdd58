import { commandVerb } from "@/lib/adapters/offline/reading/command-verb";
import type { Entry } from "./choices-from-goal";
import type { FoundForm } from "./find-form";

const finding =
  /^(?:find|search(?: for)?|look for|suchen?|finde[nt]?|rechercher|trouver|chercher|buscar|encontrar|cerca(?:re)?|trova(?:re)?|procurar|zoeken?)(?!\p{L})/iu;

/** `Find sailings`, below where to and on which day: it shows what can be booked then, and is the first part of booking it. */
export const findsOffers = ({ submit }: FoundForm): boolean =>
  submit !== undefined && finding.test(submit.name.trim());

/** To find it is then all that is asked for. */
export const findsOnly = (goal: string): boolean =>
  finding.test(commandVerb(goal)) || /^(?:show|list|filter)$/iu.test(commandVerb(goal));

/** A list is searched by a word; what is offered is asked for by a day or a choice, and by more than that. */
export const asksForOffer = (entries: readonly Entry[]): boolean =>
  entries.length > 1 &&
  entries.some(
    ({ node, kind }) =>
      kind !== "text" ||
      node.role === "combobox" ||
      /^(?:date|datetime-local|time)$/.test(node.inputType ?? ""),
  );
