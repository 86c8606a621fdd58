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

const evening = (...entries: string[]) =>
  aPage(
    `heading:1 "Book club, 14 October"\nlist ""${entries.map((entry) => `\n  item "${entry}"`).join("")}`,
    { url: "https://lamp.test/evenings/4" },
  );
const guest = "Yusuf Demir";
const signUp = "Sign Yusuf Demir up for the book club on 14 October";
const headed = (now: ReturnType<typeof evening>, asked = signUp) =>
  cameSince(entryAwaited(evening("Edith Marsh"), typed(guest), asked), now, asked);

it("what its entry leaves out says the title of the page that it came to", () => {
  expect(headed(evening("Edith Marsh", guest))).toEqual(['"Yusuf Demir" is shown', '"14 October" is shown']);
});

it.each<[string, string[]]>([
  ["the title is that of another day", headed(evening("Edith Marsh", guest), signUp.replace("14", "16"))],
  ["it is there twice", headed(evening("Edith Marsh", guest, guest))],
  ["only the title says any of it", headed(evening("Edith Marsh", "Yusuf Demirel"))],
  [
    "two titles are over it",
    headed(
      aPage(
        `heading:1 "Book club, 14 October"\nheading:1 "Book club, 16 October"\nlist ""\n  item "${guest}"`,
      ),
    ),
  ],
  [
    "it stands under a heading of its own for those who wait",
    headed(
      aPage(
        `heading:1 "Book club, 14 October"\nheading:2 "Guests"\nlist ""\n  item "Edith Marsh"\nheading:2 "Waiting list"\nlist ""\n  item "${guest}"`,
      ),
    ),
  ],
])("the title of a page proves no entry where %s", (_, told) => {
  expect(told).toEqual([]);
});

const vans = (row: string) => aPage(`table ""\n  row "Van Due Garage"\n  row "Oak 40 – –"\n  row "${row}"`);
const booked: Entered[] = [
  { kind: "element_value", element: { role: "textbox", name: "Day" }, value: "2027-05-21" },
  { kind: "element_value", element: { role: "combobox", name: "Place" }, value: "Hafen" },
];
it.each<[string, string, number]>([
  ["is told", "Elm 41 21 May 2027 Hafen", 4],
  ["is told as another one", "Elm 41 24 May 2027 Hafen", 0],
  ["is left out", "Elm 41 – Hafen", 0],
])("a day that was entered in another form than the goal has it in %s", (_, row, count) => {
  const asked = "Book the van Elm 41 in at Hafen on 21 May 2027";
  const told = cameSince(entryAwaited(vans("Elm 41 – –"), booked, asked), vans(row), asked);
  expect(told).toHaveLength(count);
});
