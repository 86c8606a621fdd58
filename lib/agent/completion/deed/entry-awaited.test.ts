import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import type { Entered } from "./entered";
import { cameSince, entryAwaited } from "./entry-awaited";

const goal = "Publish the notice 'No water on Friday in both houses'";
const notice = "No water on Friday in both houses";
const typed = (value: string): Entered[] => [
  { kind: "element_value", element: { role: "textbox", name: "Notice" }, value },
];
const board = (...rows: string[]) =>
  aPage(`table ""\n  row "Notice State"${rows.map((row) => `\n  row "${row}"`).join("")}`);
const then = board("New bins Published", "Stairwell light Draft");
const came = (now: ReturnType<typeof board>, value = notice, asked = goal) =>
  cameSince(entryAwaited(then, typed(value), asked), now, asked);

it("a sentence that no entry said before came with the deed", () => {
  expect(came(board("New bins Published", `${notice} Published`))).toHaveLength(1);
});

it.each<[string, string[]]>([
  ["waits as a draft", came(board("New bins Published", `${notice} Draft`))],
  ["lacks the state that others have", came(board("New bins Published", `${notice} Hidden`))],
  ["is there twice", came(board("New bins Published", `${notice} Published`, `${notice} Published`))],
  ["is another one", came(board("New bins Published", "No water on Monday Published"))],
  ["is one word", came(board("Water Published"), "Water", "Publish the notice 'Water'")],
  ["was there", came(then, "New bins", "Publish the notice 'New bins'")],
  [
    "is a draft in another language",
    came(
      board("New bins Published", "Kein Wasser am Freitag Entwurf"),
      "Kein Wasser am Freitag",
      "Veröffentliche 'Kein Wasser am Freitag'",
    ),
  ],
])("no entry came that %s", (_, told) => {
  expect(told).toEqual([]);
});
