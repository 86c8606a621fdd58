import { expect, it } from "vitest";
import { listedOn } from "@/lib/agent/snapshot/listed";
import { aGround } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { anAction, aTask } from "@/tests/support/a-task";
import { isListedAsBefore, isToldOfOthersOnly } from "./told-of-others-only";

const url = "https://care.test/shifts";
const shifts = (ines: string, omar: string, isOffered = false) =>
  aPage(
    `table\n  row "Ines ${ines}${isOffered ? " Night shift" : ""}"${isOffered ? '\n    button "Night shift" #go' : ""}\n  row "Omar ${omar}"`,
    { url },
  );
const none = { held: ['"Night shift" of "Ines" is gone'], lost: [], texts: [], told: [], usable: false };

const put = "Put Ines on the Night shift";
const isOpen = (now: ReturnType<typeof shifts>, goal = put, kept = none) => {
  const then = shifts("Early", "Night", true);
  const deed = anAction({ actionId: "deed", urlAtAction: url, ...listedOn(then.nodes, "go") });
  const task = aTask({ goal, history: [deed] });
  return isToldOfOthersOnly(deed, [], kept, aGround({ task, snapshot: now, load: "in_place" }));
};

it.each<[string, ReturnType<typeof shifts>, boolean, string?, typeof none?]>([
  ["as it did, while another one says it", shifts("Early", "Night"), true],
  ["as it did, of what was moved", shifts("Early", "Night"), true, "Move Ines to the Night shift"],
  ["it now", shifts("Night", "Night"), false],
  ["something else now", shifts("Early, from Monday Late", "Night"), false],
  ["as it did, and so do all others", shifts("Early", "Early"), false],
  ["as it did, of what was taken away", shifts("Early", "Night"), false, "Remove Ines from the Night shift"],
  [
    "as it did, and another list says it",
    aPage('table\n  row "Ines Early"\n  row "Omar Early"\ntable\n  row "Ines Night"', { url }),
    false,
  ],
  [
    "as it did, and the page tells it elsewhere",
    shifts("Early", "Night"),
    false,
    put,
    { ...none, told: ["Ines Night"] as never[] },
  ],
])("the entry of which a control went says %s", (_, now, expected, goal, kept) => {
  expect(isOpen(now, goal, kept)).toBe(expected);
});

type Books = ReturnType<typeof shifts>;
const books = (atlas: string, herbal: string) =>
  aPage(
    `table\n  row "Atlas of ferns ${atlas} Open"\n    link "Open" #atlas\n  row "Herbal of 1610 ${herbal}"`,
    { url },
  );

it.each<[string, Books, boolean, string?, Books?]>([
  ["is lent still, and another one is returned", books("lent", "returned"), true],
  [
    "is lent still, where the deed is the word for it",
    books("lent", "returned"),
    true,
    "Return the 'Atlas of ferns'",
  ],
  [
    "is lent still, and another one was returned before that",
    books("lent", "returned last year"),
    true,
    "Mark the 'Atlas of ferns' as returned",
    books("lent", "returned last year"),
  ],
  ["is returned", books("returned", "returned"), false],
  ["reads otherwise, in words of the list's own", books("on the shelf", "returned"), false],
  ["is lent still, as is the other: the list may not tell it", books("lent", "lent"), false],
  ["is lent still, and another one is not returned yet", books("lent", "not returned"), false],
  [
    "is lent still, and was to be something else",
    books("lent", "returned"),
    false,
    "Mark the 'Atlas of ferns' as damaged",
  ],
])(
  "in the list that it was opened from it %s",
  (_, now, expected, goal = "Mark the 'Atlas of ferns' as returned", then = books("lent", "lent")) => {
    const open = anAction({
      actionId: "open",
      urlAtAction: url,
      ...listedOn(then.nodes, "atlas"),
    });
    const deed = anAction({ actionId: "deed", urlAtAction: `${url}/atlas` });
    const task = aTask({ goal, history: [open, deed] });
    expect(isListedAsBefore(deed, aGround({ task, snapshot: now, load: "elsewhere" }))).toBe(expected);
  },
);
