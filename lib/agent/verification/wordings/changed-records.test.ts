import { type Act, clicks, wordingsTable } from "@/tests/support/wordings";

const stores = { mutating: true } as const;

const record = (phone: string, editing = false, typed = phone, wrong = "") => `
  heading "Ruth Amsel"
  list "Contact"
    item "Phone ${phone}"
${editing ? `      textbox "Phone" ="${typed}"${wrong === "" ? "" : ` [invalid] ^"${wrong}"`} #phone\n      button "Save" #save\n      button "Cancel" #cancel` : '      button "Edit phone" #edit'}
    item "Address 4 Mill Lane"
      button "Edit address" #address
`;
const keeps = (on: string, after: string): Act =>
  clicks(on, record("555 0101", true, "555 0199"), after, stores);
wordingsTable([
  {
    wanted: "a fact of a record is to be changed",
    steps: [
      "Edit the phone number",
      "Click the pencil next to the phone number",
      "Open the phone number for editing",
      "The phone number should be editable",
      'Click "Edit phone"',
      "Start editing the phone of Ruth Amsel",
    ],
    act: clicks("#edit", record("555 0101"), record("555 0101", true)),
    others: {
      nothing: clicks("#edit", record("555 0101"), record("555 0101")),
      address: clicks(
        "#address",
        record("555 0101"),
        record("555 0101").replace('button "Edit address" #address', 'textbox "Address" ="4 Mill Lane"'),
      ),
    },
    told: 3,
  },
  {
    wanted: "a fact of a record is changed",
    steps: [
      "Save the new phone number 555 0199",
      "The phone number is 555 0199",
      "Change the phone number to 555 0199 and save",
      "Save the phone number",
      "The record should show the phone number 555 0199",
      'Click "Save" so that the phone is stored as 555 0199',
    ],
    act: keeps("#save", record("555 0199")),
    others: {
      cancelled: keeps("#cancel", record("555 0101")),
      "not kept": keeps("#save", record("555 0101")),
      wrong: keeps("#save", record("555 0101", true, "555 0199", "Enter a full phone number")),
      "typed only": {
        does: "setValue",
        value: "555 0199",
        on: "#phone",
        before: record("555 0101", true),
        after: record("555 0101", true, "555 0199"),
      },
    },
    told: 6,
  },
]);
