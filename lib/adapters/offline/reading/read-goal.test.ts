import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toldWant } from "@/tests/support/told-want";
import { readGoal } from "./read-goal";

const table: [string, string[]][] = [
  ["Go to overview, then open the Settings tab", ["open overview", "open Settings:tab"]],
  ["Add a patient named Jas", ["add patient {name=Jas}"]],
  [
    "Please add a new patient called Maria Lopez-Garcia, born 3 May 1990",
    ["add patient {name=Maria Lopez-Garcia date of birth=3 May 1990}"],
  ],
  ["Add Jas as a patient", ["add patient {name=Jas}"]],
  ["add patient Jas", ["add patient {name=Jas}"]],
  [
    "Add a patient named Jas with phone 020 7946 0000 and date of birth 1984-05-23",
    ["add patient {name=Jas phone=020 7946 0000 date of birth=1984-05-23}"],
  ],
  [
    'I want you to register a new customer with name "ACME & Sons" and email info@acme.org',
    ["register customer {name=ACME & Sons email=info@acme.org}"],
  ],
  ["Create a shop called Marks and Spencer", ["create shop {name=Marks and Spencer}"]],
  ['Make a new folder named "2024, Q1"', ["make folder {name=2024, Q1}"]],
  ["Open a ticket 'Door jams' with priority High", ["open ticket {name=Door jams priority=High}"]],
  ["Open a support case about the leak", ["open support case {(about)=the leak}"]],
  ["Open a ticket from the list", ["open any ticket @list"]],
  ["Open the ticket 'Door jams'", ["open ticket Door jams"]],
  ["Add a todo: buy milk", ["add todo {name=buy milk}"]],
  ["Enter Buy stamps as a new to-do", ["add to-do {name=Buy stamps}"]],
  ["Type a new to-do: Buy stamps", ["add to-do {name=Buy stamps}"]],
  ['Write "buy milk" down as an entry', ["add entry {name=buy milk}"]],
  ["Put Bo Lind in as another guest of the party", ["add guest of the party {name=Bo Lind}"]],
  ["Note down Buy stamps as another to-do", ["add to-do {name=Buy stamps}"]],
  ["Write 'Buy stamps' on my list", ["add item {name=Buy stamps} @list"]],
  ["Jot down oat milk on the to-do list", ["add to-do {name=oat milk} @to-do list"]],
  ["Enter Harbour as a new title", ["type [Harbour] new title"]],
  ["Enter 90 as a quantity", ["type [90] quantity"]],
  ["Add Buy stamps to the to-do list", ["add to-do {name=Buy stamps} @to-do list"]],
  ["Add oat milk to my list", ["add item {name=oat milk} @list"]],
  ["Add a task to my list", ["add task {} @list"]],
  ['Add "buy milk" to the Home list', ["add Home {name=buy milk} @Home list"]],
  [
    "Add three items: apples, pears and plums",
    ["add item {name=apples}", "add item {name=pears}", "add item {name=plums}"],
  ],
  ["Create an event titled Standup on Monday at 9:30", ["create event {name=Standup (on)=Monday (at)=9:30}"]],
  [
    "Book an appointment for Ann Lee with Dr Amari on 3 May at 10:00",
    ["book appointment {(for)=Ann Lee (with)=Dr Amari (on)=3 May (at)=10:00}"],
  ],
  ["Book me into Knot Basics", ["book Knot Basics {}"]],
  ["Schedule a meeting with Bob tomorrow at 3pm", ["schedule meeting {(with)=Bob (on)=tomorrow (at)=3pm}"]],
  ['Add "Blue mug" to the cart', ["click Add to cart @Blue mug"]],
  ["Put the blue shirt in my basket", ["click Add to basket @blue shirt"]],
  ["Delete the patient Amelia Hart", ['delete patient "Amelia Hart"']],
  ['Remove "Blue mug" from the basket', ['remove "Blue mug" @basket']],
  ['Take "Blue mug" off the list completely', ['remove "Blue mug" @list']],
  ["Cancel the appointment of Dewi Santoso", ['cancel appointment "Dewi Santoso" @Dewi Santoso']],
  ["Remove the last item from the list", ["remove row #-1 :row @list"]],
  ["Change Ann Lee's phone number to 123", ["set phone number [123] of Ann Lee"]],
  ["Update the e-mail of Ann Lee to ann@lee.org", ["set e-mail [ann@lee.org] of Ann Lee"]],
  ["Set Priority to High", ["set Priority [High]"]],
  ['Rename the board to "Roadmap"', ["set name [Roadmap] of board"]],
  ["Change the order status from Pending to Shipped", ["set order status [Shipped]"]],
  ["On the Settings tab, set Entries shown to 20", ["open Settings:tab", "set Entries shown [20]"]],
  ...["of the", "in", "under"].flatMap((place): [string, string[]][] => [
    [`Type "9 to 5" into "Hours" ${place} "Harbour office"`, ['type [9 to 5] "Hours" @Harbour office']],
    [
      `Enter "9 to 5" in the "Hours" field ${place} "Harbour office"`,
      ['type [9 to 5] "Hours":field @Harbour office'],
    ],
  ]),
  ["Turn on text reminders", ["on text reminders"]],
  ["Disable weekend opening and save", ["off weekend opening", "submit save -"]],
  ['Check the boxes "News" and "Offers"', ['on "News"', 'on "Offers"']],
  ["Uncheck all the boxes", ["off every :checkbox"]],
  ['Make sure that "Compact rows" is off', ['off "Compact rows"']],
  ['Mark "Buy milk" as done', ["mark Buy milk done true"]],
  ["Mark the message from Ann as unread", ["mark message from Ann read false"]],
  [
    'Enter the username "a" and the password "b" into the text fields and press login.',
    ["fill username=a password=b", "click login"],
  ],
  [
    'Enter the password "VJ" into both text fields and press submit.',
    ["type [VJ] every :field", "click submit"],
  ],
  ["Enter 03/20/2015 as the date and hit submit.", ["type [03/20/2015] date", "click submit"]],
  ['Enter "Lee" in the Last Name field', ["type [Lee] Last Name:field"]],
  ["Fill the e-mail with a@b.org", ["type [a@b.org] e-mail"]],
  ["Enter 42 in the quantity field", ["type [42] quantity:field"]],
  ['Type "to be, or not to be" and press Enter', ["type [to be, or not to be] -", "key Enter"]],
  ["Type hello into the search box", ["type [hello] :field"]],
  [
    'Fill in the form with name Jas, phone 123 and notes "likes tea"',
    ["fill name=Jas phone=123 notes=likes tea"],
  ],
  ["Fill in username and password", ["type [] username", "type [] password"]],
  [
    'Use the textbox to enter "Juan" and press "Search", then find and click the 3rd search result.',
    ["type [Juan] :field", 'click "Search"', "click #3 :result"],
  ],
  ['Enter an item that starts with "Se" and ends with "les".', ["choose any Se…les -"]],
  [
    "Select Trinidad and Tobago from the list and click Submit.",
    ['choose "Trinidad and Tobago" :list', "click Submit"],
  ],
  [
    "Select aB1, cD2, eF3 and click Submit.",
    ["choose aB1 -", "choose cD2 -", "choose eF3 -", "click Submit"],
  ],
  ["Select nothing and click Submit.", ["click Submit"]],
  ['Choose "Cardiology" as the specialty', ['choose "Cardiology" specialty']],
  ["From the menu, choose Export", ["choose Export @menu -"]],
  ["Pick the second option", ["choose #2 :option -"]],
  ["Select the date 12/05/2025", ["type [12/05/2025] date"]],
  ['Close the dialog box by clicking the "x".', ['click "x" @the dialog box']],
  ['Click the button in the dialog box labeled "x".', ['click "x":button @dialog box']],
  ["Click button ONE, then click button TWO.", ["click ONE:button", "click TWO:button"]],
  ['Click on the link "velit".', ['click "velit":link']],
  ["Click on Tab #2.", ["click #2:tab"]],
  ['Click on a "textarea" widget.', ['click any "textarea":section']],
  ["Focus into the textbox.", ["click :field"]],
  ['Click the first "Edit" button', ['click #1 "Edit":button']],
  ['Click "Edit" next to Ann Lee', ['click "Edit" @Ann Lee']],
  ["Click the + button 3 times", ["click +:button x3"]],
  ["Double click on the title", ["doubleClick title"]],
  ["Right-click the file report.pdf and choose Rename", ["rightClick file report.pdf", "choose Rename -"]],
  ["Hover over the picture", ["hover :icon"]],
  ['Click "New" to open the form', ['click "New"']],
  ["Expand the section below and click submit.", ["expand :section", "click submit"]],
  ["Collapse Details", ["collapse Details"]],
  ["Close the popup", ["close :dialog"]],
  ["Close the chat", ["close chat"]],
  ["Close it", ["close it"]],
  ["Press Escape", ["key Escape"]],
  ["Hit Ctrl + A", ["key Control+A"]],
  ["Press the Delete button", ["click Delete:button"]],
  ["Search for red shoes", ["search [red shoes] -"]],
  [
    'Search the catalogue for "red shoes" and sort by price low to high',
    ["search [red shoes] -", "sort price ascending"],
  ],
  ["Sort by date, newest first", ["sort date descending"]],
  ["Show only overdue invoices", ["filter - overdue invoices"]],
  ["Sign in with username bob and password {{secret:bob}}", ["login username=bob password={{secret:bob}}"]],
  ["Login as admin using password xyz", ["login username=admin password=xyz"]],
  ["Log out", ["logout"]],
  ['Send a message to Dr Amari saying "Hello there"', ["send message {to=Dr Amari message=Hello there}"]],
  [
    'Write a message to Dr Amari with subject "Rota" and text "I can swap"',
    ["send message {to=Dr Amari subject=Rota message=I can swap}"],
  ],
  ["Email Bob about lunch", ["send email {to=Bob subject=lunch}"]],
  ["Go to https://example.com/a and click More", ["goto https://example.com/a", "click More"]],
  ["Go to example.com/login", ["goto https://example.com/login"]],
  ["Dismiss the banner, then go back", ["close :dialog", "goBack"]],
  ["Wait 3 seconds and reload the page", ["wait 3", "reload"]],
  ["Scroll to the bottom", ["scroll bottom -"]],
  ['Move "Task 1" to "Done"', ['drag "Task 1" "Done"']],
  ["Upload my CV to the Resume field", ["upload CV Resume:field"]],
  ["Open the second message", ["open #2 message"]],
  [
    "First open the menu, second click Help, and finally turn on hints",
    ["open :menu", "click Help", "on hints"],
  ],
  ['Open "Report" and download it', ['open "Report"', "download =Report"]],
  ["What is the phone number of Elif Kaya?", ["read What is the phone number of Elif Kaya"]],
  ["How many patients are there?", ["read How many patients are there"]],
  ["Open the form to add a patient", ["form patient"]],
  ['Select all options except "Bread"', ["choose every :option but Bread -"]],
  ["Check every box but the red one and the blue one", ["on every :checkbox but red+blue"]],
  ["Click Yes or OK", ['click "Yes or OK" either Yes|OK']],
  ['Click "Yes or OK"', ['click "Yes or OK"']],
  ['Click either "Left" or "Right"', ["click either Left or Right either Left|Right"]],
  ["Choose Red for the colour and Large for the size", ["choose Red colour", "choose Large size"]],
  ["Move the volume slider to 40", ["set volume:slider [40]"]],
  ["Make sure that News is not checked", ["off News"]],
  ["Do not press Delete", ["unknown"]],
  ["Never press Delete; press Archive instead", ["unknown", "click Archive"]],
  ["Click the button that is not red", ["unknown"]],
  ["If the lamp is on, turn it off", ["unknown"]],
  ["Close the tabs unless they are pinned", ["unknown"]],
  ["Copy the name into the second field", ["unknown"]],
  ['Click "Do not disturb"', ['click "Do not disturb"']],
  ["Search for coffee without sugar", ["search [coffee without sugar] -"]],
  ["Type the third word of the text into the field", ["type [] :field"]],
  ["Enter the number of stars in the box", ["type [] :field"]],
  ["Enter Bob's phone in the answer field", ["type [] answer:field"]],
  ["Type that into the textbox", ["type [] :field"]],
  ["Fill in the form with your own data", ["type [] :form"]],
  ["Type the text hello into the box", ["type [hello] :field"]],
  ["Enter the date 3 May into the field", ["type [3 May] date"]],
  ["Enter the password hunter2 in the box", ["type [hunter2] password"]],
  ["Change the city to York and the postcode to 'YO1 7HH'", ["set city [York]", "set postcode [YO1 7HH]"]],
  ["Set the name to 'Harvest plan', this note has no proper title", ["set name [Harvest plan]"]],
  ["Change the motto to salt and pepper", ["set motto [salt and pepper]"]],
  [
    "Enter 'More benches' as your suggestion and Nora as your name",
    ["type [More benches] suggestion", "type [Nora] name"],
  ],
  ["Turn on the storm alert", ["on storm alert"]],
];

describe("readGoal", () => {
  it.each(table)("reads %s", (goal, expected) => {
    expect(readGoal(goal).map(toldWant)).toEqual(expected);
  });

  it("keeps names of the page whole", () => {
    expect(readGoal("click save and close", ["Save and close"]).map(toldWant)).toEqual([
      'click "save and close"',
    ]);
  });

  it("takes a name of the page as it is, whatever its words say", () => {
    const names = ["Do not disturb", "Not interested"];
    expect(readGoal("Turn on Do not disturb, then click Not interested", names).map(toldWant)).toEqual([
      "on Do not disturb",
      "click Not interested",
    ]);
  });

  it("never throws and gives each want its wording", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (goal, names) => {
        for (const want of readGoal(goal, names)) expect(want.text.length).toBeGreaterThan(0);
      }),
    );
  });

  it("never cuts or changes a quoted value", () => {
    const value = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 ,.;:&-]{0,30}[A-Za-z0-9]$/);
    fc.assert(
      fc.property(value, (text) => {
        const [want] = readGoal(`Enter "${text}" in the Name field and then click Save`);
        expect(want).toMatchObject({ do: "type", value: text });
      }),
    );
  });
});
