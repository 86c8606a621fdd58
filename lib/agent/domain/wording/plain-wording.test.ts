import { describe, expect, it } from "vitest";
import { inPlainWords } from "./plain-wording";

describe("a roundabout wording", () => {
  it.each([
    ["I need a fuel entry for van FL-08: 48 litres", "Add a fuel entry for van FL-08: 48 litres"],
    ["We'd like a reminder on 3 May", "Add a reminder on 3 May"],
    // Verbs whose second word stands apart.
    ["Put the announcement 'Roof' live", "Publish the announcement 'Roof'"],
    ["It is ready. Let it go live, please.", "It is ready. Publish it, please."],
    ["Could you put my meal plan on hold?", "Could you pause my meal plan?"],
    ["Take my order off hold", "Resume my order"],
    ["Throw the draft 'Old notes' away", "Delete the draft 'Old notes'"],
    ["You can throw away my draft 'Old notes'.", "Delete my draft 'Old notes'."],
    ["Kick Bo Lund out of the group", "Remove Bo Lund from the group"],
    ["Get rid of the contact 'Ben Ortiz'", "Delete the contact 'Ben Ortiz'"],
    ["Call the meeting with Ann off", "Cancel the meeting with Ann"],
    ["Take that tag off", "Remove that tag"],
    ["Check Rex in for the 9:30 walk", "Check in Rex for the 9:30 walk"],
    ["Check the guest out of room 4", "Check out the guest of room 4"],
    ["Check the box in the form", "Check the box in the form"],
    ["I want to send that parcel back.", "I want to return that parcel."],
    ["Hand the ticket 'VPN drops' over to Priya", "Assign the ticket 'VPN drops' to Priya"],
    ["Put Priya in charge of the ticket 'VPN drops'", "Assign the ticket 'VPN drops' to Priya"],
    ["Give the task 'Paint the hall' to Ines Duarte", "Assign the task 'Paint the hall' to Ines Duarte"],
    ["Tick 'Water the plants' off", "Mark 'Water the plants' as done"],
    ["Check 'Call Ann' off on the chores list", "Tick off 'Call Ann' on the chores list"],
    ["It is cold, so please switch the frost alert on.", "It is cold, so please turn on the frost alert."],
    ["Switch the alarm of the shed back on.", "Turn on the alarm of the shed."],
    ["I'd like the weekly digest turned off", "Turn off the weekly digest"],
    ["Turn down the request of Tom Vega", "Decline the request of Tom Vega"],
    ["Give the request of Tom Vega the go-ahead", "Approve the request of Tom Vega"],
    ["Put the visit off until 3 May", "Postpone the visit until 3 May"],
    ["Push the due date back to 2026-12-24 and save", "Move the due date to 2026-12-24 and save"],
    ["Please silence the #random channel.", "Please mute the #random channel."],
    ["Please silence that channel.", "Please mute that channel."],
    ["I want to end my gym membership.", "I want to cancel my gym membership."],
    ["Please stop it from accepting any more.", "Please close it."],
    ["Stop accepting answers to the survey 'Lunch'", "Close the survey 'Lunch'"],
    // What a thing has, whose, and what it is to be.
    ["Start time for the chess evening: 19:30", "Set the start time of the chess evening to 19:30"],
    ["Price of the oak stool: 89.50", "Set the price of the oak stool to 89.50"],
    [
      "Deadline for the Harbour talk: 3 May. Please save it.",
      "Set the deadline of the Harbour talk to 3 May. Please save it.",
    ],
    // Who is to have or hear it, and what is new.
    ["Give dana@north.example access to the plan", "Share the plan with dana@north.example"],
    [
      'Write to lena@vogel.example. Subject: "Lunch", text: "At noon". Then send it.',
      'Send a message to lena@vogel.example with the subject "Lunch" and the message "At noon".',
    ],
    ['Let Ann Lee know: "We are late"', 'Send a message to Ann Lee saying "We are late"'],
    [
      "Tell Ida Holm that the kiln is cold by now",
      'Send a message to Ida Holm saying "the kiln is cold by now"',
    ],
    [
      "Please let the caretaker know that we leave at noon.",
      'Please send a message to the caretaker saying "we leave at noon"',
    ],
    ["Tell Ida Holm that the kiln is cold and open it", "Tell Ida Holm that the kiln is cold and open it"],
    ["Tell me that the kiln is cold", "Tell me that the kiln is cold"],
    ["Send 250 to Harbor Rent", "Transfer 250 to Harbor Rent"],
    ["Put me on the waitlist for 'Spin 45'", "Join the waitlist for 'Spin 45'"],
    [
      "I need a new invoice: customer Halden Bikes, 480 EUR",
      "Create a new invoice: customer Halden Bikes, 480 EUR",
    ],
    [
      "Save a new contact for me: Nora Lind, phone 0701234567",
      "Add a new contact: Nora Lind, phone 0701234567",
    ],
    [
      "Please put 'Red lentils' on the Groceries list, not on the one for hardware.",
      "Please add 'Red lentils' to the Groceries list.",
    ],
    ["Put Buy stamps on the to-do list", "Add Buy stamps to the to-do list"],
    // Where the value stands.
    [
      "Linen apron is on offer: make the price 24.90 EUR",
      "Linen apron is on offer: set the price to 24.90 EUR",
    ],
    ["Make the city York and the postcode 'YO1 7HH'", "Set the city to York and the postcode to 'YO1 7HH'"],
    [
      "Make the price of the 'Linen apron' in the shop 24.90 EUR",
      "Set the price of the 'Linen apron' in the shop to 24.90 EUR",
    ],
    ["Make the priority of 'Renew passport' High", "Set the priority of 'Renew passport' to High"],
    ["Make Tom Becker's phone number 555-0182", "Set Tom Becker's phone number to 555-0182"],
    ["Make it 'Harbour at dawn, 1962' and save", "Change it to 'Harbour at dawn, 1962' and save"],
    [
      "Photo P-0163 needs a better caption, please make it 'Dawn, 1962' and save.",
      "Change the caption of photo P-0163 to 'Dawn, 1962' and save.",
    ],
    ["Give it the title 'Prices'", "Set the title to 'Prices'"],
    ["Give photo P-0163 the caption 'Dawn'", "Set the caption of photo P-0163 to 'Dawn'"],
    ["Call me 'Queen of Dice' on my player card", "Set my name to 'Queen of Dice' on my player card"],
    ["Name it 'Harvest plan' and save it", "Set the name to 'Harvest plan' and save it"],
    [
      "Could you call the album 'Summer 2024' 'Skagen 2024' instead?",
      "Could you rename the album 'Summer 2024' to 'Skagen 2024'?",
    ],
    [
      "The workspace should be called 'Studio West', can you update that?",
      "Rename the workspace to 'Studio West'?",
    ],
    ["The due date should be 2026-12-24; save the task", "Set the due date to 2026-12-24; save the task"],
    [
      "Change the heading so that it says 'Grey Heron' and publish",
      "Set the heading to 'Grey Heron' and publish",
    ],
    ["Use 'Hallway' as the device name", "Set the device name to 'Hallway'"],
    ["Bump 'Renew passport' up to High", "Change 'Renew passport' to High"],
    ["Weekly digest: on", "Turn on Weekly digest"],
    ["Saturday hours: '9-18'. Save it like that", "Set Saturday hours to '9-18'. Save it"],
    ["6 of the Olive oil in my basket, not 2", "Change the quantity of Olive oil to 6 in my basket"],
    [
      "Leave Dr. Ida Falk an urgent note saying: Come at nine, please",
      "Leave an urgent note for Dr. Ida Falk saying: Come at nine, please",
    ],
    // What it is about, before the command.
    [
      "Visitor book sheet: change the note for Ann to: Wait at the gate, it is open",
      "On the visitor book sheet, change the note for Ann to: Wait at the gate, it is open",
    ],
    // What is to be done to it.
    ["I want the channel 'random' archived", "Archive the channel 'random'"],
    ["The draft 'Old notes' can be deleted", "Delete the draft 'Old notes'"],
    ["Invoice 1042 should be marked as paid", "Mark invoice 1042 as paid"],
  ])("%s", (goal, plain) => {
    expect(inPlainWords(goal)).toBe(plain);
  });
});

describe("what is no such wording", () => {
  it.each([
    "Somebody called yesterday: change the note for Ann to Open",
    "New visitor book: add Ann to it",
    "Ann Lee: delete her account",
    "Opening hours sheet: nine to five",
    "Order number for Ada: 5512. Cancel it.",
    "Table for Mia Roth: 7 pm",
    "Message for Ada: 5",
    "I need an entry permit for Bo",
    "We need a record of my payments",
    // Other deeds by the same words.
    "Call Ann Lee at 9:00",
    "Call the plumber on Monday",
    "Take Monday off",
    "Take the day off",
    "Take the whole next week off",
    "Make Ann Lee an admin",
    "Make 'Office' the default address",
    "Make an appointment with Dr. Weber on 3 May",
    "Make sure the weekly digest is off",
    "Put Ann down as cover for the night",
    "Give Mia Kowalski a B+ for the cell test",
    "Turn down the volume",
    "Get rid of the cookie banner",
    "Get rid of the Gym offer message, please",
    "Subscribe to the newsletter with ann@x.example",
    "Let me see the orders",
    "Throw a party for Ann",
    "End the session",
    // A value that has its field.
    "Put 'Jas' in the Name field",
    "Put 36 in the quantity field",
    "Put the text 'Hello' in the comment box",
    "Use 'Ann' as a search term",
    "Check the box off to the left",
    // Two names without quotes: which is the old one is not told.
    "Call the project Atlas Apollo from now on",
    // What is asked, quoted, or is to be written.
    "Which orders should be cancelled?",
    "Tell me which invoices should be archived",
    "Delete the order that should be refunded",
    "Set the price of 'Put on hold' to 5",
    "Rename 'Call off' to 'Throw away'",
    "Send a message to Ann saying please call off the party and give the key back",
    "Write a note: throw away the old boxes and put the rest on hold",
    "Add the task 'Report should be sent'",
    // A word before a colon that is no field, or one of many.
    "Question: which plan is cheapest?",
    "Comment: 'Well done'",
    "Date: 3 May 2026. Time: 10:00. Book the room Cedar.",
  ])("%s", (goal) => {
    expect(inPlainWords(goal)).toBe(goal);
  });
});
