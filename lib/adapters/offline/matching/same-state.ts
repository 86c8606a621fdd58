const brokenDown =
  /(?<!\p{L})(?:(?:is|are|does|do)(?: not|n['’]t) work(?:ing)?|not working|stopped working|out of (?:order|service)|faulty|defective|malfunctioning|broken(?: down)?)(?!\p{L})/giu;

/** A thing that is broken is said in many ways, `not working` or `out of order`: in one of them, which the goal and what a list offers are compared in. */
export const inOneState = (text: string): string => text.replace(brokenDown, "broken");
