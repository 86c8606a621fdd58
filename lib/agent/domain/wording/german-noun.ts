const article =
  /(?<!\p{L})(?:der|die|das|den|dem|des|einen?|eine[mrs]?|(?:mein|dein|unser|ihr)(?:e[nmrs]?)?|zu[mr]|im|am|vom|beim)\s+$/iu;

/** In German every noun has a capital; a name has no article before it as a rule. `before`: all that stands before the word. */
export const isNounBehind = (before: string, word: string): boolean =>
  !word.trim().includes(" ") && article.test(before);
