const explanation = /,\s|:\s|\s[·•|–—-]\s|\s?\(|(?<=\p{L})\s(?=\d)/u;

/**
 * What an option is called, before what explains it: `Morning` of `Morning, 8–12`, `Half marathon` of `Half marathon 21.1 km`. The whole option where
 * nothing explains it.
 */
export const optionHead = (option: string): string => (option.split(explanation)[0] ?? "").trim();
