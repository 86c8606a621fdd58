import { expect, it } from "vitest";
import { cameToNothing } from "./come-to-nothing";

it.each<[string, string, boolean]>([
  ["Budget review Cedar Cancelled", "Book the room Cedar for 'Budget review'", true],
  ["lena@vogel.example Noon at the pier Undeliverable", "Send 'Noon at the pier' to Lena", true],
  ["Beeswax candle 12 On hold – payment missing", "Order 12 beeswax candles", true],
  ["Taxi gare 18 Annulée", "Ajoute la dépense 'Taxi gare'", true],
  ["Budgetrunde Linde Storniert", "Buche den Raum Linde", true],
  ["Meter 7 4821 Not synced", "Add the reading of meter 7", true],
  ["Harvest week (conflicted copy)", "Change the title to 'Harvest week'", true],
  ["Try rabbit skin glue Only you", "Post the comment 'Try rabbit skin glue'", true],
  ["Budget review Cedar Cancelled", "Cancel the meeting 'Budget review'", false],
  ["Budget review Cedar Cancelled", "Delete the meeting 'Budget review'", false],
  ["Order 12 On hold", "Put order 12 on hold", false],
  ["Cedar Confirmed. Free of charge if cancelled by Friday", "Book the room Cedar", false],
  ["Cedar Confirmed. It can be cancelled any time", "Book the room Cedar", false],
  ["Cedar Confirmed – Cancel booking", "Book the room Cedar", false],
])("%s, to %s: %s", (text, goal, expected) => {
  expect(cameToNothing(goal)(text)).toBe(expected);
});
