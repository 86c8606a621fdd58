import { type Act, click, wordingsTable } from "@/tests/support/wordings";

const entries = [
  ["INV-31", "Aldo", "Overdue", "120"],
  ["INV-32", "Berta", "Paid", "45"],
  ["INV-33", "Carl", "Draft", "300"],
  ["INV-34", "Dora", "Overdue", "80"],
  ["INV-35", "Emil", "Paid", "15"],
] as const;
type Look = { status?: string; search?: string; sort?: string; hidden?: string; ticked?: readonly string[] };
const columns = ["Number", "Customer", "Status", "Amount"] as const;
const at = (column: string): number => columns.map(String).indexOf(column);
const rowsOf = ({ status = "", search = "", sort = "" }: Look) => {
  const found = entries.filter(
    (row) =>
      (status === "" || row[2] === status) &&
      (search === "" || row.some((cell) => cell.toLowerCase().includes(search.toLowerCase()))),
  );
  const [column = "", way = ""] = sort.split(" ");
  if (column === "") return found;
  const sorted = found.toSorted((one, two) =>
    (one[at(column)] ?? "").localeCompare(two[at(column)] ?? "", "en", { numeric: true }),
  );
  return way === "down" ? sorted.toReversed() : sorted;
};
const grid = (look: Look, more = "") => {
  const rows = rowsOf(look);
  return `
  heading "Invoices"
  textbox "Search invoices" ="${look.search ?? ""}" #search
  button "Filter" [collapsed popup] #filter
  button "Columns" [collapsed popup] #columns
  button "Export" #export
${look.status ? `  button "Status: ${look.status}" #chip\n  button "Clear all filters" #clear` : ""}
  table "Invoices"
    row "Select all ${columns.filter((one) => one !== look.hidden).join(" ")}"
      checkbox "Select all rows" [${look.ticked?.length === rows.length ? "checked" : "unchecked"}] #all
${columns
  .filter((one) => one !== look.hidden)
  .map(
    (one) =>
      `      button "${one}${look.sort?.startsWith(one) ? (look.sort.endsWith("down") ? " sorted descending" : " sorted ascending") : ""}" #h-${one}`,
  )
  .join("\n")}
${rows
  .map(
    (row) => `    row "${row.filter((_, index) => columns[index] !== look.hidden).join(" ")}"
      checkbox "Select row" [${look.ticked?.includes(row[0]) ? "checked" : "unchecked"}] #c-${row[0]}
      link "${row[0]}" #l-${row[0]}
      button "More" [popup] #m-${row[0]}`,
  )
  .join("\n")}
${look.ticked?.length ? `  region "Bulk actions"\n    status "${look.ticked.length} selected"\n    button "Mark as paid" #bulk-paid\n    button "Delete" #bulk-delete` : ""}
  status "${rows.length} invoices"
${more}`;
};
const filters = `  list:menu "Filter by status"
${["Overdue", "Paid", "Draft"].map((name) => `    menuitem "${name}" #s-${name}`).join("\n")}`;
const filtering = grid({}, filters).replace("[collapsed popup] #filter", "[expanded popup] #filter");
const shows = (status: string): Act => click(`#s-${status}`, filtering, grid({ status }));
const filterMenu = click("#filter", grid({}), filtering);
const columnMenu = (hidden = "") => `  list:menu "Columns"
${columns.map((name) => `    checkbox "${name}" [${name === hidden ? "unchecked" : "checked"}] #col-${name}`).join("\n")}`;
const choosing = (hidden = "") =>
  grid({ hidden }, columnMenu(hidden)).replace("[collapsed popup] #columns", "[expanded popup] #columns");
const hides = (name: string): Act => click(`#col-${name}`, choosing(), choosing(name));
const sorts = (from: string, to: string): Act =>
  click(`#h-${to.split(" ")[0]}`, grid({ sort: from }), grid({ sort: to }));
const searches = (value: string, found = value): Act => ({
  does: "setValue",
  on: "#search",
  value,
  enter: true,
  before: grid({}),
  after: grid({ search: value }).replace(`="${value}"`, `="${found}"`),
});
const every = entries.map((row) => row[0]);
const ticks = (name: string): Act => click(`#c-${name}`, grid({}), grid({ ticked: [name] }));
const cleared = click("#clear", grid({ status: "Overdue" }), grid({}));

wordingsTable([
  {
    wanted: "only overdue invoices are listed, by a menu",
    steps: [
      "Open the filter menu and choose Overdue",
      "Filter the invoices by the status Overdue",
      "Choose Overdue in the filter menu",
      "Show only overdue invoices",
      "Only overdue invoices should be listed",
      'Set the status filter to "Overdue"',
      "The table must show just the overdue invoices",
      "Filter by status: Overdue",
      "Narrow the list down to invoices that are overdue",
    ],
    act: shows("Overdue"),
    others: {
      paid: shows("Paid"),
      "the menu": filterMenu,
      sorted: sorts("", "Status up"),
      cleared,
      nothing: click("#s-Overdue", filtering, grid({})),
      searched: searches("Paid"),
    },
    told: 3,
  },
  {
    wanted: "all filters are off",
    steps: [
      "Clear all filters",
      "Remove the filters",
      "Reset the filters of the table",
      "All invoices should be listed again",
      "Show the unfiltered list",
      "No filter should be active",
      'Click "Clear all filters"',
    ],
    act: cleared,
    others: {
      filtered: shows("Overdue"),
      nothing: click("#clear", grid({ status: "Overdue" }), grid({ status: "Overdue" })),
    },
    told: 0,
  },
  {
    wanted: "the biggest amounts come first",
    steps: [
      "Sort the invoices by amount, highest first",
      "Sort by Amount in descending order",
      "Click the Amount column header to sort descending",
      "The invoices should be sorted by amount from high to low",
      "Order the table by amount (descending)",
      "Have the largest amounts at the top",
      "The table must be sorted by Amount descending",
    ],
    act: sorts("Amount up", "Amount down"),
    others: {
      upwards: sorts("", "Amount up"),
      "another column": sorts("Customer up", "Customer down"),
      nothing: click("#h-Amount", grid({ sort: "Amount up" }), grid({ sort: "Amount up" })),
    },
    told: 6,
  },
  {
    wanted: "the smallest amounts come first",
    steps: [
      "Sort the invoices by amount, lowest first",
      "Sort by Amount ascending",
      "Click the Amount header to sort ascending",
      "The invoices should be sorted by amount from low to high",
      "Sort the table by the Amount column",
      "Order the invoices by amount",
    ],
    act: sorts("", "Amount up"),
    others: {
      "another column": sorts("", "Customer up"),
      "a filter": shows("Draft"),
      nothing: click("#h-Amount", grid({}), grid({})),
    },
    told: 6,
  },
  {
    wanted: "something is searched for",
    steps: [
      'Search for "Dora"',
      "Search the invoices for Dora",
      'Enter "Dora" in the search field and press Enter',
      "Only invoices of Dora should be listed",
      "Find the invoices of Dora with the search box",
      "Look up Dora in the table",
      "Use the search to show Dora's invoices",
    ],
    act: searches("Dora"),
    others: {
      another: searches("Carl"),
      "cut off": searches("Do"),
      "not kept": { ...searches("Dora"), after: grid({}) },
    },
    told: 7,
  },
  {
    wanted: "a column is hidden",
    steps: [
      "Hide the Customer column",
      "Open the Columns menu and uncheck Customer",
      "The column Customer should be hidden",
      'Untick "Customer" in the Columns menu',
      "Remove the Customer column from the table",
      "The table must not show the Customer column",
      "Turn off the column Customer",
    ],
    act: hides("Customer"),
    others: {
      another: hides("Status"),
      shown: click("#col-Customer", choosing("Customer"), choosing()),
      "the menu": click("#columns", grid({}), choosing()),
      sorted: sorts("", "Customer up"),
    },
    told: 3,
  },
  {
    wanted: "all rows are picked",
    steps: [
      "Select all rows",
      "Select all invoices",
      "Tick the checkbox in the table header",
      "All invoices should be selected",
      "Check the Select all rows checkbox",
      "Every row must be selected",
    ],
    act: click("#all", grid({}), grid({ ticked: every })),
    others: {
      one: ticks("INV-31"),
      none: click("#all", grid({ ticked: every }), grid({})),
      nothing: click("#all", grid({}), grid({})),
    },
    told: 4,
  },
]);
