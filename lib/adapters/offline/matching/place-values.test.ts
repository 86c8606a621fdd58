import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { fillFromGoal } from "./fill-from-goal";

function filled(goal: string, outline: string): string {
  const found = fillFromGoal(goal, { ...aPage(outline), known: [] });
  return `${found?.entries.map(({ node, value }) => `${node.id}=${value}`).join(", ")}; ${found?.form.submit?.id}`;
}

const letter = (first: string) =>
  `\n  form ""\n    textbox "${first}" #to\n    textbox "Title" #title\n    textbox:textarea "Body" #body\n    button "Send" #go`;

const hours = `
  textbox "Weekdays open at" #weekdays ="08:00"
  textbox "Saturday opens at" #saturday ="09:00"
  textbox "Sunday opens at" #sunday ="11:00"
  button "Save hours" #save`;

it.each([
  [
    "an address into the field for whom it goes to, and each text behind its word where the page has another for it",
    'Send a message to ida@pier.example with the subject "Tides" and the message "High water at nine."',
    letter("To"),
    "to=ida@pier.example, title=Tides, body=High water at nine.; go",
  ],
  [
    "no address of whom it comes from into the field for whom it goes to",
    'Send the message from ida@pier.example with the subject "Tides" and the message "High water at nine."',
    letter("To"),
    "undefined; undefined",
  ],
  [
    "no address into a field for something else",
    'Send a message to ida@pier.example with the subject "Tides" and the message "High water at nine."',
    letter("Berth"),
    "undefined; undefined",
  ],
  [
    "the number that is counted, and not the one order",
    "Place one order for 3 boxes of 'Printer paper A4'",
    '\n  combobox "Product" #product |"Staples|Printer paper A4" ="Staples"\n  textbox "Boxes" #boxes ="1"\n  button "Place order" #go',
    "product=Printer paper A4, boxes=3; go",
  ],
  [
    "a code into the field for one",
    "Create a coupon SPRING15 with 15 percent off",
    '\n  form ""\n    textbox "Code" #code\n    textbox:number "Percent off" #percent\n    button "Create coupon" #go',
    "code=SPRING15, percent=15; go",
  ],
  [
    "what is called in small letters after its kind, and not what the page is about",
    "Add the tag gardening to the post Raised beds in April",
    '\n  heading:1 "Raised beds in April"\n  form ""\n    textbox "Add a tag" #tag\n    button "Add" #go',
    "tag=gardening; go",
  ],
  [
    "a number into its own field where what follows it names another",
    'Record a payment of 120.50 with the reference "R 0912"',
    '\n  form ""\n    textbox "Amount" #amount\n    textbox "Reference" #ref\n    button "Record payment" #go',
    "amount=120.50, ref=R 0912; go",
  ],
  [
    "a number that goes to somebody into the field for it, and not into the one that somebody is told in",
    "Send 250 to Harbor Rent",
    '\n  form ""\n    textbox "Recipient" #who\n    textbox "Amount" #amount\n    button "Transfer" #go',
    "who=Harbor Rent, amount=250; go",
  ],
  [
    "the town and the house into the field for each",
    "Add a show on 3 May 2027 in Bergen at Pier 4, fee 650",
    '\n  form ""\n    textbox:date "Date" #day\n    textbox "City" #city\n    textbox "Venue" #venue\n    textbox:number "Fee (€)" #fee\n    button "Add show" #go',
    "day=3 May 2027, city=Bergen, venue=Pier 4, fee=650; go",
  ],
  [
    "what a machine reads as it stands, into the field that the goal calls before it",
    "Add a TXT record named _berth with the value pier-check=7f3a91 to the zone",
    '\n  form ""\n    combobox "Type" #type |"A|MX|TXT" ="A"\n    textbox "Name" #name [required]\n    textbox "Value" #value [required]\n    textbox "TTL" #ttl ="3600"\n    button "Add record" #go',
    "type=TXT, name=_berth, value=pier-check=7f3a91; go",
  ],
  [
    "a time into the one of several fields that the goal calls",
    "Set the opening time on Sunday to 10:30",
    hours,
    "sunday=10:30; save",
  ],
  [
    "what a thing's field becomes, and not the number that tells the thing",
    "Change the daily limit of my card ending in 4417 to 500 EUR",
    '\n  heading:1 "Card ending in 4417"\n  form ""\n    textbox:number "New daily limit (EUR)" #limit\n    button "Change limit" #go',
    "limit=500; go",
  ],
  [
    "what a text becomes, and not the name of the part that it stands in",
    "Change the text of the section 'Keys' to 'Ask Ida Blom.'",
    '\n  heading:1 "Harbour: Keys"\n  form ""\n    textbox:textarea "Text of the section" #text ="Ask Bo."\n    button "Save page" #go',
    "text=Ask Ida Blom.; go",
  ],
  [
    "the new name in place of the one that the field holds",
    "Rename the chart 'Tide 31' to 'Tide 2027'",
    '\n  form ""\n    textbox "Chart name" #name ="Tide 31"\n    button "Rename chart" #go',
    "name=Tide 2027; go",
  ],
  [
    "nothing more where the field holds the new name already",
    "Rename the chart 'Tide 31' to 'Tide 2027'",
    '\n  form ""\n    textbox "Chart name" #name ="Tide 2027"\n    button "Rename chart" #go',
    "name=Tide 2027; go",
  ],
  [
    "an address into the part for the street, where it is asked for by its parts",
    "Change my address to 'Kiln Road 4' with postcode '8004'",
    '\n  form ""\n    textbox "Street and number" #street ="Quay 3"\n    button "Continue" #go',
    "street=Kiln Road 4; go",
  ],
  [
    "an address in quotes into the field for such",
    "Sign up 'ida@a.org' for the letter 'Tides'",
    '\n  form ""\n    textbox:email "Where to" #mail [required]\n    checkbox "Tides" #tides [unchecked]\n    button "Sign up" #go',
    "mail=ida@a.org, tides=Tides; go",
  ],
  [
    "the new text, and not what the page is headed by",
    "On the log page 'Night watch', replace the whole text with 'All quiet.'",
    '\n  heading:1 "Editing Night watch"\n  form ""\n    textbox:textarea "Log page text" #text ="Fog."\n    button "Keep" #keep',
    "text=All quiet.; keep",
  ],
  [
    "what is quoted, where the field takes its kind alone",
    "Register the pilot 'Ida Falk' with the phone number '555-0199' and the mail address 'ida@falk.example'",
    '\n  form ""\n    textbox "Name" #name\n    textbox:tel "Phone" #phone\n    textbox:email "E-mail" #mail\n    button "Register" #go',
    "name=Ida Falk, phone=555-0199, mail=ida@falk.example; go",
  ],
])("puts %s", (_, goal, outline, expected) => {
  expect(filled(goal, outline)).toBe(expected);
});
