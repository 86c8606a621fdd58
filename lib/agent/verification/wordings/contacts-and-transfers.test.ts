import { type Act, clicks, wordingsTable } from "@/tests/support/wordings";

const stores = { mutating: true } as const;

const people = ["Adler & Sons", "Brook Media"];
const contacts = (names: readonly string[], more = "") => `
  heading "Contacts"
  button "New contact" #new
  textbox "Search contacts" #search
  table "Contacts"
${names.map((name) => `    row "${name} Active"\n      link "${name}"\n      button "Edit" #e-${name.slice(0, 5)}\n      button "Archive" #a-${name.slice(0, 5)}`).join("\n")}
${more}`;
const newContact = (name: string, mail = "office@clove.test", wrong = "") => `
  dialog "New contact"
    textbox "Name" ="${name}" #name
    textbox:email "Email" ="${mail}" ${wrong === "" ? "" : `[invalid] ^"${wrong}"`} #mail
    button "Cancel" #cancel
    button "Save contact" #save`;
const keeps = (on: string, after: string, more: Partial<Act> = {}): Act =>
  clicks(on, contacts(people, newContact("Clove Studio")), after, { ...stores, ...more });
const archives = (name: string): Act =>
  clicks(`#a-${name.slice(0, 5)}`, contacts(people), contacts(people.filter((one) => one !== name)), stores);

wordingsTable([
  {
    wanted: "the form for a contact is up",
    steps: [
      "Open the form for a new contact",
      "Click the plus button to add a contact",
      'Click "New contact"',
      "Start adding a new contact",
      "The New contact dialog should be open",
      "Bring up the dialog to create a contact",
    ],
    act: clicks("#new", contacts(people), contacts(people, newContact("", ""))),
    others: {
      nothing: clicks("#new", contacts(people), contacts(people)),
      edited: clicks(
        "#e-Adler",
        contacts(people),
        contacts(people, '  dialog "Edit contact"\n    textbox "Name" ="Adler & Sons"\n    button "Save"'),
      ),
    },
    told: 4,
  },
  {
    wanted: "a contact is kept",
    steps: [
      "Save the new contact Clove Studio",
      'Click "Save contact" to store Clove Studio',
      "Clove Studio is listed among the contacts",
      "The contact Clove Studio should be created",
      "Create the contact Clove Studio (office@clove.test)",
      "Add Clove Studio to the contacts",
      'There must be a contact named "Clove Studio"',
      "Submit the form so that Clove Studio is saved",
    ],
    act: keeps("#save", contacts([...people, "Clove Studio"])),
    others: {
      cancelled: keeps("#cancel", contacts(people)),
      "not kept": keeps("#save", contacts(people)),
      emptied: keeps("#save", contacts(people, newContact("", ""))),
      "wrong mail": keeps(
        "#save",
        contacts(people, newContact("Clove Studio", "office", "Enter a valid email")),
      ),
      "another one": keeps("#save", contacts([...people, "Clover Inn"])),
      unstored: keeps("#save", contacts(people, newContact("Clove Studio")), {
        requests: ["POST /contacts 500"],
      }),
    },
    told: 8,
  },
  {
    wanted: "a contact is archived",
    steps: [
      "Archive Brook Media",
      "Archive the contact Brook Media using the button in its row",
      "Brook Media should be archived",
      "The contact Brook Media is archived and gone from the list",
      'Click Archive next to "Brook Media"',
      "Move Brook Media to the archive",
    ],
    act: archives("Brook Media"),
    others: {
      neighbour: archives("Adler & Sons"),
      searched: {
        does: "setValue",
        value: "Adler",
        on: "#search",
        before: contacts(people),
        after: contacts(["Adler & Sons"]).replace('"Search contacts"', '"Search contacts" ="Adler"'),
      },
      nothing: clicks("#a-Brook", contacts(people), contacts(people), stores),
    },
    told: 5,
  },
]);

const transfer = (amount: string, from: string, more = "") => `
  heading "Bank transfer"
  text "Balance 1,250.00 EUR"
  form "Transfer"
    combobox "From account" ="${from}" |"Checking 1001|Savings 2002" #from
    combobox "To account" ="" |"Checking 1001|Savings 2002|Rent 3003" #to
    textbox "Amount" ="${amount}" #amount
    textbox "Reference" #reference
    button "Transfer" #go
    button "Reset" #reset
${more}`;
const enters = (value: string, after: string, on = "#amount"): Act => ({
  does: "setValue",
  value,
  on,
  before: transfer("", "Checking 1001"),
  after,
});
const draws = (value: string, on = "#from"): Act => ({
  does: "select",
  value,
  on,
  before: transfer("", "Checking 1001"),
  after:
    on === "#from"
      ? transfer("", value)
      : transfer("", "Checking 1001").replace('"To account" =""', `"To account" ="${value}"`),
});
const filled = transfer("250", "Savings 2002");

wordingsTable([
  {
    wanted: "an amount to be sent",
    steps: [
      "Enter 250 as the amount",
      "The amount should be 250",
      "Type 250 into the Amount field of the transfer form",
      "Set the transfer amount to 250",
      'Fill in "250" for the amount (in EUR)',
      "250 is entered in Amount",
      "Enter an amount of 250",
      "Fill the amount with 250",
      'Amount: "250"',
    ],
    act: enters("250", transfer("250", "Checking 1001")),
    others: {
      more: enters("2500", transfer("2500", "Checking 1001")),
      elsewhere: enters(
        "250",
        transfer("", "Checking 1001").replace('"Reference"', '"Reference" ="250"'),
        "#reference",
      ),
      "not taken": enters("250", transfer("", "Checking 1001")),
    },
    told: 8,
  },
  {
    wanted: "the account that is drawn on",
    steps: [
      "Select Savings 2002 as the source account",
      "Choose the account Savings 2002 in From account",
      "Transfer from Savings 2002: select it",
      'Pick "Savings 2002" from the "From account" dropdown',
      "The from account should be Savings 2002",
      'Set "From account" to Savings 2002',
      "Savings 2002 is selected in the From account list",
    ],
    act: draws("Savings 2002"),
    others: { "sent there": draws("Savings 2002", "#to"), another: draws("Checking 1001") },
    told: 3,
  },
  {
    wanted: "the money is sent",
    steps: [
      "Transfer the money",
      "Submit the transfer",
      "Click Transfer to send 250 EUR",
      "Send the 250 from savings",
      "The transfer of 250 should be carried out",
      "Execute the bank transfer",
      "Complete the transfer",
    ],
    act: clicks(
      "#go",
      filled,
      '  heading "Transfer complete"\n  text "250.00 EUR has been transferred from Savings 2002 to Rent 3003"\n  link "New transfer"',
      { ...stores, requests: ["POST /transfers 201"] },
    ),
    others: {
      "too little": clicks(
        "#go",
        filled,
        transfer("250", "Savings 2002", '  alert "Insufficient funds"'),
        stores,
      ),
      reset: clicks("#reset", filled, transfer("", "Checking 1001"), stores),
      broken: clicks("#go", filled, transfer("250", "Savings 2002", '  alert "Something went wrong"'), {
        ...stores,
        requests: ["POST /transfers 500"],
      }),
      emptied: clicks("#go", filled, transfer("", "Checking 1001"), stores),
    },
    told: 0,
  },
]);
