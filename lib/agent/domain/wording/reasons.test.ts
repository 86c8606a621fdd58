import { expect, it } from "vitest";
import { withoutReasons } from "./reasons";

it.each<[string, string]>([
  ["Renew The Overstory, I haven't finished it yet", "Renew The Overstory"],
  [
    "Cancel the 15:00 booking of the Garden Room, the client can't make it",
    "Cancel the 15:00 booking of the Garden Room",
  ],
  ["Move the 09:30 slot to 11:15, she is stuck in traffic", "Move the 09:30 slot to 11:15"],
  ["Renew it. We're still reading it.", "Renew it."],
  ["Give the key back because he moved out", "Give the key back"],
  ["Return the drill, as it has stopped working", "Return the drill"],
  ["Storniere den Termin, weil sie krank ist", "Storniere den Termin"],
  ["Annule le cours, parce que la salle est fermée", "Annule le cours"],
  ["Close lane 4, the pump has been moved", "Close lane 4"],
  ["I can't row any more, switch me to the early class", "switch me to the early class"],
  ["We no longer drive. Please cancel the parking permit.", "cancel the parking permit."],
  ["Ada Lind isn't coming, so take her off the rota", "take Ada Lind off the rota"],
])("why it is asked for is cut off: %s", (goal, left) => {
  expect(withoutReasons(goal)).toBe(left);
});

it.each([
  "Add my car to the permit, plate WX 4821K, it's a Skoda Fabia",
  "Book Biscuit in, my phone is 0161 496 0321",
  "Add a bike, the color is blue",
  "Order tea, I want it with milk",
  "Add a note: the client can't make it",
  "Reply 'Sorry, I am not coming'",
  "Book a table, we are four people",
  "Add Ann to the list, she is the owner",
  "Write to Ben, because Ada left",
  "Turn on the lamp, open the door",
  "Add Ann to the team, as editor",
  "Order tea, want it with milk",
  "Book a ride, car preferred",
  "Show orders, since monday",
  "Turn off alerts, she gets too many, and turn on the digest",
  "Rename the list to groceries, I changed my plans, delete the old one",
  "Book the court, we play doubles and want the one indoors",
  "Tell Tom about it, I cannot come",
  "My phone does not work, order a new one",
  "The lift isn't working, report it",
  "Ada Lind isn't coming, close the list",
  "Ada Lind isn't coming, tell her team",
  "I can't come at 9:30, move it to 11:00",
  "I can't come on Friday, cancel my rowing class",
  "I can't come on friday, cancel my rowing class",
  "I can't come to Rowing, cancel my class",
  "I can't come tomorrow, cancel my class",
  "I can't make Fridays any more, switch me to the early class",
  "Ada Lind can't come on Friday, take her off the rota",
  "Ada Lind can't come, replace him by her",
  "Add a note to the door ticket: the hinge is broken, we closed the shop",
])("what states a value or is to be done stays: %s", (goal) => {
  expect(withoutReasons(goal)).toBe(goal);
});
