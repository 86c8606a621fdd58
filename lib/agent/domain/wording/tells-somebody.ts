/** Words for what somebody is told or writes: what follows them may ask that person for something. */
export const telling =
  /(?<!\p{L})(?:say(?:s|ing)?|tell(?:s|ing)?|reads?|reading|writ(?:e|ing)|messages?|notes?|comments?|text|repl(?:y|ies)|ask(?:s|ing)?)(?!\p{L})/iu;

/** `The note should say …`, `Set the text to …`: there such a word is what something is called. */
const setting =
  /(?<!\p{L})(?:should|must|ha(?:s|ve) to|needs? to|ought to) (?:now )?(?:be|say|read|show|become)(?!\p{L})|^(?:please |(?:can|could|would|will) you (?:please )?)?(?:set|change|update|correct|fix|edit|adjust|rename)\s[^,.;:]{1,80}?\s(?:to|as)\s/iu;

/** A sentence in which somebody is told something in no quotes: where that ends, nothing says. */
export const tellsSomebody = (sentence: string): boolean => telling.test(sentence) && !setting.test(sentence);
