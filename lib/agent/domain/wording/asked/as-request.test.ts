import { describe, expect, it } from "vitest";
import { asRequest } from "./as-request";

describe("a goal that tells before it asks", () => {
  it.each<[string, string]>([
    // What only explains is no part of the request.
    ["It's getting cold, so please switch the fan on.", "Switch the fan on."],
    ["The rent is due. Could you send 250 to Birch Rent?", "Send 250 to Birch Rent."],
    ['The new term starts today: rename the group to "Term 2".', 'Rename the group to "Term 2".'],
    ["I'm going on holiday. Could you pause my deliveries?", "Pause my deliveries."],
    ["I need more time for this task: move the due date to 24 May.", "Move the due date to 24 May."],
    ["I won't need any dinners for a while, could you put my plan on hold?", "Put my plan on hold."],
    ["Sam is joining us, therefore invite sam@crew.example.", "Invite sam@crew.example."],
    ['We\'re out of milk, so add the task "Buy milk".', 'Add the task "Buy milk".'],
    // Whoever keeps asking: told is what they ask about.
    [
      "People keep asking about the Quiet room. Please open its sign-up list.",
      "Open the sign-up list of the Quiet room.",
    ],
    [
      "The members are asking about the sauna. Switch its heating back on.",
      "Switch the heating of the sauna back on.",
    ],
    ["My neighbour keeps complaining about the lamp. Turn it off.", "Turn the lamp off."],
    // It, that and this stand for what is told of.
    ["Nobody uses the random channel any more. Can you archive it?", "Archive the random channel."],
    ["Nobody writes in the random channel — please mute it.", "Mute the random channel."],
    ["The Choir chat is too noisy for me, can you mute it?", "Mute the Choir chat."],
    ["I'll take the Oak desk. Put it in my cart.", "Add the Oak desk to my cart."],
    ["I want to keep an eye on NOVA, so add it to my watchlist.", "Add NOVA to my watchlist."],
    ["I want to read The Leopard next, could you put it on my list?", 'Add "The Leopard" to my list.'],
    ["I'd like to sit at the Quiet desk on Thursday, can you book it?", "Book the Quiet desk on Thursday."],
    ["Buy milk is done, please check it off.", 'Check "Buy milk" off.'],
    ['I\'ve just done "Call Ann", so you can check that one off.', 'Check "Call Ann" off.'],
    ["The Rain hat doesn't fit, I want to send that parcel back.", 'Send the parcel "Rain hat" back.'],
    ["My soup recipe is ready, it can go live now. Please publish it.", "Publish my soup recipe."],
    ["This article is still a draft. Publish it, please.", "Publish this article."],
    ['The page "Hours" has prices now, so rename it to "Prices".', 'Rename the page "Hours" to "Prices".'],
    ["There's a broken lamp at 14 Mill Lane, could you report it?", "Report a broken lamp at 14 Mill Lane."],
    [
      "Ott & Sons have sent the money for invoice 1043. Put it down as paid.",
      "Put invoice 1043 down as paid.",
    ],
    ["It's too cold in the hall, turn the heating there up to 19.", "Turn the heating in the hall up to 19."],
    [
      "draft.docx belongs in the Archive folder, can you put it there?",
      "Move draft.docx to the Archive folder.",
    ],
    // People, and what is theirs.
    ["Elif Kaya is going home today. Discharge her.", "Discharge Elif Kaya."],
    [
      "Ben Ortiz doesn't work here any more. Delete him from my contacts.",
      "Delete Ben Ortiz from my contacts.",
    ],
    ["The patient Elif Kaya can go home. Discharge her, please.", "Discharge the patient Elif Kaya."],
    [
      'Pia should look after the ticket "VPN". Make her the owner.',
      'Make Pia the owner of the ticket "VPN".',
    ],
    ['Pia will take over the ticket "VPN". Assign it to her.', 'Assign the ticket "VPN" to Pia.'],
    [
      "Luis Soto drives the Kite from today, so put him down as its driver.",
      "Put Luis Soto down as the driver of the Kite.",
    ],
    [
      "scan_003.pdf is our lease. Could you change its name to lease.pdf?",
      "Change scan_003.pdf's name to lease.pdf.",
    ],
    ['"Renew pass" is urgent. Set its priority to High.', 'Set the priority of "Renew pass" to High.'],
    ["Linen cap is on offer now: make the price 24.90 EUR", 'Make the price of "Linen cap" 24.90 EUR.'],
    // What it is to come to is told.
    [
      "We've moved to Cardiff, could you update the city in the settings?",
      "Change the city in the settings to Cardiff.",
    ],
    [
      "Project Atlas is called Apollo now. Change its name in the list.",
      "Change the name of project Atlas in the list to Apollo.",
    ],
    [
      "There are 40 of the Blue mug now, please fix the quantity.",
      'Change the quantity of "Blue mug" to 40.',
    ],
    [
      "6 of the Olive oil in my basket, not 2. Update it.",
      'Change the quantity of "Olive oil" in my basket to 6.',
    ],
    [
      'Photo P-0163 needs a better caption, make it "Dawn" and save.',
      'Change the caption of photo P-0163 to "Dawn" and save.',
    ],
    [
      'This page needs a clearer title: "For engineers". Save it like that.',
      'Change the title to "For engineers" and save it.',
    ],
    ['Saturday hours: "9-18". Save it like that.', 'Change the Saturday hours to "9-18" and save it.'],
    [
      'There\'s a typo in the heading of this page, it should be "Heron". Correct it and publish.',
      'Change the heading to "Heron" and publish.',
    ],
    [
      'The team should be called "West", can you update and save that?',
      'Change the name of the team to "West" and save.',
    ],
    [
      "We have a new vendor in Portugal, Nordic Cork. Enter it in the list.",
      "Enter the new vendor Nordic Cork in Portugal in the list.",
    ],
    ['You can delete my draft "Old notes".', 'Delete my draft "Old notes".'],
  ])("asks for what is left: %s", (goal, request) => {
    expect(asRequest(goal)).toBe(request);
  });

  it.each([
    // A request first, and one behind it.
    "Archive the random channel. Then mute the Choir chat.",
    "Open the invoice and mark it as paid.",
    "I want to delete my account. Please send it to me first.",
    "I want to delete my account. Please export the data.",
    'Rename "Store" to "Studio". It is on the second floor.',
    // A demand.
    "The lamp should be off. Lock the door.",
    "It must be red. Order the mug.",
    "Nobody may see my profile. Change the photo to cat.jpg.",
    "I need a receipt. Pay the invoice.",
    "I prefer window seats. Book a seat.",
    "I'd like to sit by the window. Book a seat.",
    "I want to see the castle. Book a tour.",
    // Which one is meant, or what is to be entered.
    "I'm joining the evening course. Sign me up.",
    "The evening course is full. Cancel my booking.",
    "I can't make the evening course. Cancel my booking.",
    "Bella can't make the evening course. Cancel her booking.",
    "The late shift is free. Give her the shift.",
    "The lamp is blue. Add it to the cart.",
    "The colour is blue. Order the shirt.",
    "I'm coming with three friends. Add me to the guest list.",
    "I eat no meat. Order the menu of the day.",
    "We need it by Friday. Order the mug.",
    "We've run out of capers. Add the ones for the stew to my list.",
    "Helga Brandt is moving to room 305. Update her booking.",
    "The invoice is settled. Update invoice 1042.",
    "Guests keep asking about the sauna on Sunday. Switch it on.",
    "Visitors keep asking about the large hall. Book the hall.",
    "Members keep asking me for the red lamp. Switch it on.",
    "Ada Lund keeps asking about her lesson. Cancel it.",
    // Two things, and nothing says which of them.
    "Guests keep asking about the sauna and the pool. Switch it on.",
    'I like "Dune" and "Solaris". Add it to my list.',
    "This photo isn't blurry at all, take that tag off.",
    // Nothing is told that a press by hand would be for.
    "The lamp on the left is broken. Click Save",
    // What is said is not read.
    'Post the comment "It is late. Please archive it."',
    'Reply with "The rent is due. Could you send it?"',
    // Circumstances.
    "If the lamp is on, turn it off.",
    "In the list, click Save.",
    "When it is done, archive it.",
    // Other languages are read elsewhere.
    "Niemand nutzt den Kanal mehr. Archiviere ihn.",
    "La lampe est cassée. Supprimez-la.",
  ])("stays as it is: %s", (goal) => {
    expect(asRequest(goal)).toBe(goal);
  });
});
