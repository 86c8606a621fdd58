const givingUp =
  /^(?:please )?(?:cancel|leave|abort|dismiss|abandon|quit|drop|give up)(?: (?:the|this|my))?(?: [\p{L}-]{2,20}){0,3} (?:dialog(?:ue)?|form|window|pop-?up|modal|prompt|input|edit(?:ing|s)?|changes|editor|deletion|removal|question|confirmation)[.!]?$/iu;

/** `Clear the selection`: nothing is done to what was selected. */
const unselecting =
  /^(?:please )?(?:clear|cancel|undo|drop|reset|give up|remove)(?: (?:the|this|my))? selection[.!]?$/iu;

/** `Cancel the new rule dialog`, `Abandon the edit`: the form is given up, and not what it is about. */
export const givesUpForm = (step: string): boolean =>
  givingUp.test(step.trim()) || unselecting.test(step.trim());
