import { expect, it } from "vitest";
import { doneWords, isDenied } from "./done-word";

it.each([
  ["Approve the order of Ines", "approved"],
  ["Please cancel the booking of Ines", "cancelled"],
  ["Publish the list", "published"],
  ["Apply the discount", "applied"],
  ["Send the letter to Ines", "sent"],
  ["Resume the export", "running"],
  ["Pay the bill of Ines", "paid"],
  ["Log the visit of Ines", "logged"],
  ["Withdraw the offer to Ines", "withdrawn"],
  ["Resend the letter to Ines", "resent"],
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
  ["Send the letter to Ines", "sended"],
  ["Set the table", "set"],
  ["Order the running shoes", "running"],
])("%s is not done by %s", (goal, word) => {
  expect(doneWords(goal)).not.toContain(word);
});

it.each<[string, string, boolean]>([
  ["INV-7 Not paid: card expired", "paid", true],
  ["Ida could not be sent", "sent", true],
  ["To be paid by bank transfer", "paid", true],
  ["It will be archived in 30 days", "archived", true],
  ["Cannot be cancelled any more", "cancelled", true],
  ["INV-7 hasn't been paid", "paid", true],
  ["It wasn’t sent", "sent", true],
  ["INV-7 Paid", "paid", false],
  ["Not sent by mail, but it has been paid", "paid", false],
  ["Not paid in May, paid in June by card", "paid", false],
  ["INV-7 Open", "paid", false],
  ["INV-7 Partly paid", "paid", true],
  ["Rechnung 7 teilweise bezahlt", "bezahlt", true],
  ["Leave of Ida: approved by 1 of 2", "approved", true],
  ["Contract signed, 1 out of 3", "signed", true],
  ["Leave of Ida: approved by 2 of 2", "approved", false],
  ["Paid on 1 of May", "paid", false],
  ["INV-7 Paid 20.00 of 120.00", "paid", true],
  ["INV-7 Paid 120.00 of 120.00", "paid", false],
  ["Spring offers Sent to 0 people", "sent", true],
  ["Plan shared with nobody", "shared", true],
  ["Spring offers Sent to 380 people", "sent", false],
  ["Roof repairs Published, 0 comments", "published", false],
  ["Half board paid", "paid", false],
])("%s says %s only as what is not so: %s", (text, word, expected) => {
  expect(isDenied(text, word)).toBe(expected);
});
