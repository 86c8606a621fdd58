import { type Act, clicks, wordingsTable } from "@/tests/support/wordings";

const stores = { mutating: true } as const;

const numbers = ["INV-2041", "INV-2042", "INV-2043"];
type Bill = { status?: string; open?: string; gone?: string };
const bills = ({ status = "Sent", open = "", gone = "" }: Bill, of = "INV-2042", more = "") => `
  region "Sidebar"
    link "Invoices 3" [current] >/invoices #nav
    link "Paid" >/invoices?status=paid #paid
  heading "Invoices"
  table "Invoices"
${numbers
  .filter((number) => number !== gone)
  .map(
    (number) =>
      `    row "${number} Client ${number.slice(-1)} ${number === of ? status : "Sent"} 410.00"\n      link "${number}" >/invoices/${number} #l-${number}${number === of && status !== "Sent" ? "" : `\n      button "Mark as paid" #p-${number}\n      button "Void" #v-${number}`}\n      button "More" [${number === open ? "expanded" : "collapsed"} popup] #m-${number}`,
  )
  .join("\n")}
${open === "" ? "" : '  list "Actions"\n    menuitem "Duplicate" #duplicate\n    menuitem "Download PDF" #pdf\n    menuitem "Send reminder" #remind\n    menuitem "Delete" #delete'}
${more}`;
const pays = (number: string): Act =>
  clicks(`#p-${number}`, bills({}), bills({ status: "Paid" }, number), stores);
const voids = (number: string): Act =>
  clicks(`#v-${number}`, bills({}), bills({ status: "Void" }, number), stores);
const menuOf = (number: string): Act => clicks(`#m-${number}`, bills({}), bills({ open: number }));
const reminds = (on: string, of: string, toast: string): Act =>
  clicks(on, bills({ open: of }), bills({}, of, `  alert "${toast}"`), stores);
const asks =
  '  dialog "Delete invoice?"\n    text "INV-2042 will be removed."\n    button "Cancel" #cancel\n    button "Delete" #yes';

wordingsTable([
  {
    wanted: "a bill is paid",
    steps: [
      "Mark invoice INV-2042 as paid",
      'Click "Mark as paid" in the row of INV-2042',
      "The invoice INV-2042 is marked as paid",
      "INV-2042 should have the status Paid",
      "Set the status of INV-2042 to Paid",
      "Mark the second invoice as paid",
      "Invoice INV-2042 must be recorded as paid",
      "Change invoice INV-2042 (410.00) from Sent to Paid",
      "In the Invoices table, mark INV-2042 as paid so that it is no longer outstanding",
    ],
    act: pays("INV-2042"),
    others: {
      neighbour: pays("INV-2041"),
      voided: voids("INV-2042"),
      nothing: clicks("#p-INV-2042", bills({}), bills({}), stores),
      "a ticker": clicks("#p-INV-2042", bills({}), bills({}, "", '  status "2 users online"'), stores),
      filtered: clicks("#paid", bills({}), '  heading "Paid invoices"\n  text "No invoices"'),
      refused: clicks("#p-INV-2042", bills({}), bills({}, "", '  alert "The invoice could not be updated"'), {
        ...stores,
        requests: ["PATCH /invoices/2042 422"],
      }),
    },
    told: 7,
  },
  {
    wanted: "a bill is void",
    steps: [
      "Void invoice INV-2042",
      "INV-2042 should be voided",
      'Press "Void" for INV-2042',
      "The status of invoice INV-2042 is Void",
      "Make invoice INV-2042 void using the button in its row",
    ],
    act: voids("INV-2042"),
    others: { paid: pays("INV-2042"), neighbour: voids("INV-2043") },
    told: 5,
  },
  {
    wanted: "the menu of a bill is open",
    steps: [
      "Open the More menu of INV-2042",
      "Click the kebab menu in the row of INV-2042",
      "Open the actions menu for invoice INV-2042",
      "Click the three dots next to INV-2042",
      "Show more actions for INV-2042",
      "The actions of invoice INV-2042 are shown",
      'Expand "More" in the second row',
    ],
    act: menuOf("INV-2042"),
    others: {
      neighbour: menuOf("INV-2043"),
      shut: clicks("#m-INV-2042", bills({ open: "INV-2042" }), bills({})),
      nothing: clicks("#m-INV-2042", bills({}), bills({})),
    },
    told: 7,
  },
  {
    wanted: "a reminder goes out",
    steps: [
      "Send a reminder for invoice INV-2042",
      'Open the menu of INV-2042 and choose "Send reminder"',
      "A payment reminder should be sent for INV-2042",
      "Remind the client of INV-2042 by choosing Send reminder",
      "Choose Send reminder in the menu (INV-2042)",
    ],
    act: reminds("#remind", "INV-2042", "Reminder sent"),
    others: {
      "menu only": menuOf("INV-2042"),
      duplicated: reminds("#duplicate", "INV-2042", "Invoice duplicated"),
      failed: reminds("#remind", "INV-2042", "The reminder could not be sent"),
    },
    told: 0,
  },
  {
    wanted: "a bill is deleted",
    steps: [
      "Confirm the deletion of INV-2042",
      "Delete INV-2042",
      'Click "Delete" in the confirmation dialog to remove INV-2042',
      "INV-2042 is no longer in the list of invoices",
      "The invoice INV-2042 should be deleted",
      "Remove invoice INV-2042 from the table",
    ],
    act: clicks("#yes", bills({}, "", asks), bills({ gone: "INV-2042" }), stores),
    others: {
      cancelled: clicks("#cancel", bills({}, "", asks), bills({}), stores),
      "asked only": clicks("#delete", bills({ open: "INV-2042" }), bills({}, "", asks), stores),
      "another one": clicks("#yes", bills({}, "", asks), bills({ gone: "INV-2041" }), stores),
      "still there": clicks("#yes", bills({}, "", asks), bills({}), stores),
    },
    told: 3,
  },
]);
