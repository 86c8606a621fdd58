import { type Act, clicks, wordingsTable } from "@/tests/support/wordings";

const reads = { mutating: false } as const;
const stores = { mutating: true, requests: ["POST /api/entries 200"] } as const;

type Books = Readonly<Record<string, string>>;
const entries = { "JE-101": "Rent May", "JE-102": "Fertiliser", "JE-103": "Wages May" } as const;
const books = (states: Books, more = "") => `
  link "Journal" [current] >/journal
  link "Ledger" >/ledger
  heading "Journal entries"
  button "New entry" #new
  table "Journal entries"
${Object.entries(entries)
  .filter(([id]) => states[id] !== "gone")
  .map(([id, text]) => {
    const state = states[id] ?? "Draft";
    return `    row "${id} ${text} ${state}" #row-${id}\n      link "${id}" >/journal/${id} #l-${id}\n      button "${state === "Draft" ? "Post" : "Reverse"}" #p-${id}\n      button "Duplicate" #c-${id}`;
  })
  .join("\n")}
  status "Period May 2026 open"
${more}`;
const books_ = (on: string, from: Books, to: Books, more: Partial<Act> = {}): Act =>
  clicks(on, books(from), books(to), { ...stores, ...more });
const booked = { "JE-102": "Posted" };

type Lines = { debit?: string; credit?: string; account?: string; second?: string };
const entry = ({ debit = "", credit = "", account = "", second = "" }: Lines, more = "") => `
  heading "New journal entry"
  form "New journal entry"
    textbox "Reference" #reference
    table "Lines"
      row "Line 1"
        combobox "Account" ="${account}" |"1000 Cash|1200 Bank|6000 Rent" #account-1
        textbox "Debit" ="${debit}" #debit-1
        textbox "Credit" ="${credit}" #credit-1
      row "Line 2"
        combobox "Account" ="${second}" |"1000 Cash|1200 Bank|6000 Rent" #account-2
        textbox "Debit" #debit-2
        textbox "Credit" #credit-2
    button "Add line" #line
    button "Save as draft" #draft
    button "Post entry" #post
${more}`;
const fills = (on: string, value: string, to: Lines): Act => ({
  does: "setValue",
  on,
  value,
  before: entry({}),
  after: entry(to),
});
const chooses = (on: string, value: string, to: Lines): Act => ({ ...fills(on, value, to), does: "select" });
const posting = { debit: "900", account: "6000 Rent" };

const statement = (done: readonly string[], more = "") => `
  heading "Bank reconciliation"
  text "${3 - done.length} to match"
  list "Statement lines"
${["3 May Harbour Ltd 400.00", "4 May Water works -80.00", "5 May Card fees -12.50"]
  .map(
    (line, at) =>
      `    item "${line}${done.includes(line) ? " Matched" : ""}" #line-${at}\n      button "${done.includes(line) ? "Unmatch" : "Match"}" #m-${at}\n      button "Create entry" #n-${at}`,
  )
  .join("\n")}
${more}`;
const water = "4 May Water works -80.00";
const card = "5 May Card fees -12.50";

wordingsTable([
  {
    wanted: "an entry is booked",
    steps: [
      "Post the journal entry JE-102",
      "Post JE-102",
      "Click Post in the row of JE-102",
      "The journal entry JE-102 should be posted",
      'Post the entry "Fertiliser"',
      "JE-102 must have the status Posted",
      "Book the draft entry JE-102 (Fertiliser) by posting it",
    ],
    act: books_("#p-JE-102", {}, booked),
    others: {
      neighbour: books_("#p-JE-103", {}, { "JE-103": "Posted" }),
      reversed: books_("#p-JE-102", booked, { "JE-102": "Reversed" }),
      nothing: books_("#p-JE-102", {}, {}, { requests: [] }),
      unbalanced: clicks("#p-JE-102", books({}), books({}, '  alert "Entry JE-102 is not balanced"'), {
        mutating: true,
        requests: ["POST /api/entries 422"],
      }),
      opened: clicks("#l-JE-102", books({}), '\n  heading "JE-102"\n  status "Draft"\n  button "Post"', {
        ...reads,
        urlAfter: "https://garden.test/journal/JE-102",
      }),
    },
    told: 7,
  },
  {
    wanted: "a booked entry is turned back",
    steps: [
      "Reverse the journal entry JE-102",
      "Reverse JE-102",
      "JE-102 should be reversed",
      "In the row of JE-102, press Reverse",
      "The entry Fertiliser must be reversed because it was booked twice",
    ],
    act: books_("#p-JE-102", { "JE-101": "Posted", ...booked }, { "JE-101": "Posted", "JE-102": "Reversed" }),
    others: {
      neighbour: books_("#p-JE-101", { "JE-101": "Posted", ...booked }, { "JE-101": "Reversed", ...booked }),
      posted: books_("#p-JE-102", {}, booked),
      nothing: books_("#p-JE-102", booked, booked, { requests: [] }),
    },
    told: 5,
  },
  {
    wanted: "a debit of a line",
    steps: [
      "Enter 900 as the debit of the first line",
      "Type 900 into the Debit field of line 1",
      "In line 1, set Debit to 900",
      "The debit of line 1 should be 900",
      "Fill in 900 under Debit in the first row",
      "Line 1: debit 900",
    ],
    act: fills("#debit-1", "900", { debit: "900" }),
    others: {
      credit: fills("#credit-1", "900", { credit: "900" }),
      "other sum": fills("#debit-1", "90", { debit: "90" }),
      "not taken": fills("#debit-1", "900", {}),
    },
    told: 4,
  },
  {
    wanted: "the account of a line",
    steps: [
      "Select the account 6000 Rent in line 1",
      'Choose "6000 Rent" as the account of the first line',
      "The account of line 1 should be 6000 Rent",
      "In the first row, set Account to 6000 Rent",
      "Pick 6000 Rent from the Account dropdown of line 1",
    ],
    act: chooses("#account-1", "6000 Rent", { account: "6000 Rent" }),
    others: {
      another: chooses("#account-1", "1200 Bank", { account: "1200 Bank" }),
      "other line": chooses("#account-2", "6000 Rent", { second: "6000 Rent" }),
      "sprang back": chooses("#account-1", "6000 Rent", {}),
    },
    told: 5,
  },
  {
    wanted: "a line of the bank is matched",
    steps: [
      "Match the statement line Water works",
      'Click Match in the row of "Water works"',
      "The line of 4 May (Water works) should be matched",
      "Match the payment to Water works of 80.00",
      "Water works must be matched",
      "Mark the statement line Water works as matched",
    ],
    act: clicks("#m-1", statement([]), statement([water]), stores),
    others: {
      neighbour: clicks("#m-2", statement([]), statement([card]), stores),
      undone: clicks("#m-1", statement([water]), statement([]), stores),
      "an entry": clicks("#n-1", statement([]), entry({}), {
        ...reads,
        urlAfter: "https://garden.test/journal/new",
      }),
      nothing: clicks("#m-1", statement([]), statement([]), { mutating: true }),
    },
    told: 6,
  },
  {
    wanted: "a new entry is booked from its form",
    steps: [
      "Post the entry",
      'Click "Post entry"',
      "The journal entry should be posted",
      "Submit the entry with Post entry",
      "Post the new journal entry",
    ],
    act: clicks("#post", entry(posting), books({ "JE-103": "Posted" }, '  alert "Entry JE-103 posted"'), {
      ...stores,
      urlAfter: "https://garden.test/journal",
    }),
    others: {
      draft: clicks("#draft", entry(posting), books({}, '  alert "Draft saved"'), {
        ...stores,
        urlAfter: "https://garden.test/journal",
      }),
      unbalanced: clicks(
        "#post",
        entry(posting),
        entry(posting, '  alert "Debits and credits must be equal"'),
        { mutating: true },
      ),
      nothing: clicks("#post", entry(posting), entry(posting), { mutating: true }),
      emptied: clicks("#post", entry(posting), entry({}), { mutating: true }),
    },
    told: 0,
  },
]);
