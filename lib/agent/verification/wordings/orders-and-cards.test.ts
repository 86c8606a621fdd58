import { type Act, clicks, wordingsTable } from "@/tests/support/wordings";

const tasks = ["Coffee", "Tea", "Cocoa", "Water"];
const order = (names: readonly string[], told = "") => `
  heading "Menu order"
  list "Drinks"
${names.map((name, at) => `    item "${name}"\n      button "Drag ${name}" #g-${name}\n      button "Move up"${at === 0 ? " [disabled]" : ""} #u-${name}\n      button "Move down"${at === names.length - 1 ? " [disabled]" : ""} #d-${name}`).join("\n")}
  button "Save order" #save
${told}`;
const moves = (on: string, to: readonly string[]): Act => clicks(on, order(tasks), order(to));

const marks = ["Bold", "Bulleted list", "Numbered list", "Align right"];
const words = (on: readonly string[], how: "class" | "aria" = "class") => `
  region "Formatting"
${marks.map((mark) => `    button "${mark}"${how === "aria" ? ` [${on.includes(mark) ? "pressed" : "unpressed"}]` : on.includes(mark) ? " [.active]" : ""} #m-${mark.replace(/ /g, "")}`).join("\n")}
  textbox:richtext "Body" ="Apples and pears" [editable] #body
`;
const formats = (mark: string, from: readonly string[], to: readonly string[]): Act =>
  clicks(`#m-${mark.replace(/ /g, "")}`, words(from), words(to));

const widget = (open: boolean, left: readonly string[] = ["Sales", "Visits"]) => `
  heading "Dashboard"
${left
  .map(
    (name) =>
      `  item "${name}${open || name !== "Sales" ? ` All ${name.toLowerCase()} of May: 412` : ""}"\n    heading "${name}"\n    button "" #min-${name} ^"icon ${open || name !== "Sales" ? "minus" : "plus"}"\n    button "" #max-${name} ^"icon expand"\n    button "" #x-${name} ^"icon times"${open || name !== "Sales" ? `\n    text "All ${name.toLowerCase()} of May: 412"` : ""}`,
  )
  .join("\n")}
`;

wordingsTable([
  {
    wanted: "an entry goes up by one",
    steps: [
      "Move Cocoa up",
      "Move Cocoa one position up",
      'Click "Move up" in the row of Cocoa',
      "Cocoa should come before Tea",
      "Move Cocoa above Tea",
      "Put Cocoa in second place",
      "Cocoa must be the second entry of the list",
      "Move the third drink up by one",
    ],
    act: moves("#u-Cocoa", ["Coffee", "Cocoa", "Tea", "Water"]),
    others: {
      down: moves("#d-Cocoa", ["Coffee", "Tea", "Water", "Cocoa"]),
      neighbour: moves("#u-Water", ["Coffee", "Tea", "Water", "Cocoa"]),
      "another pair": moves("#u-Tea", ["Tea", "Coffee", "Cocoa", "Water"]),
      nothing: moves("#u-Cocoa", tasks),
      kept: clicks("#save", order(tasks), order(tasks, '  status "Order saved"')),
    },
    told: 7,
  },
  {
    wanted: "an entry goes to the end",
    steps: [
      "Move Cocoa down",
      "Move Cocoa below Water",
      "Cocoa should be the last entry",
      "Put Cocoa at the end of the list",
      "Move Cocoa one place down",
      "Cocoa must come after Water",
      "Swap Cocoa and Water by moving Cocoa down",
    ],
    act: moves("#d-Cocoa", ["Coffee", "Tea", "Water", "Cocoa"]),
    others: {
      up: moves("#u-Cocoa", ["Coffee", "Cocoa", "Tea", "Water"]),
      another: moves("#d-Coffee", ["Tea", "Coffee", "Cocoa", "Water"]),
      nothing: moves("#d-Cocoa", tasks),
    },
    told: 4,
  },
  {
    wanted: "a list with dots, marked by a class",
    steps: [
      "Make it a bulleted list",
      "Turn the paragraph into a bulleted list",
      'Click "Bulleted list"',
      "Turn on the bulleted list",
      "The bulleted list button should be active",
      "Format the text as a bulleted list",
      "Apply bullets (Bulleted list) to the text",
    ],
    act: formats("Bulleted list", [], ["Bulleted list"]),
    others: {
      numbered: formats("Numbered list", [], ["Numbered list"]),
      off: formats("Bulleted list", ["Bulleted list"], []),
      nothing: formats("Bulleted list", [], []),
    },
    told: 2,
  },
  {
    wanted: "a card is folded by its icon",
    steps: [
      "Collapse the Sales card",
      "Minimize the Sales widget",
      "Click the minus icon of the Sales card",
      "The Sales card should be collapsed",
      "Fold the card Sales so that only its title is visible",
      "Hide the content of the Sales card",
    ],
    act: clicks("#min-Sales", widget(true), widget(false)),
    others: {
      unfolded: clicks("#min-Sales", widget(false), widget(true)),
      gone: clicks("#x-Sales", widget(true), widget(true, ["Visits"])),
      neighbour: clicks(
        "#min-Visits",
        widget(true),
        widget(true)
          .replace(/ {4}text "All visits.*"/, "")
          .replace("Visits All visits of May: 412", "Visits"),
      ),
      nothing: clicks("#min-Sales", widget(true), widget(true)),
    },
    told: 5,
  },
]);
