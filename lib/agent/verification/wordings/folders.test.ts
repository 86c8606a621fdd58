import { type Act, clickStored, keyOf, wordingsTable } from "@/tests/support/wordings";

const names = ["Invoices", "Invoices 2025", "budget.xlsx", "budget-old.xlsx"];
const files = (shown: readonly string[], view = "List") => `
  list "Breadcrumb"
    link "My files" >/files
  button "List view" [${view === "List" ? "pressed" : "unpressed"}] #aslist
  button "Grid view" [${view === "Grid" ? "pressed" : "unpressed"}] #asgrid
  ${view === "List" ? "table" : "list"} "Files"
${shown
  .map(
    (name) => `    row "${name} me ${name.includes(".") ? "14 KB" : "-"}"
      checkbox "Select ${name}" [unchecked] #c-${keyOf(name)}
      link "${name}" >/files/${keyOf(name)} #l-${keyOf(name)}
      button "Share" #share-${keyOf(name)}`,
  )
  .join("\n")}
`;

const folder = (title: string, url: string, rows: readonly string[]): Partial<Act> & { after: string } => ({
  after: `
  list "Breadcrumb"
    link "My files" >/files
    item "${title}"
  heading "${title}"
  table "Files"
${rows.map((name) => `    row "${name} me"\n      link "${name}"`).join("\n")}
`,
  url: "https://garden.test/files",
  urlAfter: `https://garden.test/files/${url}`,
});
const opens = (name: string, does: "click" | "doubleClick" = "doubleClick"): Act => {
  const { after, ...more } = folder(name, keyOf(name), [`${keyOf(name)}-01.pdf`, `${keyOf(name)}-02.pdf`]);
  return { ...clickStored(`#l-${keyOf(name)}`, files(names), after, { mutating: false, ...more }), does };
};
const tree = (open: readonly string[]) => `
  region "Folders"
${["Work", "Workshops", "Home"]
  .map(
    (name) =>
      `    treeitem "${name}" [${open.includes(name) ? "expanded" : "collapsed"}] #n-${name}${open.includes(name) ? `\n      treeitem "${name} plans"\n      treeitem "${name} letters"` : ""}`,
  )
  .join("\n")}
  heading "Nothing selected"
`;
const unfolds = (name: string): Act => clickStored(`#n-${name}`, tree([]), tree([name]), { mutating: false });
const folds = (name: string): Act => clickStored(`#n-${name}`, tree([name]), tree([]), { mutating: false });
const grid = files(names, "Grid");
const bin = (left: readonly string[], told = "") => `
  heading "Trash"
  button "Empty trash" #empty
  table "Deleted files"
${left.map((name) => `    row "${name} deleted 3 May"\n      button "Restore" #r-${keyOf(name)}\n      button "Delete forever" #f-${keyOf(name)}`).join("\n")}
${told}`;
const restores = (name: string): Act =>
  clickStored(
    `#r-${keyOf(name)}`,
    bin(names),
    bin(
      names.filter((one) => one !== name),
      `  status "${name} restored"`,
    ),
  );
const erases = (name: string): Act =>
  clickStored(
    `#f-${keyOf(name)}`,
    bin(names),
    bin(
      names.filter((one) => one !== name),
      `  status "${name} deleted forever"`,
    ),
  );

wordingsTable([
  {
    wanted: "a folder is opened",
    steps: [
      "Open the folder Invoices",
      'Open "Invoices"',
      "Double-click the Invoices folder",
      "Go into the Invoices folder",
      "The contents of the folder Invoices should be shown",
      "Show what is in Invoices",
      "Navigate to My files > Invoices",
    ],
    act: opens("Invoices"),
    others: {
      sister: opens("Invoices 2025"),
      ticked: clickStored(
        "#c-Invoices",
        files(names),
        files(names).replace("[unchecked] #c-Invoices\n", "[checked] #c-Invoices\n"),
        {
          mutating: false,
        },
      ),
      nothing: { ...opens("Invoices"), after: files(names), urlAfter: "https://garden.test/files" },
    },
    told: 6,
  },
  {
    wanted: "a branch of the tree is unfolded",
    steps: [
      "Expand the Work folder in the tree",
      'Expand "Work"',
      "Unfold the folder Work",
      "The folder Work should be expanded",
      "In the sidebar, open the tree node Work",
      "Show the subfolders of Work",
    ],
    act: unfolds("Work"),
    others: {
      sister: unfolds("Workshops"),
      folded: folds("Work"),
      nothing: clickStored("#n-Work", tree([]), tree([]), { mutating: false }),
    },
    told: 6,
  },
  {
    wanted: "the files are shown as a grid",
    steps: [
      "Switch to grid view",
      "Show the files as a grid",
      "Click the Grid view button in the toolbar",
      "The files should be shown in a grid",
      "Change the view to Grid",
      "Grid view must be on",
    ],
    act: clickStored("#asgrid", files(names), grid, { mutating: false }),
    others: {
      "the list": clickStored("#aslist", grid, files(names), { mutating: false }),
      nothing: clickStored("#asgrid", files(names), files(names), { mutating: false }),
    },
    told: 5,
  },
  {
    wanted: "a file comes back from the trash",
    steps: [
      "Restore budget.xlsx",
      "Restore the file budget.xlsx from the trash",
      "budget.xlsx should be restored",
      'Press "Restore" in the row of budget.xlsx',
      "Take budget.xlsx back out of the trash",
      "The file budget.xlsx must be restored",
      "Undelete budget.xlsx",
    ],
    act: restores("budget.xlsx"),
    others: { sister: restores("budget-old.xlsx"), erased: erases("budget.xlsx") },
    told: 4,
  },
  {
    wanted: "a file is erased",
    steps: [
      "Delete budget.xlsx forever",
      "Permanently delete budget.xlsx",
      'Click "Delete forever" next to budget.xlsx',
      "budget.xlsx should be deleted for good",
      "Erase budget.xlsx from the trash permanently",
    ],
    act: erases("budget.xlsx"),
    others: { sister: erases("budget-old.xlsx"), restored: restores("budget.xlsx") },
    told: 5,
  },
]);
