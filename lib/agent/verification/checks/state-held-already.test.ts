import { checkTable } from "@/tests/support/check-table";
import { stateHeldAlready } from "./state-held-already";

const box = (state: string) => `
  form "Newsletter"
    checkbox "Weekly letter" [${state}] #weekly
    checkbox "Monthly letter" [checked] #monthly
`;
const tabs = (first: string, second: string) => `
  list "Views"
    tab "Map view" ${first}
    tab "Table view" ${second}
  region "Harbours"
`;
const select = (value: string) => `
  form "Ferry"
    combobox "Harbour" ="${value}" |"Bodo|Narvik"
`;

const crew = (rows: readonly string[], query = "Ottar") => `
  form ""
    textbox:search "Find crew" ="${query}" #find
  table "Crew" ="${rows.length}"
    row "Name Berth"
      button "Name"
    ${rows.map((row) => `row "${row}"`).join("\n    ")}
`;
const enter = { does: "press" as const, value: "Enter", on: "#find" };

const feed = (states: readonly string[]) => `
  region "Feed"
${states.map((state, at) => `    item "Post ${at}"\n      button "14${at}" ${state} #like-${at}`).join("\n")}
`;
const liked = "[.liked]";

checkTable(stateHeldAlready, [
  ...(
    [
      ["every heart of the feed bears it", [liked, liked, liked, liked], "nothing"],
      ["it alone bears it", [liked, "", "", ""], "nothing"],
      ["a state besides tells of it", ["[.liked pressed]", "", "", ""], "verified"],
    ] as const
  ).map(([when, states, says]) => ({
    when: `a class told of it before, and ${when}`,
    says,
    step: "Like Post 0",
    before: feed(states),
    on: "#like-0",
  })),
  ...(
    [
      ["shows what is sought only", ["Ottar Moen 4"], ["Ottar Moen 4"], "verified"],
      ["shows others beside it", ["Ottar Moen 4", "Siv Dahl 7"], ["Ottar Moen 4", "Siv Dahl 7"], "nothing"],
      ["shows nobody", [], [], "nothing"],
      ["shows others afterwards", ["Ottar Moen 4"], ["Siv Dahl 7"], "nothing"],
    ] as const
  ).map(([when, before, after, says]) => ({
    when: `Enter in a search field, and the list ${when}`,
    says,
    step: "Submit the search",
    ...enter,
    before: crew(before),
    after: crew(after),
  })),
  {
    when: "it was on and is on",
    says: "verified",
    step: 'Turn on the "Weekly letter"',
    does: "check",
    before: box("checked"),
    on: "#weekly",
  },
  {
    when: "it was off and is off",
    says: "verified",
    step: 'Turn off the "Weekly letter"',
    does: "uncheck",
    before: box("unchecked"),
    on: "#weekly",
  },
  {
    when: "the option was chosen and is",
    says: "verified",
    step: 'Select "Narvik" as the harbour',
    does: "select",
    value: "Narvik",
    before: select("Narvik"),
    on: "Harbour",
  },
  ...(
    [
      ["the step types something else than what is chosen", "Type the number of the cabin", "nothing"],
      ["the step types what the select is for", "Type the harbour", "verified"],
    ] as const
  ).map(([when, step, says]) => ({
    when,
    says,
    step,
    does: "select" as const,
    value: "Narvik",
    before: select("Narvik"),
    on: "Harbour",
  })),
  {
    when: "the tab was the present one and is",
    says: "verified",
    step: "Open the table view tab",
    before: tabs("", "[selected]"),
    on: "Table view",
  },
  {
    when: "it was off and is off, though it should be on",
    says: "nothing",
    step: 'Turn on the "Weekly letter"',
    before: box("unchecked"),
    on: "#weekly",
  },
  {
    when: "another one was on already",
    says: "nothing",
    step: 'Turn on the "Weekly letter"',
    before: box("unchecked"),
    on: "#monthly",
  },
  {
    when: "the option that is chosen is another one",
    says: "nothing",
    step: 'Select "Narvik" as the harbour',
    does: "select",
    value: "Narvik",
    before: select("Bodo"),
    on: "Harbour",
  },
  {
    when: "the tab is not the present one",
    says: "nothing",
    step: "Open the table view tab",
    before: tabs("[selected]", ""),
    on: "Table view",
  },
  {
    when: "a collapsed section is marked as the present one",
    says: "nothing",
    step: "Open the opening hours section",
    before: '\n  button "Opening hours" [collapsed current]\n  heading "Harbour"',
    on: "Opening hours",
  },
  {
    when: "a button that stores is marked as the present one",
    says: "nothing",
    step: "Submit the report",
    before: '\n  button "Submit report" [current]',
    on: "Submit report",
  },
  {
    when: "it was on, and should be off",
    says: "nothing",
    step: 'Turn off the "Weekly letter"',
    before: box("checked"),
    on: "#weekly",
  },
  {
    when: "it was on and went off",
    says: "nothing",
    step: 'Turn on the "Weekly letter"',
    before: box("checked"),
    after: box("unchecked"),
    on: "#weekly",
  },
  {
    when: "it was off and went on",
    says: "nothing",
    others: "may",
    step: 'Turn on the "Weekly letter"',
    before: box("unchecked"),
    after: box("checked"),
    on: "#weekly",
  },
  {
    when: "another option was chosen and is",
    says: "nothing",
    step: 'Select "Narvik" as the harbour',
    does: "select",
    value: "Narvik",
    before: select("Bodo"),
    on: "Harbour",
  },
  {
    when: "the tab was the present one and is so no longer",
    says: "nothing",
    others: "may",
    step: "Open the table view tab",
    before: tabs("", "[selected]"),
    after: tabs("", ""),
    on: "Table view",
  },
  {
    when: "the tab became the present one",
    says: "nothing",
    others: "verify",
    step: "Open the table view tab",
    before: tabs("", ""),
    after: tabs("", "[selected]"),
    on: "Table view",
  },
  {
    when: "the tab was the present one and is, but could be opened wider",
    says: "nothing",
    others: "may",
    step: "Open the table view tab",
    before: tabs("", "[collapsed selected]"),
    on: "Table view",
  },
  {
    when: "a star in its name is a picture",
    says: "nothing",
    step: "Open the table view ★ tab",
    before: tabs("", "").replace("Table view", "Table view ★"),
    on: "Table view ★",
  },
  ...["Open", "Expand", "Click", "Go to", "Select", "Filter by"].map((verb) => ({
    when: `the step says: ${verb} the table view`,
    says: "verified" as const,
    step: `${verb} the table view tab`,
    before: tabs("", "[current]"),
    on: "Table view",
  })),
  ...["link", "button", "clickable", "menuitem", "radio", "option"].map((role) => ({
    when: `a ${role} was the present one and is`,
    says: "verified" as const,
    step: "Open the table view",
    before: `\n  region "Views"\n    ${role} "Map view"\n    ${role} "Table view" [current] #table`,
    on: "#table",
  })),
  ...(
    [
      ["what the step says", "verified", "Show only the active users"],
      ["the reverse of the step", "nothing", "Show only the inactive users"],
    ] as const
  ).map(([what, says, step]) => ({
    when: `the button that is pressed and was is for ${what}`,
    says,
    others: "may" as const,
    step,
    before: '\n  region "Users"\n    button "Active" [pressed] #it\n    button "All" [unpressed]',
    on: "#it",
  })),
  {
    when: "the list under it shows something else now",
    says: "nothing",
    others: "may",
    step: "Open the table view tab",
    before: `${tabs("", "[current]")}\n  list "Beds"\n    item "North"\n    item "South"`,
    after: `${tabs("", "[current]")}\n  list "Beds"\n    item "West"\n    item "South"`,
    on: "Table view",
  },
  ...(
    [
      ["the step is to star it", "Star the mail of Ann", "nothing"],
      ["the step is to choose it", "Choose the mail of Ann", "verified"],
    ] as const
  ).map(([when, step, says]) => ({
    when: `a star is drawn full, and ${when}`,
    says,
    others: "may" as const,
    step,
    before: '\n  list "Mails"\n    item "Ann"\n      clickable "★" #ann\n    item "Bo"\n      clickable "☆"',
    on: "#ann",
  })),
  ...(
    [
      ["all of them are drawn so", "[.active]", "nothing"],
      ["it alone is drawn so", "", "verified"],
    ] as const
  ).map(([when, other, says]) => ({
    when: `the page of a pager was marked as the present one, and ${when}`,
    says,
    others: "may" as const,
    step: "Go to page 2 of the lamps",
    before: `\n  region "Lamps"\n    button "1" ${other}\n    button "2" [.active] #two\n    button "3" ${other}`,
    on: "#two",
  })),
  {
    when: "a heading that was marked is opened by nothing",
    says: "nothing",
    step: "Remove the table view",
    before: tabs("", "[current]"),
    on: "Table view",
  },
]);
