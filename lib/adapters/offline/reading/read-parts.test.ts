import { describe, expect, it } from "vitest";
import { toldWant, valuesLost } from "@/tests/support/told-want";
import { readGoal } from "./read-goal";

const table: [string, string[]][] = [
  ["Look up the work order WO-1187 and open it.", ["search [WO-1187] -", 'open "WO-1187"']],
  [
    "Add Noor Haas (noor@haas.example) to the guest list of the regatta.",
    ["add Noor Haas ( )=noor@haas.example to guest list= of regatta="],
  ],
  [
    "Create an invoice for Halden Boats over 480 EUR, due on 30 June 2026.",
    ["create invoice= for =Halden Boats over 480 EUR on due on=30 June 2026"],
  ],
  ["Set the driver note of cargo order 4471 to late", ["set driver note [late] of cargo order 4471"]],
  ["Set the number of adult guests to 4", ["set number of adult guests [4]"]],
  ["Search for blue tiles in the shop.", ["search [blue tiles] -"]],
  ["Search for 'work order WO-1187'.", ["search [work order WO-1187] -"]],
  [
    "Request a refund of 12 euros. The reason is a flat tyre.",
    ["request refund {amount=12 euros reason=flat tyre}"],
  ],
  [
    "Search my library loans for 'Tidal Atlas' and renew that book.",
    ["search [Tidal Atlas] -", "renew book=Tidal Atlas"],
  ],
  [
    "I want to get the building notices by post instead of e-mail. Change that in my profile and save it.",
    ["change building notices= by post= instead of e-mail= in profile=", "submit save -"],
  ],
  [
    "Put Mirela Pop down as cover for the night shift on Friday, 27 November.",
    ["put down =Mirela Pop as cover= for night shift= on =Friday, 27 November"],
  ],
  [
    "Turn on my automatic reply from 7 December 2026 to 11 December 2026 with the text 'I am away this week and will answer on Monday.'",
    [
      "on automatic reply",
      "fill from=7 December 2026 to=11 December 2026 text=I am away this week and will answer on Monday.",
      "submit save -",
    ],
  ],
  [
    "Create a bill for Marlow Ltd over 1120.00 for 'Roof check' with payment terms of 30 days.",
    ["create bill= for =Marlow Ltd over 1120.00 for =Roof check with payment terms= of =30 days"],
  ],
  [
    "File a travel claim: description 'Ferry to Bergen', amount 38.50, project 4410",
    ["file travel claim {description=Ferry to Bergen amount=38.50 project=4410}"],
  ],
  ["Add latex as a severe allergy for this patient", ["add severe allergy {name=latex}"]],
  [
    "Create a project called Alder with a travel budget of 300 euros",
    ["create project {name=Alder travel budget=300 euros}"],
  ],
  [
    "Add a supplier: name Wick, address Main Street 5, floor 3",
    ["add supplier {name=Wick address=Main Street 5, floor 3}"],
  ],
  [
    "Add a map: title Skagerrak, author Ida Falk, shelf B2",
    ["add map {title=Skagerrak author=Ida Falk shelf=B2}"],
  ],
  [
    "Log a landing: date 3 May 2027, weight 12.5 kg, note 'sold on the quay'",
    ["log landing {date=3 May 2027 weight=12.5 kg note=sold on the quay}"],
  ],
  [
    "Add a guest: name Ida, notes prefers tea, not coffee",
    ["add guest {name=Ida notes=prefers tea, not coffee}"],
  ],
  [
    "Add a trip note titled 'Ferry' with the text 'Deck 2 is closed'",
    ["add trip note {name=Ferry text=Deck 2 is closed}"],
  ],
  ["Create a note 'Ferry' with text 'Deck 2'", ["create note {name=Ferry text=Deck 2}"]],
  ["Get a permit for bay 'B7'", ["get permit= for bay=B7"]],
  ["Set a price alarm for Copper at 9450.", ["set price alarm= for =Copper at =9450"]],
  ["On my booking QX7M2D, change my seat to 14C.", ["set seat @booking QX7M2D [14C] of booking QX7M2D"]],
  [
    "Log 6.5 hours on the Halyard project for 19 November 2026 and submit the entry",
    ["log =6.5 hours on =Halyard project for =19 November 2026", "submit submit -"],
  ],
  [
    "Book the 10:40 slot with Dr. Okafor on 3 December for Lena Brandt; the reason is 'Knee check'.",
    ["book 10:40 slot {(with)=Dr. Okafor (on)=3 December (for)=Lena Brandt reason=Knee check}"],
  ],
  [
    "Please register Jonas Hale from Northline Optics as a visitor on 4 December 2026, hosted by Petra Vance.",
    ["register visitor {name=Jonas Hale (from)=Northline Optics (on)=4 December 2026 hosted by=Petra Vance}"],
  ],
  [
    "Archive the listings 'Brass lamp', 'Oak stool' and 'Tin kettle'",
    ['archive listings "Brass lamp"', 'archive listings "Oak stool"', 'archive listings "Tin kettle"'],
  ],
  [
    "Open checkout-api in the staging console and deploy version 4.2.1 of it.",
    ["open checkout-api @staging console", "deploy version=4.2.1 of =checkout-api"],
  ],
  [
    "In the Reports area, build the report for October 2026 as CSV",
    ["build report= for =October 2026 as =CSV in =Reports area"],
  ],
  [
    "Add the VAT number ATU66210938 to our billing details and have invoices sent to accounts@tallow.example.",
    ["set VAT number [ATU66210938] of billing details", "have invoices sent= to =accounts@tallow.example"],
  ],
  [
    "For harbourlight.example, set the contact e-mail to ops@harbourlight.example and the renewal term to 5 years.",
    [
      "set contact e-mail @harbourlight.example [ops@harbourlight.example] of harbourlight.example",
      "set renewal term @harbourlight.example [5 years] of harbourlight.example",
    ],
  ],
  ["Switch on the guest network on the router's Wireless tab", ["on guest network @router's Wireless tab"]],
  ["Change the price of 'Smoked trout' on the menu to 16.80", ["set price [16.80] of Smoked trout"]],
  [
    "Enter a reading of 8431 for gas meter G-2207, taken on 20 November 2026.",
    ["enter reading= of =8431 for gas meter=G-2207 on taken on=20 November 2026"],
  ],
  [
    "Set up a monthly donation of 18 euros to River Watch, with the first payment on 1 December 2026.",
    [
      "set up monthly donation {amount=18 euros (to)=River Watch (with)=the first payment (on)=1 December 2026}",
    ],
  ],
  ["Please mark Jonas Weber as absent today", ["mark =Jonas Weber as absent today="]],
  [
    'Tag Oakridge Bakery as "wholesale" and take off the "prospect" tag',
    ["tag =Oakridge Bakery as =wholesale", "take off tag=prospect"],
  ],
  ["Mark the Hallberg deal as won", ["mark =Hallberg deal as won="]],
  ["Move the ticket about the broken printer to Done", ["drag ticket about the broken printer Done"]],
  [
    "Assign Nadia Petrov to the brake job on the blue Octavia",
    ["assign =Nadia Petrov to brake job= on blue=Octavia"],
  ],
  [
    'Set the check-out time for room 214 to 13:30 and add the note "airport taxi booked"',
    ["set check-out time [13:30] of room 214", "add note {name=airport taxi booked}"],
  ],
  [
    "Place a hold on 'The Salt Road' for reader card 20417",
    ["place hold= on =The Salt Road for reader card=20417"],
  ],
  ["Move the next inspection of Lift 3 to 4 March 2027", ["set next inspection [4 March 2027] of Lift 3"]],
  [
    "Apply for a resident parking permit, zone C, for the car with the plate HK 4471 B, starting on 1 December 2026",
    [
      "apply for resident parking permit= zone=C for car= with plate=HK 4471 B on starting on=1 December 2026",
    ],
  ],
  [
    "Turn off the SMS reminders and send the e-mail reminder 2 days before the appointment",
    ["off SMS reminders", "send e-mail reminder=2 days before the appointment"],
  ],
  [
    "Book the Mistral room at the town hall for the evening of 12 December 2026, in the name of Club Astro",
    ["book Mistral room {(at)=the town hall (for)=the evening (on)=12 December 2026 (under)=Club Astro}"],
  ],
  [
    "Please raise the fee for the Saturday market stall from 15 to 18 euros",
    ["set fee [18 euros] of Saturday market stall"],
  ],
  [
    "Set Anja Brandt's hourly rate to 42.50 euros (the site is in German)",
    ["set hourly rate [42.50 euros] of Anja Brandt"],
  ],
  [
    "Leave a comment on van KT-88: Left rear tyre worn down to 2 mm, replace before the winter trips",
    ["leave comment= on van=KT-88 =Left rear tyre worn down to 2 mm, replace before the winter trips"],
  ],
  [
    "I'd like to receive the weekly summary on Mondays at 8:00 instead of daily",
    ["request weekly summary= on =Mondays at =8:00 instead of daily="],
  ],
  ["Make my profile private", ["make profile= as private="]],
  ["Set my status to away until 5 pm", ["set status= to away= until =5 pm"]],
  [
    "Please switch the interface language to Portuguese and save",
    ["set interface language [Portuguese]", "submit save -"],
  ],
  ["Enable two-factor authentication for my account", ["on two-factor authentication @account"]],
  ["I don't want to receive marketing e-mails any more. Please turn them off.", ["off marketing e-mails"]],
  [
    "My new phone number is +44 20 7946 0991. Update it in my profile.",
    ["set phone number [+44 20 7946 0991]"],
  ],
  ["Change my password from 'old-One1' to 'new-Two2'", ["set password [new-Two2]"]],
  ["Make dark mode the default and turn off sounds", ["make dark mode= as default=", "off sounds"]],
  ["Increase the font size to 18", ["set font size [18]"]],
  [
    "Set the time zone to Europe/Lisbon, the week start to Monday, and save",
    ["set time zone [Europe/Lisbon]", "set week start [Monday]", "submit save -"],
  ],
  [
    "In Settings > Notifications, turn off the weekly digest",
    ["open Settings", "click Notifications", "off weekly digest"],
  ],
  [
    "Our new address is 12 Harbour Lane, Leith. Please change it in the company profile and save.",
    ["set address [12 Harbour Lane, Leith]", "submit save -"],
  ],
  [
    "Add a second e-mail address, backup@fern.example, to my account",
    ["add second e-mail address {()=backup@fern.example (to)=my account}"],
  ],
  [
    "Rename the device 'ESP-33' to 'Greenhouse sensor' and switch it off",
    ["set name [Greenhouse sensor] of ESP-33", 'off "Greenhouse sensor"'],
  ],
  ["Remove my phone number from my profile", ["remove phone number @profile"]],
  [
    "Move my dentist appointment from Tuesday to Thursday at 9:15",
    ["move dentist appointment= from =Tuesday to =Thursday at =9:15"],
  ],
  [
    "Book two tickets for 'The Magic Flute' on 6 February 2027, front stalls",
    ["book two tickets {(for)=The Magic Flute (on)=6 February 2027 ()=front stalls}"],
  ],
  [
    "Please book me a physiotherapy session next Wednesday at 16:00 with Ms Albrecht",
    ["book physiotherapy session {(on)=next Wednesday (at)=16:00 (with)=Ms Albrecht}"],
  ],
  [
    "Extend my stay at the Harbour Inn until 9 March and add breakfast",
    ["extend stay= at =Harbour Inn until =9 March", "add breakfast {}"],
  ],
  [
    "Set the shelf of the Oak crate to B7 and its reorder level to 30",
    ["set shelf [B7] of Oak crate", "set reorder level [30] of Oak crate"],
  ],
  ["Change the number of guests on reservation R-5521 from 2 to 5", ["set number of guests [5] of R-5521"]],
  ["Add a child seat to my car rental on 3 June", ["add child seat {(on)=3 June} @car rental"]],
  [
    "Reschedule the meeting with Ines Duarte to 21 January at 11:00",
    ["reschedule meeting= with =Ines Duarte to =21 January at =11:00"],
  ],
  [
    "Block the tennis court 2 on 4 May 2027 from 10:00 to 12:00 for maintenance",
    ["block tennis court=2 on =4 May 2027 from =10:00 to =12:00 for maintenance="],
  ],
  [
    "Request a viewing of the flat at 7 Quay Street on 2 December at 17:00; my number is 0170 5551234",
    ["request viewing of the flat {(at)=7 Quay Street (on)=2 December (at)=17:00 number=0170 5551234}"],
  ],
  [
    "Order 3 packs of the oat biscuits and have them delivered to the office",
    ["order =3 packs of oat biscuits=", "have them delivered= to office="],
  ],
  [
    "Add two Walnut desks to the basket and apply the coupon AUTUMN15",
    ["click Add to basket @two Walnut desks", "submit apply coupon AUTUMN15"],
  ],
  ["Reorder my last order", ["reorder last order="]],
  ["Take the blue mug out of the basket", ["remove blue mug @basket"]],
];

describe("goals with several parts", () => {
  it.each(table)("reads %s", (goal, expected) => {
    expect(readGoal(goal).map(toldWant)).toEqual(expected);
  });

  it.each(table)("loses no value of %s", (goal) => {
    expect(valuesLost(goal)).toEqual([]);
  });
});

it("why it is asked for is no part of it, unless the page asks for that", () => {
  const goal = "Renew The Overstory because it is still needed";
  const read = (names: string[]): string =>
    readGoal(goal, names)
      .map(({ text }) => text)
      .join("; ");
  expect(read(["The Overstory"])).toBe("Renew The Overstory");
  expect(read(["The Overstory", "Reason for renewal"])).toBe(goal);
});

describe("what somebody says has changed, with a command to enter it", () => {
  it.each<[string, string]>([
    [
      "We counted again: the teak deck chair has 12 in stock now, update that in the stock list.",
      'set "in stock" [12] of teak deck chair',
    ],
    ["Heads up, the boat shed Birch has 14 oars now. Update that.", "set oars [14] of boat shed Birch"],
    [
      "Good news: Ida Blom's phone number is 555-1234 now, update that in her profile.",
      "set phone number [555-1234] of Ida Blom",
    ],
    [
      "The price of the deck chair is 49 euros now, change that in the price list.",
      "set price [49 euros] of deck chair",
    ],
    ["We moved: our address is Quay 5 now, please update that.", "set address [Quay 5]"],
    ["Room 12 has 8 seats now, correct that on the rooms page.", "set seats [8] of Room 12"],
  ])("%s", (goal, expected) => {
    expect(readGoal(goal).map(toldWant)).toEqual([expected]);
  });
});
