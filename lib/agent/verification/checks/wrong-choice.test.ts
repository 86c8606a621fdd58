import { recipeForm, typedTitle } from "@/tests/support/a-recipe-form";
import { checkTable } from "@/tests/support/check-table";
import { wrongChoice } from "./wrong-choice";

const course = (value: string) => `
  form "Menu"
    combobox "Course" ="${value}" |"Starter|Main dish|Dessert|Small plate" #course
`;
const chosen = (step: string, value: string) => ({
  step,
  does: "select" as const,
  on: "Course",
  value,
  before: course("Starter"),
  after: course(value),
});
const flour = (grams: string, sugar = "") => `
  form "Dough"
    textbox "Grams of flour" ="${grams}" #flour
    textbox "Grams of sugar" ="${sugar}" #sugar
`;
const weighed = (step: string, value: string) => ({
  step,
  does: "setValue" as const,
  on: "#flour",
  value,
  before: flour(""),
  after: flour(value),
});
const titled = 'Type "Leek tart" in the Recipe title field';

checkTable(wrongChoice, [
  { when: "other words were typed", says: "refuted", ...typedTitle(titled, "Plum cake") },
  { when: "nothing was typed", says: "refuted", ...typedTitle(titled, " ") },
  {
    when: "the step's new text is not what was typed",
    says: "refuted",
    ...typedTitle('Change the Recipe title to "Leek tart"', "Plum cake"),
  },
  {
    when: "another option was chosen than the step names",
    says: "refuted",
    ...chosen('Select "Dessert" as the course', "Main dish"),
  },
  {
    when: "another option was chosen than the step says without quotes",
    says: "refuted",
    ...chosen("Choose dessert as the course", "Main dish"),
  },
  { when: "it is what the step says", says: "nothing", others: "verify", ...typedTitle(titled, "Leek tart") },
  {
    when: "the quoted text names the field",
    says: "nothing",
    ...typedTitle('Fill in the "Recipe title" field', "Plum cake"),
  },
  { when: "it differs in case only", says: "nothing", ...typedTitle(titled, "leek tart") },
  {
    when: "a longer text holds it",
    says: "nothing",
    ...typedTitle(titled, "Leek tart with cheese"),
  },
  {
    when: "a date is written in another way",
    says: "nothing",
    ...typedTitle('Type "3 May 2031" in the Recipe title field', "2031-05-03"),
  },
  {
    when: "an amount is written in another way",
    says: "nothing",
    ...typedTitle('Type "1,200 g" in the Recipe title field', "1.2 kg"),
  },
  {
    when: "a secret stands for it",
    says: "nothing",
    ...typedTitle('Type "my code" in the Recipe title field', "{{secret:kitchen}}"),
  },
  {
    when: "the step names no text",
    says: "nothing",
    ...typedTitle("Fill in the Recipe title field", "Plum cake"),
    others: "verify",
  },
  {
    when: "the option is the one that the step names",
    says: "nothing",
    others: "verify",
    ...chosen('Select "Dessert" as the course', "Dessert"),
  },
  {
    when: "the step says the option's words in another shape",
    says: "nothing",
    ...chosen("Choose the small plate as the course", "Small plate"),
    others: "verify",
  },
  {
    when: "the words of another option stand in the step, scattered but in order",
    says: "refuted",
    ...chosen("Choose a main course, a warm dish", "Dessert"),
  },
  {
    when: "they stand there in another order",
    says: "nothing",
    others: "may",
    ...chosen("Choose a dish, the main one", "Dessert"),
  },
  {
    when: "no option stands in the step",
    says: "nothing",
    others: "may",
    ...chosen("Choose something sweet", "Dessert"),
  },
  {
    when: "the chosen option is quoted, and another one named",
    says: "nothing",
    others: "verify",
    ...chosen('Select "Dessert" for the course instead of the Starter', "Dessert"),
  },
  {
    when: "an option without words is none",
    says: "nothing",
    others: "may",
    ...chosen("Choose it", "Dessert"),
    before: course("Starter").replace("Small plate", "–"),
  },
  {
    when: "numbers and words differ",
    says: "nothing",
    ...typedTitle('Type "Leek tart" in the Recipe title field', "Tart 4"),
  },
  { when: "only signs were typed", says: "nothing", ...typedTitle(titled, "***") },
  {
    when: "the quoted text names the field by its hint",
    says: "nothing",
    others: "may",
    ...typedTitle('Fill in the "Name of it" field', "Plum cake"),
    before: recipeForm("").replace("#title", '~"Name of it" #title'),
  },
  {
    when: "the quoted text names the field by what is near it",
    says: "nothing",
    others: "may",
    ...typedTitle('Fill in the "Name of it" field', "Plum cake"),
    before: recipeForm("").replace("#title", '&"Name of it" #title'),
  },
  {
    when: "the quoted text names the field by its description",
    says: "nothing",
    others: "may",
    ...typedTitle('Fill in the "Name of it" field', "Plum cake"),
    before: recipeForm("").replace("#title", '^"Name of it" #title'),
  },
  {
    when: "two texts are quoted",
    says: "nothing",
    others: "may",
    ...typedTitle('Use "Leek tart" or "Fish pie" there', "Plum cake"),
  },
  {
    when: "another number was typed",
    says: "refuted",
    ...weighed("Enter 90 as the grams of flour", "900"),
  },
  {
    when: "another number with a fraction was typed",
    says: "refuted",
    ...weighed("Enter 0.5 as the grams of flour", "0.75"),
  },
  {
    when: "the number is written in another way",
    says: "nothing",
    others: "may",
    ...weighed("Enter 90 as the grams of flour", "90.0"),
  },
  ...(
    [
      ["26", "2026"],
      ["2026", "26"],
    ] as const
  ).map(([wanted, given]) => ({
    when: `a year is given as ${given} for ${wanted}`,
    says: "nothing" as const,
    others: "may" as const,
    ...weighed(`Enter ${wanted} as the grams of flour`, given),
  })),
  {
    when: "words were typed for a number",
    says: "nothing",
    others: "may",
    ...weighed("Enter 90 as the grams of flour", "ninety"),
  },
  {
    when: "a number was typed for words",
    says: "nothing",
    others: "may",
    ...weighed('Enter "plenty" as the grams of flour', "90"),
  },
  {
    when: "another number was typed into another field",
    says: "nothing",
    ...weighed("Enter 90 as the grams of flour", "900"),
    on: "#sugar",
    after: flour("", "900"),
  },
  { when: "a part of it was typed", says: "nothing", others: "may", ...typedTitle(titled, "Leek") },
  ...(
    [
      ["Search for Marjoram", "Marjorram", "refuted"],
      ["Search for Marjoram", "Marjorem", "refuted"],
      ["Search for Marjoram", "Majoram", "refuted"],
      ["Search for Marjoram", "Marjoram", "nothing"],
      ["Search for Marjoram", "Marjora", "nothing"],
      ["Search for Marjoram", "Marjorams", "nothing"],
      ["Search for Marjoram", "Marigold", "nothing"],
      ["Search for marjoram", "Marjorram", "nothing"],
      ["Search for Marjoram or Oregano", "Marjorram", "nothing"],
      ["Search for J\u00f6rgen", "Jorgan", "nothing"],
      ["Search for Dill", "Dile", "nothing"],
    ] as const
  ).map(([step, value, says]) => ({
    when: `"${value}" was typed: ${step}`,
    says,
    ...(says === "nothing" ? { others: "may" as const } : {}),
    step,
    does: "setValue" as const,
    on: "#find",
    value,
    before: '\n  textbox "Search" ="" #find',
    after: `\n  textbox "Search" ="${value}" #find`,
  })),
]);

checkTable(wrongChoice, [
  ...(
    [
      ["Overwrite the recipe title with Harvest 2026", "Harvest 2062", "refuted"],
      ["Overwrite the recipe title with Harvest 2026", "Harvest 2026", "nothing"],
      ["Overwrite the recipe title with Harvest 2026", "Harvest 26", "nothing"],
      ["Overwrite the recipe title with Harvest 2026", "Yield 2062", "nothing"],
      ["Change the recipe title to Part 1 of 2", "Part 2 of 1", "nothing"],
    ] as const
  ).map(([step, value, says]) => ({
    when: `"${value}" is entered for "${step}"`,
    says,
    others: "may" as const,
    ...typedTitle(step, value),
  })),
]);

const notes = (value: string) => `
  form "Wiki"
    combobox "Edit note" ="${value}" |"Required|Optional (may be left empty)|Off (an edit note is made up)|Off for guests" #note
`;
const noted = (step: string, value: string) => ({
  step,
  does: "select" as const,
  on: "#note",
  value,
  before: notes("Required"),
  after: notes(value),
});
checkTable(wrongChoice, [
  {
    when: "the option that begins with the quote is another one",
    says: "refuted",
    ...noted("Choose 'Optional' for Edit note", "Off (an edit note is made up)"),
  },
  {
    when: "the chosen option begins with the quote and says more",
    says: "nothing",
    others: "may",
    ...noted("Choose 'Optional' for Edit note", "Optional (may be left empty)"),
  },
  {
    when: "two options begin with the quote",
    says: "nothing",
    others: "may",
    ...noted("Choose 'Off' for Edit note", "Required"),
  },
]);
