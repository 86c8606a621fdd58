import { checkTable } from "@/tests/support/check-table";
import { controlFlipped } from "./control-flipped";

const walks = (ridge: string, shore: string, badge = "", more = "") => `
  list "Walks"
    item "Ridge walk" #ridge
      button "${ridge}" #b-ridge
${badge}
    item "Shore walk" #shore
      button "${shore}" #b-shore
${more}
`;
const sign = { step: 'Add "Ridge walk" to my walks', before: walks("Add", "Add"), on: "#b-ridge" };

const inMenu = (more: string) => `
  list "Walks"
    item "Ridge walk" #ridge
      button "More" #more [${more ? "expanded" : "collapsed"},popup]
${more}
`;

checkTable(controlFlipped, [
  {
    when: "an entry of the row's menu went as the menu closed",
    says: "nothing",
    step: 'Add "Ridge walk" to my walks',
    before: inMenu('      menuitem "Add" #add'),
    after: inMenu(""),
    on: "#add",
  },
  {
    when: "the row's button turned into its reverse",
    says: "verified",
    ...sign,
    after: walks("Remove", "Add"),
  },
  ...[["PATCH /walks/ridge 200"], []].map((requests) => ({
    when: `what was only hidden is ${requests.length > 0 ? "stored" : "not stored"}`,
    says: requests.length > 0 ? ("verified" as const) : ("nothing" as const),
    step: 'Hide the "Ridge walk"',
    before: walks("Hide", "Hide"),
    on: "#b-ridge",
    requests,
    after: walks("Show", "Hide"),
  })),
  {
    when: "the button is gone, and the row has another one",
    says: "verified",
    ...sign,
    after: walks("Add", "Add").replace('      button "Add" #b-ridge', '      link "View ticket" #ticket'),
  },
  {
    when: "the row asks in place of the button whether it is meant",
    says: "nothing",
    ...sign,
    after: walks("Add", "Add").replace(
      '      button "Add" #b-ridge',
      '      button "Yes, add it" #yes\n      button "Cancel" #no',
    ),
  },
  {
    when: "the button is gone, and the row is marked",
    says: "verified",
    ...sign,
    after: walks("Add", "Add").replace('#ridge\n      button "Add" #b-ridge', "[.booked] #ridge"),
  },
  {
    when: "the button is gone, and the row says more",
    says: "verified",
    ...sign,
    after: walks("Add", "Add")
      .replace('      button "Add" #b-ridge\n', "")
      .replace('"Ridge walk"', '"Ridge walk (you are in)"'),
  },
  ...[
    ['Star the "Ridge walk"', "☆", "★"],
    ['Add the "Ridge walk"', "+", "✓"],
  ].map(([step = "", from = "", to = ""]) => ({
    when: `a mere sign turned from ${from} to ${to}`,
    says: "verified" as const,
    ...sign,
    step,
    before: walks(from, from),
    after: walks(to, from),
  })),
  {
    when: "a mere sign turned, which says nothing of moving",
    says: "nothing",
    ...sign,
    step: 'Move the "Ridge walk" to spring',
    before: walks("+", "+"),
    after: walks("✓", "+"),
  },
  {
    when: "the row is marked while its button stays as it was",
    says: "nothing",
    ...sign,
    after: walks("Add", "Add").replace("#ridge", "[.hovered] #ridge"),
  },
  {
    when: "the button is gone, and the row lost a mark",
    says: "nothing",
    ...sign,
    before: walks("Add", "Add").replace("#ridge", "[.fresh] #ridge"),
    after: walks("Add", "Add").replace('      button "Add" #b-ridge\n', ""),
  },
  {
    when: "the button is gone, and another row has something new",
    says: "nothing",
    ...sign,
    after: walks("Add", "Add", "", '      link "View ticket"').replace('      button "Add" #b-ridge\n', ""),
  },
  {
    when: "the button is gone, and what came in its place says nothing",
    says: "nothing",
    ...sign,
    after: walks("Add", "Add").replace('      button "Add" #b-ridge', '      clickable "" #blank'),
  },
  {
    when: "its menu was opened, and it turned",
    says: "nothing",
    ...sign,
    does: "rightClick",
    after: walks("Remove", "Add"),
  },
  {
    when: "it stands in no row",
    says: "nothing",
    step: "Add the picnic",
    before: '\n  button "Add picnic" #picnic\n  heading "Sunday"',
    after: '\n  button "Remove picnic" #picnic\n  heading "Sunday"',
    on: "#picnic",
  },
  { when: "the button of another row turned", says: "nothing", ...sign, after: walks("Add", "Remove") },
  {
    when: "the button of the wrong row was pressed",
    says: "nothing",
    ...sign,
    on: "#b-shore",
    after: walks("Add", "Remove"),
  },
  { when: "nothing turned", says: "nothing", ...sign },
  {
    when: "the button is gone, and nothing of the row says more",
    says: "nothing",
    ...sign,
    after: walks("Add", "Add").replace('      button "Add" #b-ridge\n', ""),
  },
  {
    when: "a button that does something else was renamed",
    says: "nothing",
    ...sign,
    before: walks("Details", "Details"),
    after: walks("Hide", "Details"),
  },
  {
    when: "only a counter elsewhere moved",
    says: "nothing",
    ...sign,
    before: walks("Add", "Add", "", '  link "0 walks"'),
    after: walks("Add", "Add", "", '  link "1 walk"'),
  },
  ...[
    ["check", "Tick"],
    ["uncheck", "Untick"],
    ["toggle", "Toggle"],
    ["add", "Add"],
  ].map(([verb = "", word = ""]) => ({
    when: `a mere sign turned, by a step that is to ${verb}`,
    says: "verified" as const,
    ...sign,
    step: `${word} the "Ridge walk"`,
    before: walks("+", "+"),
    after: walks("✓", "+"),
  })),
  {
    when: "the step says to click the control by its name",
    says: "verified",
    ...sign,
    step: 'Click "Book it" of the "Ridge walk"',
    mutating: true,
    before: walks("Book it", "Book it"),
    after: walks("Booked", "Book it"),
  },
  {
    when: "a word of the thing stands on the control",
    says: "nothing",
    ...sign,
    step: 'Remove the "Ridge walk"',
    before: walks("Ridge", "Shore"),
    after: walks("Walk", "Shore"),
    others: "may",
  },
  {
    when: "a row of another page that reads alike has another button",
    says: "nothing",
    ...sign,
    after: walks("Remove", "Add"),
    urlAfter: "https://garden.test/beds?week=2",
  },
  ...[[], ["POST /walks/ridge 201"]].map((requests) => ({
    when: `the button turned as a dialog came up, and the site ${requests.length > 0 ? "took it" : "took nothing"}`,
    says: requests.length > 0 ? ("verified" as const) : ("nothing" as const),
    ...sign,
    requests,
    after: walks("Adding", "Add", "", '  dialog "Which day?"\n    button "Sunday"'),
  })),
  {
    when: "the button turned, and a message came that can only be shut",
    says: "verified",
    ...sign,
    after: walks("Adding", "Add", "", '  dialog "Ridge walk was added"\n    button "Close"'),
  },
  ...(
    [
      ["one word in its place says that it was done", "Excused", "verified"],
      ["a longer line says so", "Tides was excused", "nothing"],
      ["another word came", "Pending", "nothing"],
    ] as const
  ).map(([when, line, says]) => ({
    when: `the button of the row went, and ${when}`,
    says,
    ...(says === "nothing" ? { others: "may" as const } : {}),
    step: "Excuse the loan of Tides",
    before:
      '\n  row "Tides" #tides\n    button "Excuse" #b-tides\n  row "Dunes" #dunes\n    button "Excuse" #b-dunes',
    after: '\n  row "Tides" #tides\n  row "Dunes" #dunes\n    button "Excuse" #b-dunes',
    text: "Tides\nDunes",
    textAfter: `Tides\n${line}\nDunes`,
    on: "#b-tides",
    requests: ["PUT /state 200"],
  })),
  {
    when: "the buttons of all rows went, and one word says that it was done",
    says: "nothing",
    others: "may",
    step: "Excuse the loan of Tides",
    before:
      '\n  row "Tides" #tides\n    button "Excuse" #b-tides\n  row "Dunes" #dunes\n    button "Excuse" #b-dunes',
    after: '\n  row "Tides" #tides\n  row "Dunes" #dunes',
    text: "Tides\nDunes",
    textAfter: "Tides\nExcused\nDunes",
    on: "#b-tides",
    requests: ["PUT /state 200"],
  },
  ...[6, 8].map((now) => ({
    when: `a heart was to be taken back, and of 7 there are ${now}`,
    says: now < 7 ? ("verified" as const) : ("nothing" as const),
    step: 'Take my heart back from "Ridge walk"',
    before: walks("7", "3"),
    on: "#b-ridge",
    requests: ["DELETE /walks/ridge/heart 200"],
    after: walks(`${now}`, "3"),
  })),
]);
