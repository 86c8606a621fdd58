import { describe, expect, it } from "vitest";
import { toldWant, valuesLost } from "@/tests/support/told-want";
import { readGoal } from "./read-goal";

const table: [string, string[]][] = [
  [
    "Return the rain jacket from order 5531, reason: too small",
    ["return rain jacket= from order=5531 reason= too small="],
  ],
  [
    "Put the article 'Lamp 40' on sale for 29.90 until 31 December",
    ["put article=Lamp 40 on sale= for =29.90 until =31 December"],
  ],
  ["Reduce the stock of item SKU-118 by 4", ["reduce stock= of item=SKU-118 by =4"]],
  [
    "Mark order #2210 as shipped with tracking number RR123456789DE",
    ["mark order=#2210 as shipped= with tracking number=RR123456789DE"],
  ],
  ["Refund 12.40 euros to Hana Sato for order 7781", ["refund =12.40 euros to =Hana Sato for order=7781"]],
  [
    "Change the delivery address of order 9921 to 5 Canal Row, Bath",
    ["set delivery address [5 Canal Row, Bath] of order 9921"],
  ],
  [
    "Hide the products 'Old lamp' and 'Blue vase' from the shop",
    ["hide products=Old lamp from shop=", "hide products=Blue vase from shop="],
  ],
  [
    "Set the status of tasks 14 and 17 to Blocked",
    ["set status [Blocked] of task 14", "set status [Blocked] of task 17"],
  ],
  ["In the row of Elif Kaya, change the role to Editor", ["set role @Elif Kaya [Editor] of Elif Kaya"]],
  [
    "Approve the expenses of Tom Vega and reject those of Ida Holm",
    ["approve expenses= of =Tom Vega", "reject expenses= of =Ida Holm"],
  ],
  [
    "Give the card 'Fix login' the label urgent and assign it to Priya",
    ["give card=Fix login label urgent=", "assign =Fix login to =Priya"],
  ],
  [
    "Create a card 'Write tests' in the To do column and set its due date to 2 February",
    ["create card {name=Write tests} @To do column", "set due date [2 February] of Write tests"],
  ],
  ["Split the invoice 332 into two parts", ["split invoice=332 into two parts="]],
  [
    "Duplicate the sheet 'Budget 2026' and call the copy 'Budget 2027'",
    ["duplicate sheet=Budget 2026", "call copy=Budget 2027"],
  ],
  ["Merge contact 'J. Hale' into 'Jonas Hale'", ["merge contact=J. Hale into =Jonas Hale"]],
  ["Lock the column Price", ["lock column=Price"]],
  ["Pin the message from Lea and mute the thread", ["pin message= from =Lea", "mute thread="]],
  [
    "Close the issues 'Typo in footer' and 'Broken link'",
    ["close issues=Typo in footer", "close issues=Broken link"],
  ],
  ["Change the owner of the Atlas board from Sam to Noor", ["set owner [Noor] of Atlas board"]],
  ["Move 'Paint fence' and 'Oil gate' to Done", ['drag "Paint fence" Done', 'drag "Oil gate" Done']],
  [
    "Raise the priority of ticket 881 to High and add a comment saying 'Customer called twice'",
    ["set priority [High] of ticket 881", "add comment {text=Customer called twice}"],
  ],
  ["Export the table as XLSX", ["export table= as =XLSX"]],
  [
    "Reply to Jana's mail with 'Thanks, see you at six' and archive it",
    ["send message {to=Jana's mail message=Thanks, see you at six}", 'archive "Jana\'s mail"'],
  ],
  [
    "Forward the message 'Lease' to legal@oak.example with the note 'Please check clause 4'",
    ["send message Lease {to=legal@oak.example note=Please check clause 4}"],
  ],
  ["Unsubscribe from the newsletter of Garden Weekly", ["unsubscribe from newsletter= of =Garden Weekly"]],
  [
    "Label the mail 'Invoice March' as Finance and move it to Paid",
    ["label mail=Invoice March as =Finance", 'drag "Invoice March" Paid'],
  ],
  [
    "Set my out-of-office message to 'Back on 4 January' and turn it on",
    ["set out-of-office message [Back on 4 January]", 'on "out-of-office message"'],
  ],
  [
    "Request three days of leave from 8 to 10 February 2027, reason 'moving house'",
    ["request three days of leave= from =8 to =10 February 2027 reason=moving house"],
  ],
  [
    "Approve Ben Ortiz's leave request and leave the comment 'Enjoy'",
    ["approve leave request=Ben Ortiz", "leave comment=Enjoy"],
  ],
  [
    "Enter 7.5 hours for Monday, 23 November on project Kestrel",
    ["enter =7.5 hours for =Monday, 23 November on project=Kestrel"],
  ],
  [
    "Change Rosa Lind's contract to part-time, 24 hours a week, from 1 March 2027",
    ["change contract=Rosa Lind to part-time= =24 hours a week from =1 March 2027"],
  ],
  [
    "Onboard Malik Stone as a junior cook, starting 3 May 2027, reporting to Ana Reis",
    ["onboard =Malik Stone as junior cook= starting=3 May 2027 to reporting to=Ana Reis"],
  ],
  [
    "Swap my shift on 12 December with Leo's on 13 December",
    ["swap shift= on =12 December with =Leo's on =13 December"],
  ],
  [
    "Excuse Mia Funk from sports on Thursday because of a cold",
    ["excuse =Mia Funk from sports= on =Thursday because of cold="],
  ],
  [
    "Grade Emil Wolf's test with a 2 and add the remark 'Good work'",
    ["grade test=Emil Wolf with =2", "add remark {name=Good work}"],
  ],
  [
    "Add the crew member Ida Falk with the shift Early to the boat 'Kittiwake'",
    ["add crew member {name=Ida Falk shift=Early} @Kittiwake"],
  ],
  [
    "Add the oar Long with the weight 'Light' to the boat 'Kittiwake'",
    ["add oar Long {weight=Light} @Kittiwake"],
  ],
  ["Add the crew member Ida Falk with the shift Early", ["add crew member {name=Ida Falk shift=Early}"]],
  [
    "Add a mooring with the note 'Back on Monday' and the rate 'Low'",
    ["add mooring {note=Back on Monday rate=Low}"],
  ],
  [
    "Record a blood pressure of 130/85 for Ruth Adler, measured at 9:10",
    ["record blood pressure {()=130/85 (for)=Ruth Adler measured at=9:10}"],
  ],
  [
    "Renew the prescription for Metformin 500 mg for Paul Stein",
    ["renew prescription= for =Metformin 500 mg for =Paul Stein"],
  ],
  ["Transfer Elif Kaya to ward 4, bed 12", ["transfer =Elif Kaya to ward=4 bed=12"]],
  [
    "Cancel the 11:20 appointment of Dewi Santoso and note 'called in sick'",
    ["cancel 11:20 appointment @Dewi Santoso", "note =called in sick"],
  ],
  [
    "Transfer 250 euros to Anna Kraus, IBAN DE02 1203 0000 0000 2020 51, for 'Rent December'",
    ["transfer =250 euros to =Anna Kraus IBAN=DE02 1203 0000 0000 2020 51 for =Rent December"],
  ],
  ["Pay the invoice 2026-118 from my savings account", ["pay invoice=2026-118 from savings account="]],
  [
    "Set up a standing order of 75 euros to Green Power on the 1st of every month",
    ["set up standing order {amount=75 euros (to)=Green Power (on)=1st of every month}"],
  ],
  ["Raise my daily limit to 2,000 euros", ["set daily limit [2,000 euros]"]],
  [
    "Dispute the charge of 49.99 from StreamBox on 3 November",
    ["dispute charge= of =49.99 from =StreamBox on =3 November"],
  ],
  [
    "Add 'Blue Train' to my playlist Evening and play it",
    ["add playlist Evening {name=Blue Train} @playlist Evening", "play =Blue Train"],
  ],
  ["Rate 'The Leopard' with five stars", ["rate =The Leopard with five stars="]],
  ["Set the video 'Harbour' to unlisted", ["set video=Harbour to unlisted="]],
  ["Delete my comment 'First!' under the photo 'Dune'", ['delete my comment "First!" @photo Dune']],
  ["Share the album 'Crete' with Lea and Tom", ["share album=Crete with =Lea and Tom"]],
  ["Can you cancel my gym membership?", ["cancel gym membership"]],
  ["Reserve desk B4 on the second floor", ["reserve desk B4 {} @second floor"]],
  ["I need a parking space for Friday. Please reserve one.", ["reserve parking space {(for)=Friday}"]],
  ["We would like to invite Sam Reed to the team as an editor", ["invite =Sam Reed to team= as editor="]],
  [
    "I've moved to 9 Elm Court, Kent. Please update my address.",
    ["update address= =I've moved to =9 Elm Court, Kent"],
  ],
  ["Would you please set the room temperature to 21 degrees?", ["set room temperature [21 degrees]"]],
  ["Cancel the tour of Ida Falk to Bergen", ['cancel tour "Ida Falk" @Ida Falk to Bergen']],
  ["Go to the Members page and remove Ravi Shah", ["open Members:page", "remove Ravi Shah"]],
  [
    "From the dashboard, open Billing and download the invoice for May 2026",
    ["open Billing @dashboard", "download invoice= for =May 2026"],
  ],
  ["The meter in flat 3 shows 5512 kWh; please submit that reading", ["submit reading= =5512 kWh in flat=3"]],
  [
    "Report the result of the game Otters against Herons: Otters 4, Herons 2",
    ["report result= of game=Otters against =Herons =Otters 4 =Herons 2"],
  ],
  ["Report the number of open games", ["read Report the number of open games"]],
  ["Report the lamp at platform 2 as broken", ["report lamp= at platform=2 as broken="]],
  ["Make Priya an admin of the workspace", ["make =Priya as admin= of workspace="]],
  ["Grant Leo Marsh access to the folder 'Contracts'", ["grant =Leo Marsh access= to folder=Contracts"]],
  ["Allow Kim to edit the document 'Plan'", ["allow =Kim to edit the document=Plan"]],
];

describe("goals with several deeds and details", () => {
  it.each(table)("reads %s", (goal, expected) => {
    expect(readGoal(goal).map(toldWant)).toEqual(expected);
  });

  it.each(table)("loses no value of %s", (goal) => {
    expect(valuesLost(goal)).toEqual([]);
  });
});
