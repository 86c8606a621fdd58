/** A form whose title holds a text. */
export const recipeForm = (title: string): string => `
  form "Recipe"
    textbox "Recipe title" ="${title}" #title
    button "Keep"
`;

/** The step, and what was typed as the title for it. */
export const typedTitle = (step: string, value: string) => ({
  step,
  does: "setValue" as const,
  on: "Recipe title",
  value,
  before: recipeForm(""),
  after: recipeForm(value),
});
