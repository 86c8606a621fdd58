const givingUp =
  /^(?:please )?(?:cancel|leave|abort|dismiss|abandon|quit|drop|give up)(?: (?:the|this|my))?(?: [\p{L}-]{2,20}){0,3} (?:dialog(?:ue)?|form|window|pop-?up|modal|prompt|input|edit(?:ing|s)?|changes|editor|deletion|removal|question|confirmation)[.!]?$/iu;

/** `Cancel the new rule dialog`, `Abandon the edit`: the form is given up, and not what it is about. */
export const givesUpForm = (step: string): boolean => givingUp.test(step.trim());
