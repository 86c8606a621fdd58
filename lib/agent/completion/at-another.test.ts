import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { standsAtAnother } from "./at-another";
import type { Entered } from "./entered";

const replied: Entered[] = [
  { kind: "element_value", element: { role: "textbox", name: "Reply" }, value: "Home on Friday" },
];
const toElif = "Send the reply 'Home on Friday' to Elif Kaya";
const cards = (elif: string, dana: string) =>
  aPage(
    `item "Elif Kaya How is he?"\n  list ""\n    item "${elif}"\nitem "Dana Petrov May I?"\n  list ""\n    item "${dana}"`,
  );
const under = (text: string) => aPage('heading "Inbox"', { text });

it.each<[string, ReturnType<typeof aPage>, boolean, string?]>([
  ["in the card of another one", cards("Hello", "You: Home on Friday"), true],
  ["in the card of the one that is meant", cards("You: Home on Friday", "Hello"), false],
  ["in both", cards("You: Home on Friday", "You: Home on Friday"), false],
  ["in another row", aPage('row "Elif Kaya"\nrow "Dana Petrov Home on Friday"'), true],
  ["in the row", aPage('row "Elif Kaya Home on Friday"\nrow "Dana Petrov"'), false],
  [
    "as a message beside one of theirs",
    aPage('item "Elif Kaya: How is he?"\nitem "You: Home on Friday"'),
    false,
  ],
  ["in a card, where no other is theirs", aPage('item "Dana Petrov"\n  item "Home on Friday"'), false],
  [
    "in a list of one column of two",
    aPage('region "To do"\n  item "Home on Friday"\nregion "Doing"\n  item "Wash"'),
    true,
    "Add the card 'Home on Friday' to 'Doing'",
  ],
  [
    "under another heading of such",
    under("# Inbox\n## Elif Kaya\nReply Send\n## Dana Petrov\nYou: Home on Friday\nReply Send"),
    true,
  ],
  [
    "under the heading of theirs",
    under("# Inbox\n## Elif Kaya\nYou: Home on Friday\nReply Send\n## Dana Petrov\nReply Send"),
    false,
  ],
  [
    "under a heading of another kind",
    under("# Inbox\n## Elif Kaya\nOnline\n## Messages\nYou: Home on Friday"),
    false,
  ],
  ["under theirs, over all", under("# Elif Kaya\n## Today\nHome on Friday\nSend\n## Before\nSend"), false],
  [
    "in another row, where that is changed",
    aPage('row "Elif Kaya"\nrow "Dana Petrov Home on Friday"'),
    false,
    "Change the note of Elif Kaya to 'Home on Friday'",
  ],
])("what was entered for one stands at another: %s", (_, page, expected, goal = toElif) => {
  expect(standsAtAnother(replied, page, goal)).toBe(expected);
});
