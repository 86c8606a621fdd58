import { type Act, clickStored, keyOf, wordingsTable } from "@/tests/support/wordings";

const names = ["Invoices", "Invoices 2025", "budget.xlsx", "budget-old.xlsx"];
const files = (shown: readonly string[], more = "", marks: Readonly<Record<string, string>> = {}) => `
  region "Sidebar"
    link "My files" >/files [current] #my
    link "Starred" >/starred #starred
    link "Trash" >/trash #trash
  list "Breadcrumb"
    link "My files" >/files #crumb
  button "New" [popup] #new
  button "Upload" #upload
  button "List view" [pressed] #aslist
  button "Grid view" [unpressed] #asgrid
  table "Files"
${shown
  .map(
    (
      name,
    ) => `    row "${name} ${marks[name] ? `${marks[name]} ` : ""}me ${name.includes(".") ? "14 KB" : "-"}"
      checkbox "Select ${name}" [unchecked] #c-${keyOf(name)}
      link "${name}" >/files/${keyOf(name)} #l-${keyOf(name)}
      button "Share" #share-${keyOf(name)}
      button "More actions" [popup] #more-${keyOf(name)}`,
  )
  .join("\n")}
${more}`;
const menu = `  list:menu "More actions"
${["Open", "Rename", "Move to", "Add to Starred", "Make a copy", "Move to trash"].map((name) => `    menuitem "${name}" #m-${keyOf(name)}`).join("\n")}`;
const newMenu = `  list:menu "New"
    menuitem "Folder" #m-folder
    menuitem "File upload" #m-file
    menuitem "Document" #m-doc`;
const asks = (title: string, label: string, value: string, button: string, told = "") => `  dialog "${title}"
    textbox "${label}" ="${value}"${told ? ` [invalid] ^"${told}"` : ""} #field
    button "Cancel" #cancel
    button "${button}" #ok${told ? `\n    alert "${told}"` : ""}`;
const creating = (value: string) => files(names, asks("New folder", "Folder name", value, "Create"));
const renaming = (value: string) => files(names, asks("Rename", "Name", value, "Save"));
const swapped = (to: string) => names.map((one) => (one === "budget.xlsx" ? to : one));
const trashed = (name: string): Act =>
  clickStored(
    "#m-Movetotrash",
    files(names, menu),
    files(
      names.filter((one) => one !== name),
      '  status "Moved to trash"\n    button "Undo"',
    ),
  );

wordingsTable([
  {
    wanted: "the form for a new folder is opened",
    steps: [
      "Open the New menu and choose Folder",
      "Choose Folder in the New menu",
      "Start creating a new folder",
      "Open the dialog for a new folder",
      "The dialog for a new folder should be open",
      'Click "Folder" to open the new folder dialog',
    ],
    act: clickStored("#m-folder", files(names, newMenu), creating(""), { mutating: false }),
    others: {
      "a document": clickStored(
        "#m-doc",
        files(names, newMenu),
        '\n  heading "Untitled document"\n  textbox "Document"',
        {
          mutating: false,
          urlAfter: "https://garden.test/docs/1",
        },
      ),
      "the menu": clickStored("#new", files(names), files(names, newMenu), { mutating: false }),
      nothing: clickStored("#m-folder", files(names, newMenu), files(names), { mutating: false }),
    },
    told: 5,
  },
  {
    wanted: "a folder is made",
    steps: [
      'Create the folder "Receipts"',
      "Create a new folder called Receipts",
      "Click Create to make the folder Receipts",
      'A folder named "Receipts" should exist in My files',
      'Confirm the dialog so that the folder "Receipts" is created',
      'The new folder "Receipts" must be created',
    ],
    act: clickStored("#ok", creating("Receipts"), files([...names, "Receipts"]), {
      requests: ["POST /folders 201"],
    }),
    others: {
      left: clickStored("#cancel", creating("Receipts"), files(names), { mutating: false }),
      "another name": clickStored("#ok", creating("Recipes"), files([...names, "Recipes"]), {
        requests: ["POST /folders 201"],
      }),
      "not taken": clickStored(
        "#ok",
        creating("Receipts"),
        files(
          names,
          asks("New folder", "Folder name", "Receipts", "Create", "A folder with this name exists already"),
        ),
      ),
      nothing: clickStored("#ok", creating("Receipts"), files(names)),
    },
    told: 6,
  },
  {
    wanted: "a file is called otherwise",
    steps: [
      'Rename "budget.xlsx" to "budget-2026.xlsx"',
      "Rename budget.xlsx to budget-2026.xlsx",
      'Save the new name "budget-2026.xlsx"',
      "budget.xlsx should be named budget-2026.xlsx",
      'Change the name of budget.xlsx to "budget-2026.xlsx"',
      "The file budget.xlsx must be renamed to budget-2026.xlsx",
      'Give "budget.xlsx" the name "budget-2026.xlsx"',
    ],
    act: clickStored("#ok", renaming("budget-2026.xlsx"), files(swapped("budget-2026.xlsx")), {
      requests: ["PATCH /files/3 200"],
    }),
    others: {
      left: clickStored("#cancel", renaming("budget-2026.xlsx"), files(names), { mutating: false }),
      "another name": clickStored("#ok", renaming("budget-2025.xlsx"), files(swapped("budget-2025.xlsx"))),
      "the dialog": clickStored("#m-Rename", files(names, menu), renaming("budget.xlsx"), {
        mutating: false,
      }),
      "not taken": clickStored(
        "#ok",
        renaming("budget-2026.xlsx"),
        files(names, asks("Rename", "Name", "budget-2026.xlsx", "Save", "This name is taken")),
      ),
    },
    told: 2,
  },
  {
    wanted: "a file goes to the trash",
    steps: [
      "Move budget.xlsx to the trash",
      "Delete the file budget.xlsx",
      'Choose "Move to trash" for budget.xlsx',
      "Open the actions of budget.xlsx and choose Move to trash",
      "budget.xlsx should be in the trash",
      "The file budget.xlsx must be deleted",
    ],
    act: trashed("budget.xlsx"),
    others: {
      sister: trashed("budget-old.xlsx"),
      "the trash opened": clickStored(
        "#trash",
        files(names),
        '\n  heading "Trash"\n  table "Files"\n    row "draft.txt"',
        {
          mutating: false,
          urlAfter: "https://garden.test/trash",
        },
      ),
      "the menu": clickStored("#more-budgetxlsx", files(names), files(names, menu), { mutating: false }),
      "a dialog": clickStored(
        "#m-Moveto",
        files(names, menu),
        files(names, '  dialog "Move budget.xlsx"\n    treeitem "Invoices"\n    button "Move"'),
        {
          mutating: false,
        },
      ),
    },
    told: 0,
  },
  {
    wanted: "a file is starred",
    steps: [
      "Star budget.xlsx",
      "Add budget.xlsx to Starred",
      'Choose "Add to Starred" in the menu',
      "budget.xlsx should be starred",
      "Open the menu of budget.xlsx and choose Add to Starred",
      "The file budget.xlsx must be among the starred ones",
    ],
    act: clickStored("#m-AddtoStarred", files(names, menu), files(names, "", { "budget.xlsx": "Starred" })),
    others: {
      sister: clickStored(
        "#m-AddtoStarred",
        files(names, menu),
        files(names, "", { "budget-old.xlsx": "Starred" }),
      ),
      "the place": clickStored(
        "#starred",
        files(names),
        '\n  heading "Starred"\n  table "Files"\n    row "plan.txt"',
        {
          mutating: false,
          urlAfter: "https://garden.test/starred",
        },
      ),
      copied: clickStored("#m-Makeacopy", files(names, menu), files([...names, "Copy of budget.xlsx"])),
    },
    told: 0,
  },
]);
