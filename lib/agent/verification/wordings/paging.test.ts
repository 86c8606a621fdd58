import { type Act, click, keyOf, wordingsTable } from "@/tests/support/wordings";

const paged = (page: number, size: number, more = "") => `
  heading "Customers"
  table "Customers"
${Array.from({ length: Math.min(size / 5, 5) }, (_, index) => `    row "Customer ${(page - 1) * size + index + 1}"\n      link "Open"`).join("\n")}
  region "Pagination"
    status "${(page - 1) * size + 1}-${page * size} of 240"
    combobox "Rows per page" ="${size}" |"10|25|50" #size
    button "First page"${page === 1 ? " [disabled]" : ""} #first
    button "Previous page"${page === 1 ? " [disabled]" : ""} #previous
${[1, 2, 3, 4].map((one) => `    button "Page ${one}"${one === page ? " [current]" : ""} #page-${one}`).join("\n")}
    button "Next page" #next
    button "Last page" #last
${more}`;
const turns = (on: string, from: number, to: number): Act => click(on, paged(from, 10), paged(to, 10));
const resizes = (size: number): Act => ({
  does: "select",
  on: "#size",
  value: String(size),
  before: paged(1, 10),
  after: paged(1, size),
});

const row = (cells: Readonly<Record<string, string>>, editing = "", more = "") => `
  heading "Contacts"
  table "Contacts"
${["Gil Ames", "Hal Ames"]
  .map(
    (name) => `    row "${name} ${cells[name]}"
${editing === name ? `      textbox "Phone" ="${cells[name]}" #phone-${keyOf(name)}\n      button "Save" #save-${keyOf(name)}\n      button "Cancel" #cancel-${keyOf(name)}` : `      button "Edit" #edit-${keyOf(name)}`}`,
  )
  .join("\n")}
${more}`;
const phones = { "Gil Ames": "555-0101", "Hal Ames": "555-0102" };
const edits = (name: string): Act => click(`#edit-${keyOf(name)}`, row(phones), row(phones, name));
const types = (name: "Gil Ames" | "Hal Ames", value: string, stored = value): Act => ({
  does: "setValue",
  on: `#phone-${keyOf(name)}`,
  value,
  before: row(phones, name),
  after: row({ ...phones, [name]: stored }, name),
});
const stores = (name: string, value: string, kept = value): Act =>
  click(`#save-${keyOf(name)}`, row({ ...phones, [name]: value }, name), row({ ...phones, [name]: kept }), {
    mutating: true,
    requests: ["PUT /contacts/1 200"],
  });

wordingsTable([
  {
    wanted: "the third page of a table",
    steps: [
      "Go to page 3",
      "Open page 3 of the customers",
      'Click "Page 3"',
      "Page 3 should be shown",
      "Show the third page of the table",
      "Jump to the 3rd page",
      "The table must be on page 3",
    ],
    act: turns("#page-3", 1, 3),
    others: { another: turns("#page-4", 1, 4), next: turns("#next", 1, 2), nothing: turns("#page-3", 1, 1) },
    told: 7,
  },
  {
    wanted: "the last page of a table",
    steps: [
      "Go to the last page",
      "Jump to the last page of customers",
      "The last page should be shown",
      "Click the Last page button below the table",
      "Show the end of the list (last page)",
    ],
    act: turns("#last", 1, 24),
    others: { next: turns("#next", 1, 2), first: turns("#first", 3, 1), nothing: turns("#last", 1, 1) },
    told: 0,
  },
  {
    wanted: "more rows on a page",
    steps: [
      "Show 50 rows per page",
      "Set the rows per page to 50",
      "Change the page size to 50",
      "There should be 50 rows per page",
      "Rows per page: 50",
      "Choose 50 in the Rows per page dropdown",
      "The table must show 50 rows per page",
      "Display 50 customers per page",
    ],
    act: resizes(50),
    others: { fewer: resizes(25), turned: turns("#next", 1, 2) },
    told: 0,
  },
  {
    wanted: "a row is edited in place",
    steps: [
      "Edit the row of Hal Ames",
      "Start editing Hal Ames",
      "Click Edit in the row of Hal Ames",
      "Open Hal Ames for editing",
      "The row of Hal Ames should be in edit mode",
      "Make the phone number of Hal Ames editable",
    ],
    act: edits("Hal Ames"),
    others: { "the other row": edits("Gil Ames"), nothing: click("#edit-HalAmes", row(phones), row(phones)) },
    told: 5,
  },
  {
    wanted: "a cell is filled",
    steps: [
      "Enter 555-0199 as the phone number of Hal Ames",
      'Change the phone of Hal Ames to "555-0199"',
      "The phone field of Hal Ames should be 555-0199",
      "Set Hal Ames' phone to 555-0199",
      "In the row of Hal Ames, type 555-0199 into Phone",
    ],
    act: types("Hal Ames", "555-0199"),
    others: {
      "another number": types("Hal Ames", "555-0198"),
      "another row": types("Gil Ames", "555-0199"),
      "not kept": types("Hal Ames", "555-0199", "555-0102"),
    },
    told: 4,
  },
  {
    wanted: "a row is stored",
    steps: [
      "Save the row of Hal Ames",
      "Save the changes to Hal Ames",
      "Click Save in the row of Hal Ames",
      "Save the new phone number 555-0199",
      "The phone number of Hal Ames should be saved as 555-0199",
      "Hal Ames must be saved with the phone 555-0199",
    ],
    act: stores("Hal Ames", "555-0199"),
    others: {
      "another row": stores("Gil Ames", "555-0188"),
      left: click("#cancel-HalAmes", row({ ...phones, "Hal Ames": "555-0199" }, "Hal Ames"), row(phones)),
      "not kept": stores("Hal Ames", "555-0199", "555-0102"),
    },
    told: 3,
  },
]);
