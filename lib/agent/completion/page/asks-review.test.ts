import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { isOnTheWay } from "./asks-review";

const place = '\nbutton "Place order"';

it.each<[string, boolean, string, string]>([
  ["asks to check it", true, `\nheading "Check your order"${place}`, ""],
  ["asks to confirm it", true, '\nheading "2. Please confirm"\nbutton "Order now"', ""],
  ["asks it in its title", true, `\nheading "Tulips"${place}`, "Review and send"],
  ["is a summary", true, '\nheading "Order summary"\nbutton "Buy"', ""],
  [
    "asks it in another language",
    true,
    '\nheading "Bitte prüfen"\nbutton "Verbindlich"\nbutton "Bestellen"',
    "",
  ],
  [
    "has a field to search beside it",
    true,
    `\nheading "Check your order"\ntextbox:search "Find"${place}`,
    "",
  ],
  ["thanks", true, '\nheading "Thank you!"', ""],
  ["has something to enter", false, `\nheading "Check your order"\ntextbox "Note"${place}`, ""],
  ["has nothing to send", false, '\nheading "Check your order"\nbutton "Back"', ""],
  ["says that it was sent", false, '\nheading "Check your order"\nbutton "Ordered"', ""],
  ["has a list of such", false, '\nheading "Check your order"\nbutton "Orders"', ""],
  ["shows the button no more", false, `\nheading "Check your order"${place} [hidden]`, ""],
  ["sends by a link", false, '\nheading "Check your order"\nlink "Place order"', ""],
  ["is one to check in", false, `\nheading "Check in"${place}`, ""],
  ["lists reviews", false, `\nheading "Reviews of tulips"${place}`, ""],
  ["tells of a summary", false, `\nheading "Summary of the year"${place}`, ""],
  ["is of the thing", false, `\nheading "Tulips"${place}`, "Tulips"],
  ["asks it in a text only", false, `\nitem "Check your order"${place}`, ""],
])("a page that %s is on the way to where it is stored: %s", (_, expected, outline, title) => {
  expect(isOnTheWay(aPage(outline, { title }))).toBe(expected);
});
