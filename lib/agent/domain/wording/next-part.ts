const next = "next|nächste[rs]?|suivante?|siguiente|avanti|próxim[oa]|seguinte|volgende|następn[ya]";
/** In these one and the same word is said for `Continue`, which may send as well. */
const onward = "continue|proceed|weiter|fortfahren|continuer|continuar|continua|verder|dalej|далее";

const nextAlone = new RegExp(
  `^(?:${next})(?: (?:step|schritt|étape|paso|passo|stap|krok))?\\s*[›»→>]*$`,
  "iu",
);
const goingOn = new RegExp(`^(?:${next}|${onward})(?!\\p{L})`, "iu");

/** `Next` leads to the next part of a form, and sends nothing. */
export const isNextPart = (name: string): boolean => nextAlone.test(name.trim());

/** It leads on, whether it sends something or not: `Continue`, `Weiter`. */
export const goesOn = (name: string): boolean => goingOn.test(name);
