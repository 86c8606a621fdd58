import { checkTable } from "@/tests/support/check-table";
import { formSubmitted } from "./form-submitted";

/** A dialog that holds a name and a second thing, and the list behind it. */
const hut = (keeper: string, rows: readonly string[], name = "Larch hut") => `
  table "Huts"
${rows.map((row) => `    row "${row}"`).join("\n")}
  dialog "Hut"
    textbox "Name" ="${name}"
    textbox "Keeper" ="${keeper}"
    button "Save hut" #save`;
const list = (...rows: string[]) => `
  table "Huts"
${rows.map((row) => `    row "${row}"`).join("\n")}`;
const set = {
  goal: "Set the keeper of Larch hut to Odd Vik",
  step: "Save the hut",
  before: hut("Odd Vik", ["Fir hut"]),
  on: "#save",
  requests: ["POST /huts 201"],
};
const beds = { ...set, goal: "Set the rent of Larch hut to 1,250", before: hut("1250", ["Fir hut"]) };

checkTable(formSubmitted, [
  {
    when: "all that was entered came to the page",
    says: "verified",
    ...set,
    after: list("Fir hut", "Larch hut Odd Vik"),
  },
  {
    when: "the name came to the page, and what the goal wants did not",
    says: "nothing",
    others: "may",
    ...set,
    after: list("Fir hut", "Larch hut"),
  },
  {
    when: "the name came to the page, and another value than the goal wants",
    says: "nothing",
    others: "may",
    ...set,
    after: list("Fir hut", "Larch hut Ida Holm"),
  },
  {
    when: "the name came to the page, and what the goal wants left it elsewhere",
    says: "nothing",
    others: "may",
    ...set,
    before: hut("Odd Vik", ["Fir hut Odd Vik"]),
    after: list("Fir hut", "Larch hut"),
  },
  {
    when: "what the goal wants stands where it stood before",
    says: "nothing",
    others: "may",
    ...set,
    before: hut("Odd Vik", ["Fir hut Odd Vik"]),
    after: list("Fir hut Odd Vik", "Larch hut"),
  },
  {
    when: "what the goal wants stands there once more",
    says: "verified",
    ...set,
    before: hut("Odd Vik", ["Fir hut Odd Vik"]),
    after: list("Fir hut Odd Vik", "Larch hut Odd Vik"),
  },
  {
    when: "the goal wants no value",
    says: "verified",
    ...set,
    goal: "Add the Larch hut",
    after: list("Fir hut", "Larch hut"),
  },
  {
    when: "the form holds nothing of what the goal wants",
    says: "verified",
    ...set,
    goal: "Set the keeper of Larch hut to Ida Holm",
    after: list("Fir hut", "Larch hut"),
  },
  {
    when: "what the goal wants is what came, as the site writes it",
    says: "verified",
    ...set,
    goal: "Set the name of the hut to larch-hut",
    after: list("Fir hut", "Larch hut"),
  },
  {
    when: "the amount that the goal wants was written in another way, and came to no place",
    says: "nothing",
    others: "may",
    ...beds,
    after: list("Fir hut", "Larch hut"),
  },
  {
    when: "what the step names did not come to the page, and another text of the form did",
    says: "nothing",
    others: "may",
    ...set,
    goal: "The keeper is Odd Vik",
    step: 'Save the keeper "Odd Vik"',
    after: list("Fir hut", "Larch hut"),
  },
  {
    when: "what the step names came to the page",
    says: "verified",
    ...set,
    goal: "The keeper is Odd Vik",
    step: 'Save the keeper "Odd Vik"',
    after: list("Fir hut", "Larch hut Odd Vik"),
  },
  ...(
    [
      ["that is called so went", "ice_axe Ida", "verified"],
      ["that is called just so stands there still", "ice Odd", "nothing"],
    ] as const
  ).map(([when, gone, says]) => ({
    when: `a deletion was confirmed, and the entry ${when}`,
    says,
    others: "may" as const,
    step: "Confirm the deletion of ice_axe, which is not needed any more",
    before: `\n  table "Gear"\n    row "ice Odd"\n    row "ice_axe Ida"\n    row "long_rope Ola"\n  dialog "Delete 1 item"\n    button "Yes, delete" #yes`,
    on: "#yes",
    requests: ["DELETE /gear/7 204"],
    after: `\n  table "Gear"${["ice Odd", "ice_axe Ida", "long_rope Ola"]
      .filter((row) => row !== gone)
      .map((row) => `\n    row "${row}"`)
      .join("")}`,
  })),
]);
