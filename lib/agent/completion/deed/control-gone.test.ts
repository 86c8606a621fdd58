import { expect, it } from "vitest";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { aPage } from "@/tests/support/a-page";
import { anAction } from "@/tests/support/a-task";
import { controlGone } from "./control-gone";

const book = 'button "Book Spin" #own';
const goneFrom = (then: string, now: string): number => {
  const before: PageSnapshot = aPage(then);
  const target = before.nodes.find(({ id }) => id === "own");
  if (!target) throw new Error("a control");
  const { id, role, name, path } = target;
  return controlGone(anAction({ target: { id, role, name, path } }), before, aPage(now)).length;
};
const form = (more: string): string => `form "Book"\n  textbox "Seats" #n\n  ${more}`;

it.each([
  ["became another one", book, 'button "Booked" #own', 1],
  ["became one that says that it waits", book, 'button "On waiting list" #own', 0],
  [
    "went while one that waits stood there before",
    `${book}\nbutton "On waiting list"`,
    'button "On waiting list"',
    1,
  ],
  ["stands as it stood", book, book, 0],
  ["went with the dialog around it", `dialog "Book"\n  ${book}`, 'heading "Spin"', 0],
  ["went with the fields of its form", form(book), 'heading "Spin"', 0],
  ["went from its form, whose fields stay", form(book), form('button "Booked" #own'), 1],
])("a control that %s", (_, then, now, gone) => {
  expect(goneFrom(then, now)).toBe(gone);
});
