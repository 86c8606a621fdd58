const undoing =
  /\b(?:cancel|close|back|reset|clear|delete|remove|erase|trash|discard|dismiss|abort|abandon|undo|revert|decline|reject|leave(?! (?:(?:an?|my|the|your) )?(?:notes?|comments?|messages?|reviews?|repl(?:y|ies)|remarks?|tips?|feedback|ratings?|questions?|answers?)\b)|exit|archive|log ?out|sign ?out)\b/i;

/** A control that takes something back or away: never the one that sends a form, makes a thing, or leads to where that is done. */
export const isUndoing = (name: string): boolean => undoing.test(name);
