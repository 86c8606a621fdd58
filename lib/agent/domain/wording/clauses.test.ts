import { describe, expect, it } from "vitest";
import { goalParts, splitClauses } from "./clauses";

const table: [string, string[]][] = [
  ["Go to overview, then open the Settings tab", ["Go to overview", "open the Settings tab"]],
  ["Type a, press Enter; wait. Open B", ["Type a", "press Enter", "wait", "Open B"]],
  ["1. Open the menu\n2. Click New\n3) Save", ["Open the menu", "Click New", "Save"]],
  ["- open A\n- open B", ["open A", "open B"]],
  ["Click Next and then click Finish", ["Click Next", "click Finish"]],
  [
    "Search for shoes, filter by size 42 and sort by price",
    ["Search for shoes", "filter by size 42", "sort by price"],
  ],
  ["Add Ann with phone 123 and email a@b.co", ["Add Ann with phone 123 and email a@b.co"]],
  ["Enter the name and address", ["Enter the name and address"]],
  ["Book a visit with Dr. Amari on 3 May", ["Book a visit with Dr. Amari on 3 May"]],
  ["To add a patient, open the Patients page", ["To add a patient, open the Patients page"]],
  ["In the list, click Delete", ["In the list, click Delete"]],
  ["Email Bob and call the office", ["Email Bob", "call the office"]],
  ["Set the clinic's name to Hill House and save it", ["Set the clinic's name to Hill House", "save it"]],
  ["Open settings > notifications", ["Open settings", "notifications"]],
  ["Set the beds to 4. Save it", ["Set the beds to 4", "Save it"]],
  ["Order pens instead of 12. Pay by card", ["Order pens instead of 12", "Pay by card"]],
  ["Gehe in den 3. Stock", ["Gehe in den 3. Stock"]],
  ["Book it on 9 June. Tell Ann", ["Book it on 9 June", "Tell Ann"]],
  ["Book it on 9 Jan. 2031 with Ann", ["Book it on 9 Jan. 2031 with Ann"]],
  ["Next", ["Next"]],
  ["Fill in the form with name: Jo, message: Hi", ["Fill in the form with name: Jo, message: Hi"]],
  ["Type 3.5 in the field. Go on", ["Type 3.5 in the field", "Go on"]],
  ["Find the loan 'Tidal' and prolong that book", ["Find the loan 'Tidal'", "prolong that book"]],
  [
    "Add the number to the account and have bills sent to me",
    ["Add the number to the account", "have bills sent to me"],
  ],
  ["Add the words red and yellow", ["Add the words red and yellow"]],
  ["For quay.example, set the plan to Basic", ["For quay.example, set the plan to Basic"]],
  ["Bestelle es bis zum 1. März 2027, bitte", ["Bestelle es bis zum 1. März 2027, bitte"]],
  [
    "On the oven desk open the programme Slow bake, set the hold to 17, and store it",
    ["On the oven desk open the programme Slow bake", "set the hold to 17", "store it"],
  ],
  [
    "In the list of open orders, set the first to done",
    ["In the list of open orders, set the first to done"],
  ],
  ["In Account > Alerts, turn off beeps", ["In Account", "Alerts", "turn off beeps"]],
  ["Set the code to 4471, can you let the team know?", ["Set the code to 4471", "can you let the team know"]],
  ["The code is 4471, is that okay for you", ["The code is 4471", "is that okay for you"]],
  ["Set the note to Closed, could you tell Ann", ["Set the note to Closed", "could you tell Ann"]],
  // What somebody is told may ask for something.
  [
    "Send Ann a message saying we are late, can you wait",
    ["Send Ann a message saying we are late, can you wait"],
  ],
  ["Call it Yes, Can you, and save it", ["Call it Yes, Can you", "save it"]],
  [
    "Comment on it: Loose bolts, replace the cap soon and send it",
    ["Comment on it: Loose bolts, replace the cap soon", "send it"],
  ],
];

describe("splitClauses", () => {
  it.each(table)("cuts %s", (text, expected) => {
    expect(splitClauses(text)).toEqual(expected);
  });

  it("keeps a name of the page whole", () => {
    expect(splitClauses("Click save and close, then wait", ["Save and close"])).toEqual([
      "Click save and close",
      "wait",
    ]);
  });
});

const ends: [string, string[]][] = [
  ["Open the menu.  Wait", ["Open the menu", "Wait"]],
  ["Open the menu. ", ["Open the menu"]],
  ["Open the upper half and  then the lower half", ["Open the upper half", "the lower half"]],
  ["Open A finally the lower half", ["Open A", "the lower half"]],
  ["Open A, once done the lower half", ["Open A", "the lower half"]],
  ["Open A, once that is done, the lower half", ["Open A", "the lower half"]],
  ["Open A, once that's done the lower half", ["Open A", "the lower half"]],
  ["Open A, after that, the lower half", ["Open A", "the lower half"]],
  ["Open File->Save->Close", ["Open File", "Save", "Close"]],
  ["Open File→Save→Close", ["Open File", "Save", "Close"]],
  ["Open File=>Save=>Close", ["Open File", "Save", "Close"]],
  ["Open A; --; close B", ["Open A", "close B"]],
  ["Open A,  and close B", ["Open A", "close B"]],
  ["Open A and also close B", ["Open A", "close B"]],
  ['Wait. "Save" is next', ["Wait", '"Save" is next']],
  ["Set the colour. Open B", ["Set the colour", "Open B"]],
];

const leads: [string, string[]][] = [
  ["1. - Open A", ["Open A"]],
  ["Open A; - close B", ["Open A", "close B"]],
  ["10. Open A\n11. Close B", ["Open A", "Close B"]],
  ["Step 10: open A", ["open A"]],
  ["Step 1 open A", ["open A"]],
  ["Step 1) open A", ["open A"]],
  ["And first open A", ["open A"]],
  ["Lastly ; close B", ["Lastly", "close B"]],
];

/** The dot ends no sentence. */
const dotted = [
  ..."Mr,Mrs,Ms,Dr,Prof,St,No,Nr,e.g,i.e,etc,vs,approx,Jr,Sr,Inc,Ltd,Co"
    .split(",")
    .map((short) => `Call ${short}. Amari`),
  "No. 4 is to be opened",
  "J. Lee is to be invited",
  "Open the page of J. Lee",
  "Wähle den 3. Eintrag",
  "Nimm den 12. Eintrag",
];

const commands: [string, string[]][] = [
  ['Log a catch: weight 12.5, note "sold"', ['Log a catch: weight 12.5, note "sold"']],
  ["Add a shop: name Wick, address Quay 5", ["Add a shop: name Wick, address Quay 5"]],
  ["Do two things: open the list, address Ida", ["Do two things: open the list", "address Ida"]],
  ["Open the list, search", ["Open the list, search"]],
  ["Open the list and search", ["Open the list", "search"]],
  ["Open the list and search and wait", ["Open the list", "search", "wait"]],
  ["Open the list and search, wait for it", ["Open the list", "search", "wait for it"]],
  ["Open the list and search. wait a bit", ["Open the list", "search", "wait a bit"]],
  ["Move the cup and all the plates", ["Move the cup and all the plates"]],
  ["Look behind the shed and under the bench", ["Look behind the shed and under the bench"]],
  ["Copy the title and when the talk begins", ["Copy the title and when the talk begins"]],
  ["Invite Ann and everyone the club knows", ["Invite Ann and everyone the club knows"]],
  ["Open the menu.  In the list, click B", ["Open the menu", "In the list, click B"]],
  ["Open the menu. In the list, click B", ["Open the menu", "In the list, click B"]],
  ['In "A. Lind", click C', ['In "A. Lind", click C']],
  ['In "A. Lind" of "B. Oak", click C', ['In "A. Lind" of "B. Oak", click C']],
  ['Add a card with title "x" and message "y"', ['Add a card with title "x" and message "y"']],
  ['Add a card with title "x" and email  "y"', ['Add a card with title "x" and email  "y"']],
  ['Add a card with title "x" and open the label "y"', ['Add a card with title "x"', 'open the label "y"']],
  [
    'Add a card with a title. Open B and message "Ann"',
    ["Add a card with a title", "Open B", 'message "Ann"'],
  ],
  ['Open B and message "Ann"', ["Open B", 'message "Ann"']],
];

const worn = "Comment on it: Worn down, replace it soon";
const texts: [string, string[]][] = [
  ["Comment on it: Done, submit", ["Comment on it: Done", "submit"]],
  ["Comment on it: Done,  submit", ["Comment on it: Done", "submit"]],
  ["Comment on it:  Worn down, replace it", ["Comment on it:  Worn down, replace it"]],
  [worn, [worn]],
  [`${worn}.`, [worn]],
  [`${worn}. `, [worn]],
  [`${worn}, and send it`, [worn, "send it"]],
  [`${worn}  and send it`, [worn, "send it"]],
  [`${worn} and submit`, [worn, "submit"]],
  [`${worn} and send the comment`, [worn, "send the comment"]],
  [`${worn} and send it.`, [worn, "send it"]],
  [`${worn} and send it. `, [worn, "send it"]],
  [
    "Leave a note: Take the tools and send it back to Ann",
    ["Leave a note: Take the tools and send it back to Ann"],
  ],
];

describe("where commands end", () => {
  it.each([...ends, ...leads, ...commands])("cuts %s", (text, expected) => {
    expect(splitClauses(text)).toEqual(expected);
  });

  it.each(dotted)("leaves %s whole", (text) => {
    expect(splitClauses(text)).toEqual([text]);
  });

  it.each(texts)("keeps the text that is to be written: %s", (text, expected) => {
    expect(splitClauses(text)).toEqual(expected);
  });

  it("cuts before a name of the page", () => {
    expect(splitClauses("Open the menu and save and close", ["Save and close"])).toEqual([
      "Open the menu",
      "save and close",
    ]);
  });
});

describe("the parts of a goal", () => {
  it.each([..."and,but,und,aber,et,mais,y,e,pero,ma,mas,en,maar".split(","), "AND"])(
    "are cut at %s",
    (word) => {
      expect(goalParts(` red boat ${word} blue sail `)).toEqual(["red boat", "blue sail"]);
    },
  );

  it.each([", ", "; ", ". "])("are cut at %j", (mark) => {
    expect(goalParts(`red boat${mark}blue sail${mark}`)).toEqual(["red boat", "blue sail"]);
  });

  it("are not cut in a number or a word", () => {
    expect(goalParts("3.5 sandy coves")).toEqual(["3.5 sandy coves"]);
  });
});
