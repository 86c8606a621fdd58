import { type Act, clicks, wordingsTable } from "@/tests/support/wordings";

const reads = { mutating: false } as const;

type Sheet = { sql?: string; rows?: readonly string[]; message?: string; tab?: string };
const query = "select name from plants where bed = 3";
const console_ = ({ sql = query, rows, message, tab = "Results" }: Sheet, more = "") => `
  heading "Query editor"
  tab "Query 1" [selected] #q1
  tab "Query 2" #q2
  button "New query" #new
  textbox "SQL" ="${sql}" #sql
  button "Run" #run
  button "Format" #format
  button "Explain" #explain
  button "Save query" #save
  tab "Results" ${tab === "Results" ? "[selected]" : ""} #results
  tab "Messages" ${tab === "Messages" ? "[selected]" : ""} #messages
${rows ? `  table "Results"\n${rows.map((row) => `    row "${row}"`).join("\n")}\n  status "${rows.length} rows in 12 ms"` : '  text "Run a query to see results"'}
${message ? `  alert "${message}"` : ""}
${more}`;
const found = ["Rose", "Sage"];
const runs = (after: string, more: Partial<Act> = {}): Act =>
  clicks("#run", console_({}), after, { requests: ["POST /api/query 200"], ...more });

wordingsTable([
  {
    wanted: "a query is run",
    steps: [
      "Run the query",
      "Click Run",
      "Execute the SQL query",
      "Press the Run button above the editor to execute the query",
      "The query should be executed",
      "The results of the query are shown",
      "Run the query and see the rows of bed 3",
    ],
    act: runs(console_({ rows: found })),
    others: {
      "a mistake": runs(console_({ message: 'syntax error at or near "form"' }), {
        requests: ["POST /api/query 400"],
      }),
      formatted: clicks("#format", console_({}), console_({ sql: query.toUpperCase() }), reads),
      "another tab": clicks("#messages", console_({}), console_({ tab: "Messages" }), reads),
      nothing: runs(console_({}), { requests: [] }),
      "an empty sheet": clicks("#new", console_({}), console_({ sql: "" }), reads),
    },
    told: 0,
  },
]);

type Row = { id: string; name: string; price: string };
const plants: readonly Row[] = [
  { id: "1", name: "Rose", price: "12" },
  { id: "2", name: "Sage", price: "7" },
  { id: "3", name: "Thyme", price: "7" },
];
const cells = (rows: readonly Row[], open = "", typed = "", pending = 0, more = "") => `
  link "Structure" >/tables/plants/structure
  link "Data" [current] >/tables/plants
  heading "plants"
  button "Insert row" #insert
${pending ? `  text "${pending} unsaved change"\n  button "Discard changes" #discard\n  button "Save changes" #save` : ""}
  table "plants"
    row "id name price"
${rows
  .map(
    (row) =>
      `    row "${row.id} ${row.name} ${row.price}" #row-${row.id}\n      checkbox "Select row" [unchecked] #c-${row.id}\n${(
        ["name", "price"] as const
      )
        .map((column) =>
          open === `${row.id} ${column}`
            ? `      textbox "${column}" ="${typed}" [focused] #f-${row.id}-${column}`
            : `      clickable "${row[column]}" #v-${row.id}-${column}`,
        )
        .join("\n")}\n      button "Delete row" #d-${row.id}`,
  )
  .join("\n")}
${more}`;
const priced = (id: string, price: string): readonly Row[] =>
  plants.map((row) => (row.id === id ? { ...row, price } : row));
const edits = (id: string, value: string, after: string, more: Partial<Act> = {}): Act => ({
  does: "setValue",
  on: `#f-${id}-price`,
  value,
  enter: true,
  mutating: true,
  before: cells(plants, `${id} price`, "7"),
  after,
  requests: ["PATCH /api/rows 200"],
  ...more,
});
const drops = (id: string): Act =>
  clicks(`#d-${id}`, cells(plants), cells(plants.filter((row) => row.id !== id)), {
    mutating: true,
    requests: ["DELETE /api/rows 204"],
  });

wordingsTable([
  {
    wanted: "a cell is stored with a value",
    steps: [
      "Enter 9 as the price of Sage and press Enter",
      'Set the price of "Sage" to 9',
      "Change the price of Sage from 7 to 9",
      "The price of Sage should be 9",
      "Type 9 into the price cell of Sage and confirm with Enter",
      "In the row of Sage, set price to 9",
      "9 must be stored as the price of Sage",
    ],
    act: edits("2", "9", cells(priced("2", "9"))),
    others: {
      "other row": edits("3", "9", cells(priced("3", "9"))),
      "other value": edits("2", "19", cells(priced("2", "19"))),
      "fell back": edits("2", "9", cells(plants)),
      refused: edits(
        "2",
        "9",
        cells(plants, "2 price", "9", 0, '  alert "permission denied for table plants"'),
        {
          requests: ["PATCH /api/rows 403"],
        },
      ),
      "only opened": clicks("#v-2-price", cells(plants), cells(plants, "2 price", "7"), reads),
    },
    told: 2,
  },
  {
    wanted: "pending changes of a sheet are kept",
    steps: [
      "Save the changes",
      "Click Save changes to write the edited cell to the database",
      "Commit the pending change",
      "The unsaved change should be saved",
      "Save the edited row",
      "There should be no unsaved changes any more because they are saved",
    ],
    act: clicks("#save", cells(priced("2", "9"), "", "", 1), cells(priced("2", "9")), {
      mutating: true,
      requests: ["PATCH /api/rows 200"],
    }),
    others: {
      discarded: clicks("#discard", cells(priced("2", "9"), "", "", 1), cells(plants), reads),
      nothing: clicks("#save", cells(priced("2", "9"), "", "", 1), cells(priced("2", "9"), "", "", 1), {
        mutating: true,
      }),
      refused: clicks(
        "#save",
        cells(priced("2", "9"), "", "", 1),
        cells(priced("2", "9"), "", "", 1, '  alert "duplicate key value violates unique constraint"'),
        { mutating: true, requests: ["PATCH /api/rows 409"] },
      ),
    },
    told: 3,
  },
  {
    wanted: "a row is dropped",
    steps: [
      "Delete the row of Sage",
      'Delete the row with the name "Sage"',
      "Delete the row of Sage with its Delete row button",
      "The row Sage should be deleted",
      "The plant Sage must be gone from the table plants",
      "Remove the second row (Sage)",
    ],
    act: drops("2"),
    others: {
      neighbour: drops("3"),
      "asked first": clicks(
        "#d-2",
        cells(plants),
        cells(plants, "", "", 0, '  dialog "Delete row?"\n    button "Cancel"\n    button "Delete"'),
        {
          mutating: true,
        },
      ),
      nothing: clicks("#d-2", cells(plants), cells(plants), { mutating: true }),
      ticked: clicks(
        "#c-2",
        cells(plants),
        cells(plants).replace("[unchecked] #c-2", "[checked] #c-2"),
        reads,
      ),
    },
    told: 6,
  },
]);

const indexes = ["plants_pkey", "plants_name_idx", "plants_bed_idx"];
const structure = (left: readonly string[], ask = "", more = "") => `
  link "Structure" [current] >/tables/plants/structure
  heading "plants"
  region "Columns"
    heading "Columns"
    item "name text"
      button "Drop" #c-name
  region "Indexes"
    heading "Indexes"
${left.map((name) => `    item "${name} btree"\n      button "Drop" #x-${name}`).join("\n")}
${ask ? `  dialog "Drop index ${ask}?"\n    text "This cannot be undone."\n    button "Cancel" #no\n    button "Drop index" #yes` : ""}
${more}`;
wordingsTable([
  {
    wanted: "it is asked whether an index shall go",
    steps: [
      "Click Drop next to plants_bed_idx",
      'Click the "Drop" button of the index "plants_bed_idx"',
      "Open the confirmation for dropping plants_bed_idx",
      "In the Indexes section, press Drop in the entry of plants_bed_idx",
    ],
    act: clicks("#x-plants_bed_idx", structure(indexes), structure(indexes, "plants_bed_idx"), {
      mutating: true,
    }),
    others: {
      neighbour: clicks("#x-plants_name_idx", structure(indexes), structure(indexes, "plants_name_idx"), {
        mutating: true,
      }),
      nothing: clicks("#x-plants_bed_idx", structure(indexes), structure(indexes), { mutating: true }),
      "left again": clicks("#no", structure(indexes, "plants_bed_idx"), structure(indexes), reads),
    },
    told: 3,
  },
  {
    wanted: "an index is dropped",
    steps: [
      "Drop the index plants_bed_idx",
      "Confirm dropping the index plants_bed_idx",
      'Click "Drop index" in the dialog',
      "The index plants_bed_idx should be dropped",
      "plants_bed_idx must no longer be in the list of indexes",
      "Confirm with Drop index so that plants_bed_idx is removed",
    ],
    act: clicks("#yes", structure(indexes, "plants_bed_idx"), structure(indexes.slice(0, 2)), {
      mutating: true,
      requests: ["POST /api/ddl 200"],
    }),
    others: {
      cancelled: clicks("#no", structure(indexes, "plants_bed_idx"), structure(indexes), reads),
      "asked only": clicks("#x-plants_bed_idx", structure(indexes), structure(indexes, "plants_bed_idx"), {
        mutating: true,
      }),
      failed: clicks(
        "#yes",
        structure(indexes, "plants_bed_idx"),
        structure(indexes, "", '  alert "lock timeout"'),
        {
          mutating: true,
          requests: ["POST /api/ddl 500"],
        },
      ),
      nothing: clicks("#yes", structure(indexes, "plants_bed_idx"), structure(indexes, "plants_bed_idx"), {
        mutating: true,
      }),
    },
    told: 5,
  },
]);
