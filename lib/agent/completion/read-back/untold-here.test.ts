import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { aPage } from "@/tests/support/a-page";
import { anAction, aTask } from "@/tests/support/a-task";
import { isUntoldHere } from "./untold-here";

const url = "https://club.test/";
const typed = (value: string, was?: string): Entered => ({
  kind: "element_value",
  element: { role: "textbox", name: "Phone" },
  value,
  ...(was === undefined ? {} : { was }),
});
const phone = typed("070 555 18 22", "072 555 63 98");
const isUntold = (entered: Entered[], line: string | undefined, at = url) =>
  isUntoldHere(entered, {
    snapshot: aPage('heading "Parents"', { url }),
    task: {
      ...aTask(),
      history: [
        anAction({
          urlAtAction: at,
          target: { id: "1", role: "link", name: "Anna", path: "list/item" },
          ...(line === undefined ? {} : { part: { over: "# Parents", lines: [line] } }),
        }),
      ],
    },
  });

it.each<[string, boolean, boolean]>([
  ["said what it is called alone", isUntold([phone], "Anna (Vera, Thursday)"), true],
  ["said what the field held", isUntold([phone], "Anna (Vera) 072 555 63 98"), false],
  ["said it in another form", isUntold([typed("2026-06-07", "2026-06-05")], "Marina | 5 June 2026"), false],
  ["is not known", isUntold([phone], undefined), false],
  ["stood on another page", isUntold([phone], "Anna", "https://club.test/all"), false],
  ["led to an empty field", isUntold([typed("070 555 18 22", "")], "Anna"), false],
  ["led to a field of which nothing is known", isUntold([typed("070 555 18 22")], "Anna"), false],
  ["led to nothing that was entered", isUntold([], "Anna"), false],
  ["said one of two", isUntold([phone, typed("Nora", "Vera")], "Anna (Vera)"), false],
])("the entry that the form was opened from %s", (_, found, expected) => {
  expect(found).toBe(expected);
});
