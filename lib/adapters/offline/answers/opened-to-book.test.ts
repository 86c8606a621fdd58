import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { isOpenedToBook } from "./is-request";

const hall = (mark: string) => `button "Salle Racine" [collapsed]\nbutton "Salle Molière" ${mark}`;

it.each<[string, string, string, boolean]>([
  ["a folded part is called so", "book", hall("[collapsed]"), true],
  ["a page is called so", "book", 'link "Salle Molière" >/moliere', true],
  ["a tab is called so", "book", 'tab "Salle Molière"', true],
  ["it is open", "book", hall("[expanded]"), false],
  ["a button is called so", "book", hall(""), false],
  ["nothing is called just so", "book", 'link "Salle Molière annexe" >/annexe', false],
  ["it is to be made", "add", hall("[collapsed]"), false],
])("what is to be booked is opened first, or not, where %s", (_, verb, outline, expected) => {
  expect(isOpenedToBook({ verb, thing: "salle Molière" }, aPage(outline))).toBe(expected);
});
