import { expect, it } from "vitest";
import { doneWords } from "./done-word";

it.each([
  ["Approve the order of Ines", "approved"],
  ["Please cancel the booking of Ines", "cancelled"],
  ["Publish the list", "published"],
  ["Apply the discount", "applied"],
  ["Buchen Sie den Kurs am Montag", "gebucht"],
  ["Bitte den Antrag von Ines genehmigen", "genehmigt"],
  ["Valide la commande de Paul", "validée"],
  ["Cancela la reserva de Ana", "cancelada"],
  ["Archivia la fattura di Anna", "archiviata"],
])("%s: %s", (goal, word) => {
  expect(doneWords(goal)).toContain(word);
});

it.each([
  ["Publish the list", "publishing"],
  ["Approve the order of Ines", "approve"],
  ["Approve the order of Ines", "ordered"],
  ["Cancel it", "cancelling"],
])("%s is not done by %s", (goal, word) => {
  expect(doneWords(goal)).not.toContain(word);
});
