import { isUndoing } from "./undoing";

/** Says that a control opens an entry, or a way to change it; `Set to waiting` does it at once. */
export const opening =
  /(?<![\p{L}\p{N}])(?:edit|(?:change|update|set)(?! (?:to|as) \p{L})|modify|details?|open|view|manage|actions?|menu|more|options?|reschedule|adjust|assign|bearbeiten|ändern|verwalten|modifier|gérer|editar|cambiar|modificar|modifica)(?![\p{L}\p{N}])|^[⋯⋮…✎✏]/iu;

/** Says that something new can be made where it leads. */
export const fresh =
  /(?<![\p{L}\p{N}])(?:new|add|create|apply|report|request|book|register|start|make|write|compose|neue?[rns]?|hinzufügen|anlegen|erstellen|verfassen|nouvelle|nouveau|ajouter|créer|écrire|nuev[oa]|añadir|crear|escribir|nuov[oa]|aggiungi|novo|nova)(?![\p{L}\p{N}])|^[+＋]/iu;

/** `⋯`, `More actions for …`: by its name it holds what can be done with a thing, and does none of it. */
export const saysMenu = (name: string): boolean =>
  /^(?:(?:show|open|see)\s)?(?:more(?:\s(?:actions?|options?))?|(?:other\s)?actions?|options?|menu)(?:$|\s(?:for|of|on)\s)|^[⋯⋮…]+$|\s(?:actions|options|menu)$/iu.test(
    name.trim(),
  );

const aside = /\b(?:print|download|export)\b/i;

/** `Publish…`: pressed, it asks for the rest before anything is done. */
export const asksMore = (name: string): boolean => /(?:…|\.\.\.)$/.test(name.trim());

/** Leads away from the work, or takes something back. */
export const isAside = (name: string): boolean => isUndoing(name) || aside.test(name);

/** Parts that every site has and in which nothing is done. */
export const siteParts = /^(?:help|about(?: us)?|contact(?: us)?|home|imprint|privacy|terms|faq|support)$/i;
