import { type Act, clicks, keyOf, wordingsTable } from "@/tests/support/wordings";

const people = [
  ["Bo", "Oslo", "41"],
  ["Ada", "Bergen", "29"],
  ["Cy", "Oslo", "35"],
] as const;
type Look = { by?: 0 | 2; down?: boolean; city?: string; name?: string; typed?: string; chosen?: string };
const grid = ({ by, down = false, city = "", name = "", typed = city, chosen = "" }: Look, more = "") => {
  const found = people.filter((row) => row[1].includes(city) && row[0].includes(name));
  const sorted =
    by === undefined
      ? found
      : found.toSorted((one, two) => one[by].localeCompare(two[by], "en", { numeric: true }));
  return `
  heading "Staff"
  table "Staff"
    row "Name City Age"
      clickable "Name" #h-Name
      clickable "City" #h-City
      clickable "Age" #h-Age
    row ""
      textbox "Filter Name" ="${name}" #f-Name
      textbox "Filter City" ="${typed}" #f-City
      textbox "Filter Age" ="" #f-Age
${(down ? sorted.toReversed() : sorted)
  .map(
    (row) =>
      `    row "${row.join(" ")}"${chosen === row[0] ? " [.selected]" : ""}\n      clickable "${row.join(" ")}"${chosen === row[0] ? " [.selected]" : ""} #r-${row[0]}\n      button "" #e-${row[0]} ^"icon pencil"\n      button "" #t-${row[0]} ^"icon trash"`,
  )
  .join("\n")}
${chosen === "" ? "" : `  status "1 row selected"`}
${more}`;
};
const sorts = (by: 0 | 2, down: boolean, from: Look = {}): Act =>
  clicks(by === 0 ? "#h-Name" : "#h-Age", grid(from), grid({ by, down }));
const filters = (on: string, value: string, to: Look): Act => ({
  ...clicks(on, grid({}), grid(to)),
  does: "setValue",
  value,
});

const edit = (rows: Readonly<Record<string, string>>, editing = "", typed = "") => `
  heading "Rates"
  table "Rates"
${Object.entries(rows)
  .map(
    ([name, rate]) =>
      `    row "${name} ${editing === name ? "" : rate}"\n${
        editing === name
          ? `      textbox "" ="${typed || rate}" #in-${keyOf(name)}\n      button "" #ok-${keyOf(name)} ^"icon check"\n      button "" #no-${keyOf(name)} ^"icon times"`
          : `      button "" #edit-${keyOf(name)} ^"icon pencil"\n      button "" #trash-${keyOf(name)} ^"icon trash"`
      }`,
  )
  .join("\n")}
`;
const rates = { Standard: "19 %", Reduced: "7 %" };

const sized = (size: number, open: boolean, page = 1) => `
  heading "Log"
  table "Log"
${Array.from({ length: size / 10 }, (_, at) => `    row "Event ${(page - 1) * size + at + 1}"`).join("\n")}
  text "${(page - 1) * size + 1}-${page * size} of 300"
  combobox "Page Size" [${open ? "expanded" : "collapsed"} editable popup] ="${size} / page" #size
${open ? `  list:listbox ""\n${[10, 20, 50].map((one) => `    option "${one} / page" #o-${one}`).join("\n")}` : ""}
  button "Next Page" #next
`;
const resizes = (size: number): Act => clicks(`#o-${size}`, sized(10, true), sized(size, false));

wordingsTable([
  {
    wanted: "the youngest come first, told by nothing but the rows",
    steps: [
      "Sort by age, youngest first",
      "Sort the staff by Age in ascending order",
      "Click the Age column header to sort by age",
      "The staff should be sorted by age",
      "Sort the table by the Age column",
      "Order the rows by age (ascending)",
    ],
    act: sorts(2, false),
    others: {
      name: sorts(0, false),
      nothing: clicks("#h-Age", grid({}), grid({})),
      filtered: filters("#f-City", "Oslo", { city: "Oslo" }),
    },
    told: 3,
  },
  {
    wanted: "only rows with a word in their column",
    steps: [
      "Filter the City column by Oslo",
      "Enter Oslo in the filter of the City column",
      'Type "Oslo" into the City filter',
      "Only staff in Oslo should be listed",
      "Show just the people from Oslo with the City filter",
      "City filter: Oslo",
      "The table must be filtered by the city Oslo",
    ],
    act: filters("#f-City", "Oslo", { city: "Oslo" }),
    others: {
      name: filters("#f-Name", "Oslo", { name: "Oslo" }),
      another: filters("#f-City", "Bergen", { city: "Bergen" }),
      emptied: filters("#f-City", "Oslo", {}),
    },
    told: 6,
  },
  {
    wanted: "a row is picked by a click on it",
    steps: [
      "Select the row of Cy",
      "Click on the row of Cy to select it",
      "The row of Cy should be selected",
      "Select the staff member Cy",
      "Highlight Cy in the table",
      "Cy must be the selected row",
      "Select the third row",
    ],
    act: clicks("#r-Cy", grid({}), grid({ chosen: "Cy" })),
    others: {
      another: clicks("#r-Bo", grid({}), grid({ chosen: "Bo" })),
      off: clicks("#r-Cy", grid({ chosen: "Cy" }), grid({})),
      nothing: clicks("#r-Cy", grid({}), grid({})),
    },
    told: 5,
  },
  {
    wanted: "a row is edited by its pencil",
    steps: [
      "Click the pencil in the row Reduced",
      "Edit the Reduced rate",
      "Start editing the row Reduced",
      "The row Reduced should be editable",
      "Open the rate Reduced for editing",
      "Make the Reduced rate editable with the pencil icon",
      "Edit the second row",
    ],
    act: clicks("#edit-Reduced", edit(rates), edit(rates, "Reduced")),
    others: {
      another: clicks("#edit-Standard", edit(rates), edit(rates, "Standard")),
      gone: clicks("#trash-Reduced", edit(rates), edit({ Standard: "19 %" })),
      nothing: clicks("#edit-Reduced", edit(rates), edit(rates)),
    },
    told: 4,
  },
  {
    wanted: "the change of a row is kept by its check mark",
    steps: [
      "Save the row Reduced",
      "Confirm the change with the check mark in the row Reduced",
      "Save the new rate of 9 % for Reduced",
      "The Reduced rate should be 9 %",
      "Accept the edit of Reduced",
      "Keep the change in the row Reduced",
      "The rate Reduced must be saved as 9 %",
    ],
    act: clicks("#ok-Reduced", edit(rates, "Reduced", "9 %"), edit({ ...rates, Reduced: "9 %" }), {
      mutating: true,
      requests: ["PUT /rates/2 200"],
    }),
    others: {
      left: clicks("#no-Reduced", edit(rates, "Reduced", "9 %"), edit(rates), { mutating: true }),
      "not kept": clicks("#ok-Reduced", edit(rates, "Reduced", "9 %"), edit(rates), {
        mutating: true,
        requests: ["PUT /rates/2 200"],
      }),
      another: clicks("#ok-Standard", edit(rates, "Standard", "20 %"), edit({ ...rates, Standard: "20 %" }), {
        mutating: true,
        requests: ["PUT /rates/1 200"],
      }),
    },
    told: 4,
  },
  {
    wanted: "the change of a row is given up",
    steps: [
      "Cancel editing the row Reduced",
      "Discard the change in the row Reduced",
      "Click the × to cancel the edit of Reduced",
      "The editing of Reduced should be cancelled",
      "Leave the edit mode of Reduced without saving",
      "Undo the edit of Reduced (cross icon)",
    ],
    act: clicks("#no-Reduced", edit(rates, "Reduced", "9 %"), edit(rates)),
    others: {
      kept: clicks("#ok-Reduced", edit(rates, "Reduced", "9 %"), edit({ ...rates, Reduced: "9 %" }), {
        requests: ["PUT /rates/2 200"],
      }),
      nothing: clicks("#no-Reduced", edit(rates, "Reduced", "9 %"), edit(rates, "Reduced", "9 %")),
    },
    told: 6,
  },
  {
    wanted: "more rows on a page, by a drawn list",
    steps: [
      "Show 50 rows per page",
      "Set the page size to 50",
      'Choose "50 / page"',
      "The page size should be 50",
      "Change the page size from 10 to 50 per page",
      "There should be 50 entries on a page",
      "Open the page size list and select 50 / page",
    ],
    act: resizes(50),
    others: {
      twenty: resizes(20),
      "the list": clicks("#size", sized(10, false), sized(10, true)),
      next: clicks("#next", sized(10, false), sized(10, false, 2)),
      nothing: clicks("#o-50", sized(10, true), sized(10, false)),
    },
    told: 4,
  },
]);
