import { type Act, clicks, wordingsTable } from "@/tests/support/wordings";

const plain = (chosen: string, open: readonly string[] = ["Europe"]) => `
  heading "Regions"
  list:tree "Regions"
    treeitem "Europe" [${open.includes("Europe") ? "expanded" : "collapsed"}${chosen === "Europe" ? " selected" : ""}] #Europe
${
  open.includes("Europe")
    ? ["Norway", "North Macedonia", "Spain"]
        .map(
          (name) =>
            `      treeitem "${name}"${chosen === name ? " [selected]" : ""} #${name.replace(" ", "")}`,
        )
        .join("\n")
    : ""
}
    treeitem "Asia" [${open.includes("Asia") ? "expanded" : "collapsed"}${chosen === "Asia" ? " selected" : ""}] #Asia
${open.includes("Asia") ? '      treeitem "Japan" #Japan' : ""}
  region "Details"
    ${chosen === "" ? 'text "Nothing selected"' : `heading "${chosen}"`}
`;
const selects = (name: string, from = ""): Act =>
  clicks(`#${name.replace(" ", "")}`, plain(from), plain(name));

const rights = ["Read users", "Edit users", "Delete users"];
const boxed = (ticked: readonly string[], open = true, orders: readonly string[] = []) => {
  const all = ticked.length === rights.length ? "checked" : ticked.length > 0 ? "mixed" : "unchecked";
  return `
  heading "Role: Clerk"
  list:tree "Permissions"
    treeitem "Users" [${open ? "expanded" : "collapsed"}]
      clickable "" #caret ^"icon caret-${open ? "down" : "right"}"
      checkbox "Users" [${all}] #all
${open ? rights.map((name, at) => `      treeitem "${name}"\n        checkbox "${name}" [${ticked.includes(name) ? "checked" : "unchecked"}] #right-${at}`).join("\n") : ""}
    treeitem "Orders" [expanded]
      checkbox "Orders" [${orders.length > 0 ? "checked" : "unchecked"}] #orders
      treeitem "Read orders"
        checkbox "Read orders" [${orders.includes("Read orders") ? "checked" : "unchecked"}] #order-0
  button "Save role" #save
`;
};
const ticks = (at: number, from: readonly string[] = []): Act =>
  clicks(`#right-${at}`, boxed(from), boxed([...from, rights[at] ?? ""]));

const divs = (open: readonly string[]) => `
  heading "Explorer"
${["src", "docs", "tests"]
  .map(
    (name) =>
      `  item "${name}"\n    clickable "${open.includes(name) ? "▾" : "▸"}" #twist-${name} &"${name}"\n    clickable "${name}" #name-${name}${open.includes(name) ? `\n    clickable "index of ${name}" #in-${name}` : ""}`,
  )
  .join("\n")}
  button "Collapse all" #fold
  button "Expand all" #unfold
`;

wordingsTable([
  {
    wanted: "a leaf of a tree is picked",
    steps: [
      "Select Norway in the tree",
      'Click the tree node "Norway"',
      "Choose the region Norway under Europe",
      "Norway should be selected in the region tree",
      "Pick Europe > Norway",
      "In the Regions tree, select the entry Norway",
      "Select the first child of Europe",
      "The tree item Norway must be selected so that its details are shown",
    ],
    act: selects("Norway"),
    others: {
      sister: selects("North Macedonia"),
      parent: selects("Europe"),
      nothing: clicks("#Norway", plain(""), plain("")),
      folded: clicks("#Europe", plain(""), plain("", [])),
    },
    told: 7,
  },
  {
    wanted: "a branch of a tree is folded",
    steps: [
      "Collapse Europe in the tree",
      'Collapse the node "Europe"',
      "Fold the Europe branch",
      "Europe should be collapsed",
      "Hide the countries under Europe",
      "Close the tree item Europe",
      "The branch Europe must no longer be expanded",
    ],
    act: clicks("#Europe", plain("", ["Europe", "Asia"]), plain("", ["Asia"])),
    others: {
      sister: clicks("#Asia", plain("", ["Europe", "Asia"]), plain("")),
      unfolded: clicks("#Europe", plain("", ["Asia"]), plain("", ["Europe", "Asia"])),
      picked: selects("Europe"),
      nothing: clicks("#Europe", plain("", ["Europe", "Asia"]), plain("", ["Europe", "Asia"])),
    },
    told: 6,
  },
  {
    wanted: "a right is ticked in a tree",
    steps: [
      'Tick "Edit users" in the permission tree',
      "Check Edit users",
      "Give the role the permission Edit users",
      "Edit users should be checked",
      "Grant the clerk the right to edit users",
      "Under Users, tick the checkbox Edit users",
      "The permission Edit users is enabled for the role",
    ],
    act: ticks(1, ["Read users"]),
    others: {
      sister: ticks(2, ["Read users"]),
      off: clicks("#right-1", boxed(["Edit users"]), boxed([])),
      all: clicks("#all", boxed(["Read users"]), boxed(rights)),
      nothing: clicks("#right-1", boxed(["Read users"]), boxed(["Read users"])),
    },
    told: 0,
  },
  {
    wanted: "all of a branch is ticked",
    steps: [
      "Check all permissions under Users",
      'Tick the parent checkbox "Users"',
      "Select the whole Users branch",
      "All user permissions should be ticked",
      "Tick Users with all its children",
      "Give the role all rights for users",
    ],
    act: clicks("#all", boxed([]), boxed(rights)),
    others: {
      one: ticks(0),
      none: clicks("#all", boxed(rights), boxed([])),
      orders: clicks("#orders", boxed([]), boxed([], true, ["Read orders"])),
      folded: clicks("#caret", boxed([]), boxed([], false)),
    },
    told: 5,
  },
  {
    wanted: "a branch drawn of plain boxes is unfolded",
    steps: [
      "Expand the docs folder",
      "Click the arrow next to docs",
      "Open docs in the explorer",
      "The docs folder should be expanded",
      "Unfold docs so that its files are visible",
      "Show what is inside docs",
      "Expand the second folder in the explorer",
    ],
    act: clicks("#twist-docs", divs([]), divs(["docs"])),
    others: {
      sister: clicks("#twist-src", divs([]), divs(["src"])),
      folded: clicks("#twist-docs", divs(["docs"]), divs([])),
      nothing: clicks("#twist-docs", divs([]), divs([])),
      all: clicks("#fold", divs(["docs"]), divs([])),
    },
    told: 0,
  },
  {
    wanted: "everything is unfolded",
    steps: [
      "Expand all",
      'Click "Expand all"',
      "Expand all folders",
      "All folders should be expanded",
      "Unfold the whole tree",
      "Open every folder of the explorer",
    ],
    act: clicks("#unfold", divs(["src"]), divs(["src", "docs", "tests"])),
    others: {
      one: clicks("#twist-docs", divs(["src"]), divs(["src", "docs"])),
      folded: clicks("#fold", divs(["src"]), divs([])),
      nothing: clicks("#unfold", divs(["src"]), divs(["src"])),
    },
    told: 5,
  },
]);
