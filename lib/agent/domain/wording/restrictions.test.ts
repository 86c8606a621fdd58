import { describe, expect, it } from "vitest";
import { keepsOthers, withoutRestrictions } from "./restrictions";

describe("what a goal wants left as it is", () => {
  it.each<[string, string, boolean]>([
    [
      "Put 2 jars on the list for June (there is an older one of that name, that one must stay as it is).",
      "Put 2 jars on the list for June.",
      false,
    ],
    ["Pledge 20 euros. One pledge only please.", "Pledge 20 euros.", false],
    ["Renew the loan of 'Tides'. Just that one.", "Renew the loan of 'Tides'.", true],
    ['Revoke the key "Old sync" and leave the other keys active.', 'Revoke the key "Old sync".', true],
    [
      "Approve Ida's leave from 8 to 12 May. Leave all the other requests as they are.",
      "Approve Ida's leave from 8 to 12 May.",
      true,
    ],
    [
      "Change the delivery street to 8 Oak Row. Keep billing unchanged.",
      "Change the delivery street to 8 Oak Row.",
      false,
    ],
    ["Set the street to 8 Oak Row and keep the phone as it is", "Set the street to 8 Oak Row", false],
    ["Change the plan to Pro and the address stays the same", "Change the plan to Pro", false],
    ["Turn off alerts for build, but don't touch the deploy ones.", "Turn off alerts for build.", false],
    ['Revoke "Old sync" and leave "Shop" and the other keys active', 'Revoke "Old sync"', true],
    ["Set the price to 189 without changing the stock", "Set the price to 189", false],
    [
      "Close hall 3. The remaining halls should keep open until 22:00",
      "Close hall 3. The remaining halls should keep open until 22:00",
      false,
    ],
    ["Delete the draft but keep the published version", "Delete the draft", false],
    ["Delete the draft of Monday. Careful, Tuesday stays!", "Delete the draft of Monday.", false],
    ["Delete Ann Lee, but Bo Lee stays on the list.", "Delete Ann Lee.", false],
    ["Delete Bo Lee, Ann stays.", "Delete Bo Lee.", false],
    ["Delete Bo Lee, Ann stays where she is", "Delete Bo Lee", false],
    ["Delete the old draft, but the note stays", "Delete the old draft", false],
    ["Mark the skiffs as swept, the others stay", "Mark the skiffs as swept", true],
    ["Lösche Bo Lee, aber Anna bleibt", "Lösche Bo Lee", false],
    ["Move card A to Done. Nothing else.", "Move card A to Done.", true],
    ["Order one platter, exactly once", "Order one platter", false],
    ["Turn on the heating in the north wing only", "Turn on the heating in the north wing", false],
    [
      "Turn on the heating in the north wing only, please",
      "Turn on the heating in the north wing, please",
      false,
    ],
    [
      "Turn on the heating in the north wing, and nowhere else",
      "Turn on the heating in the north wing",
      false,
    ],
    ["Set notifications to mentions only", "Set notifications to mentions only", false],
    [
      "Buche den Saal am 18. Mai 2027 um 18 Uhr. Bitte nur einmal.",
      "Buche den Saal am 18. Mai 2027 um 18 Uhr.",
      false,
    ],
    ["Sperre den Schlüssel A und lass die anderen unverändert", "Sperre den Schlüssel A", true],
    ["Quita a Ana de la lista y deja a los demás como están", "Quita a Ana de la lista", true],
    ["Supprime la note « A », laisse les autres.", "Supprime la note « A ».", true],
    ["Cancella la nota A e lascia le altre", "Cancella la nota A", true],
    ["Wis de notitie A en laat de rest staan", "Wis de notitie A", true],
    [
      "Set the rate of the attic to 40. The other rooms keep their rate.",
      "Set the rate of the attic to 40.",
      true,
    ],
    ["Take Ida off the rota, everyone else remains on it", "Take Ida off the rota", true],
    ["Take Ida off the rota. All the other names must stay on it.", "Take Ida off the rota.", true],
    ["Put Ida on the rota; whoever is on it already stays.", "Put Ida on the rota.", true],
    ["Put Ida on the rota, those already there stay", "Put Ida on the rota", true],
    ["Put Ida on the rota and whatever is planned stays planned.", "Put Ida on the rota.", true],
  ])("%s", (goal, deeds, others) => {
    expect(withoutRestrictions(goal)).toBe(deeds);
    expect(keepsOthers(goal)).toBe(others);
  });

  it.each([
    "Leave a comment on ticket 4: please do not change the date",
    'Send "Leave the others alone" to Ana',
    "Leave the group Chess and delete the rest",
    "Keep me signed in and open the report",
    "Fill in the form but do not submit it",
    "Extend the booking, Ann stays until Friday",
    "Book the room where Ann stays",
    "Book Hotel Aurora, long stay.",
    "Change type to Day, extended stay",
    "Add a rule, Overnight stays",
    "Add a guest, 3 night stay",
    "Add a guest, note 3 night stay",
    "Cancel the long stays, the short stays",
    "Set the switch so that it stays on, and the light stays.",
    "Do not send the mail, just save the draft",
    "Mark the rest as read",
    "Leave everything as it is",
    'Send the text "Hello, do not touch this" to Ana',
  ])("is nothing of: %s", (goal) => {
    expect(withoutRestrictions(goal)).toBe(goal);
    expect(keepsOthers(goal)).toBe(false);
  });

  it("is not cut from a quotation after something else was cut", () => {
    const goal = 'Leave the other notes as they are. Send the text "Hello, do not touch this" to Ana';
    expect(withoutRestrictions(goal)).toContain('"Hello, do not touch this" to Ana');
  });

  it.each([
    ["white space", `Open A and${" ".repeat(8_000)}x`],
    ["lines", `Open A${"\n \n".repeat(2_000)}x`],
    ["the words themselves", `Open A ${"and leave the other ".repeat(200)}`],
  ])("is read at once in a goal of much of %s", (_, goal) => {
    const began = performance.now();
    withoutRestrictions(goal);
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});
