import { type Act, clicks, keyOf, wordingsTable } from "@/tests/support/wordings";

const shell = (drawer: boolean, more = "") => `
  button "menu" #burger
  link "Admin" >/ #brand
  button "account of current user" [collapsed popup] #me
${drawer ? '  dialog "Navigation"\n    button "Close drawer" #shut\n    link "Orders" >/orders\n    link "Stock" >/stock' : ""}
  heading "Overview"
  text "12 orders today"
${more}`;
const account = `  list:menu ""\n    menuitem "Profile"\n    menuitem "Log out"`;

const bar = (wide: boolean, open: readonly string[] = []) => `
  region:navigation "Main"
    button "${wide ? "Collapse" : "Expand"} sidebar" #fold
${["Dashboard", "Forms", "Charts"]
  .map((name) => {
    const group = name !== "Dashboard";
    const unfolded = open.includes(name);
    return `    link "${wide ? name : ""}"${group ? ` [${unfolded ? "expanded" : "collapsed"}]` : ""} >/${keyOf(name)}# #n-${name}${unfolded ? `\n    link "${name} basic" >/${keyOf(name)}/basic\n    link "${name} advanced" >/${keyOf(name)}/advanced` : ""}`;
  })
  .join("\n")}
  heading "Dashboard"
  text "Welcome back"
`;

const head = (dark: boolean, lang = "EN") => `
  region:banner ""
    link "Docs" >/docs
    button "Switch to ${dark ? "light" : "dark"} mode" #theme
    button "${lang}" [collapsed popup] #lang
  heading "Getting started"
  text "Install the package first"
`;

const crumbs = (title: string, path: readonly string[], entries: readonly string[]) => `
  region:navigation "breadcrumb"
${path.map((name) => `    link "${name}" >/${keyOf(name)} #b-${keyOf(name)}`).join("\n")}
    text "${title}"
  heading "${title}"
${entries.map((name) => `  link "${name}" >/x/${keyOf(name)} #e-${keyOf(name)}`).join("\n")}
`;
const deep = crumbs("Bolts", ["Home", "Hardware", "Fasteners"], ["Bolt M6", "Bolt M8"]);
const up = (on: string, after: string, path: string): Act =>
  clicks(on, deep, after, { url: "https://garden.test/Bolts", urlAfter: `https://garden.test/${path}` });

const palette = (open: boolean, typed = "", panel = "") => `
  button "Search or run a command ⌘K" #open
  heading "Notes"
  ${panel}
${
  open
    ? `  dialog "Command palette"\n    combobox "Type a command" [expanded editable] ="${typed}" #type\n    list:listbox "Commands"\n${[
        "New note",
        "New notebook",
        "Toggle preview",
      ]
        .filter((name) => name.toLowerCase().includes(typed.toLowerCase()))
        .map((name) => `      option "${name}" #c-${keyOf(name)}`)
        .join("\n")}`
    : ""
}
`;

wordingsTable([
  {
    wanted: "the drawer is out",
    steps: [
      "Open the navigation drawer",
      "Click the hamburger menu",
      "Open the side menu",
      "The navigation drawer should be open",
      "Show the navigation",
      "Open the menu at the top left",
      "The main menu is open",
    ],
    act: clicks("#burger", shell(false), shell(true)),
    others: {
      account: clicks("#me", shell(false), shell(false, account).replace("[collapsed", "[expanded")),
      shut: clicks("#shut", shell(true), shell(false)),
      nothing: clicks("#burger", shell(false), shell(false)),
    },
    told: 4,
  },
  {
    wanted: "the drawer is in",
    steps: [
      "Close the drawer",
      "Close the navigation drawer",
      "The navigation should be closed",
      "Hide the side menu again",
      "Dismiss the navigation drawer by its × button",
      "The drawer is no longer visible",
    ],
    act: clicks("#shut", shell(true), shell(false)),
    others: {
      out: clicks("#burger", shell(false), shell(true)),
      nothing: clicks("#shut", shell(true), shell(true)),
    },
    told: 5,
  },
  {
    wanted: "the side bar is narrow",
    steps: [
      "Collapse the sidebar",
      "Minimize the side bar",
      "The sidebar should be collapsed",
      "Make the sidebar narrow",
      "Fold the navigation sidebar in",
      'Click "Collapse sidebar" to gain space',
    ],
    act: clicks("#fold", bar(true), bar(false)),
    others: {
      wide: clicks("#fold", bar(false), bar(true)),
      group: clicks("#n-Forms", bar(true, ["Forms"]), bar(true)),
      nothing: clicks("#fold", bar(true), bar(true)),
    },
    told: 6,
  },
  {
    wanted: "a group of the side bar is unfolded",
    steps: [
      "Expand the Forms menu in the sidebar",
      'Open the "Forms" group',
      "Click Forms in the sidebar to see its pages",
      "The Forms submenu should be open",
      "Unfold Forms in the navigation",
      "Show the pages under Forms",
      "Forms is expanded in the side menu",
    ],
    act: clicks("#n-Forms", bar(true), bar(true, ["Forms"])),
    others: {
      charts: clicks("#n-Charts", bar(true), bar(true, ["Charts"])),
      folded: clicks("#n-Forms", bar(true, ["Forms"]), bar(true)),
      nothing: clicks("#n-Forms", bar(true), bar(true)),
      narrow: clicks("#fold", bar(true), bar(false)),
    },
    told: 4,
  },
  {
    wanted: "a dark page, by the button in the head",
    steps: [
      "Switch to dark mode",
      "Turn on dark mode",
      "Enable the dark theme",
      "The page should be in dark mode",
      "Click the moon icon to use the dark theme",
      "Change the theme from light to dark",
      "Use the dark colour scheme",
    ],
    act: clicks("#theme", head(false), head(true)),
    others: {
      light: clicks("#theme", head(true), head(false)),
      nothing: clicks("#theme", head(false), head(false)),
      language: clicks("#lang", head(false), `${head(false)}  list:menu ""\n    menuitem "Deutsch"`),
    },
    told: 7,
  },
  {
    wanted: "a place of the path above",
    steps: [
      "Go up to Hardware",
      'Click "Hardware" in the breadcrumb',
      "Go back to Hardware via the breadcrumbs",
      "The Hardware category should be open",
      "Open Hardware by the path at the top of the page",
      "Navigate two levels up to Hardware",
      "The page Hardware is shown",
    ],
    act: up("#b-Hardware", crumbs("Hardware", ["Home"], ["Fasteners", "Tools"]), "Hardware"),
    others: {
      one: up("#b-Fasteners", crumbs("Fasteners", ["Home", "Hardware"], ["Bolts", "Nuts"]), "Fasteners"),
      home: up("#b-Home", crumbs("Home", [], ["Hardware", "Garden"]), "Home"),
      nothing: up("#b-Hardware", deep, "Bolts"),
    },
    told: 6,
  },
  {
    wanted: "the command palette is up",
    steps: [
      "Open the command palette",
      "Click the search box in the header to open the command palette",
      "The command palette should be open",
      "Bring up the command palette",
      'Click "Search or run a command"',
      "Show the palette with the commands",
    ],
    act: clicks("#open", palette(false), palette(true)),
    others: {
      nothing: clicks("#open", palette(false), palette(false)),
      run: clicks("#c-Newnote", palette(true), palette(false, "", 'textbox "Title"')),
    },
    told: 5,
  },
  {
    wanted: "a command of the palette is run",
    steps: [
      "Run the command Toggle preview",
      'Choose "Toggle preview" in the command palette',
      "Select Toggle preview from the commands to see the preview",
      "In the palette, run Toggle preview",
      "Execute Toggle preview",
      "The preview should be shown",
    ],
    act: clicks(
      "#c-Togglepreview",
      palette(true),
      palette(false, "", 'region "Preview"\n    heading "Preview"'),
    ),
    others: {
      another: clicks("#c-Newnote", palette(true), palette(false, "", 'textbox "Title"')),
      nothing: clicks("#c-Togglepreview", palette(true), palette(true)),
      typed: {
        ...clicks("#type", palette(true), palette(true, "toggle preview")),
        does: "setValue",
        value: "Toggle preview",
      },
    },
    told: 0,
  },
]);
