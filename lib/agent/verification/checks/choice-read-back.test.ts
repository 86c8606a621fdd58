import { checkTable } from "@/tests/support/check-table";
import { choiceReadBack } from "./choice-read-back";

const inForm = (city: string, label = "Town") => `
  form "Delivery"
    combobox "${label}" ="${city}" |"Oslo|Bergen|Tromso" #town
    combobox "Country" ="Norway" |"Norway|Sweden" #country
    button "Next"
`;
const loose = (city: string, ...more: string[]) => `
  heading "Weather"
  combobox "Town" ="${city}" |"Oslo|Bergen|Tromso" #town
${more.join("\n")}
`;
const alone = (city: string) =>
  `\n  form "Delivery"\n    combobox "Town" ="${city}" |"Oslo|Bergen" #town\n    button "Next"`;
const choose = { step: 'Select "Bergen" as the town', does: "select" as const, on: "#town", value: "Bergen" };

checkTable(choiceReadBack, [
  ...(["See the beds grouped by town", "Show the beds sorted by town"] as const).map((step) => ({
    when: `the form is yet to be sent: ${step}`,
    says: "nothing" as const,
    again: true,
    ...choose,
    step,
    before: inForm("Oslo", "Group by"),
    after: inForm("Bergen", "Group by"),
    value: "Bergen",
  })),
  {
    when: "something that it was to store was refused, and no step sends it",
    says: "nothing" as const,
    others: "may" as const,
    again: true,
    ...choose,
    step: 'Set the town to "Bergen"',
    goal: 'Set the town to "Bergen"',
    last: true,
    before: inForm("Oslo"),
    after: inForm("Bergen"),
    requests: ["PUT /places/7 500"],
  },
  ...(
    [
      ["verified", "the button under it comes next", "Press Share", 'button "Cancel"'],
      ["nothing", "another button comes next", "Press Print", 'button "Cancel"'],
      ["nothing", "the button under it is opened next", "Open Share", 'button "Cancel"'],
      ["nothing", "nothing gives up beside it", "Press Share", 'button "Print"'],
    ] as const
  ).map(([says, when, nextStep, beside]) => ({
    when: `no form is marked, and ${when}`,
    says,
    again: true,
    ...choose,
    nextStep,
    before: loose("Oslo", '  textbox "Days" ="7"', `  ${beside}`, '  button "Share"'),
    after: loose("Bergen", '  textbox "Days" ="7"', `  ${beside}`, '  button "Share"'),
  })),
  {
    when: "it is to be chosen no longer",
    says: "nothing",
    ...choose,
    step: 'Deselect "Bergen" as the town',
    before: inForm("Oslo"),
    after: inForm("Bergen"),
  },
  {
    when: "the select of a form shows it, also at a second look",
    says: "verified",
    again: true,
    ...choose,
    before: inForm("Oslo"),
    after: inForm("Bergen"),
  },
  {
    when: "the select of a form shows it, and the form may be drawn anew without it",
    says: "looks again",
    ...choose,
    before: inForm("Oslo"),
    after: inForm("Bergen"),
  },
  {
    when: "the application reacted to it, and may take it back",
    says: "looks again",
    ...choose,
    before: loose("Oslo", '  link "Rain in Oslo" #news'),
    after: loose("Bergen", '  link "Rain in Bergen" #news', '  button "Alert me"'),
  },
  {
    when: "the application reacted to it, and shows it still",
    says: "verified",
    again: true,
    ...choose,
    before: loose("Oslo", '  link "Rain in Oslo" #news'),
    after: loose("Bergen", '  link "Rain in Bergen" #news', '  button "Alert me"'),
  },
  {
    when: "the page shows no value, and the client read it back, also at a second look",
    says: "verified",
    again: true,
    ...choose,
    before: inForm("Oslo").replace('="Oslo"', ""),
    after: inForm("Oslo").replace('="Oslo"', ""),
    report: { actualState: { selected: "Bergen" } },
  },
  {
    when: "a native select holds it, and the application did nothing",
    says: "nothing",
    ...choose,
    before: loose("Oslo"),
    after: loose("Bergen"),
  },
  {
    when: "it shows another option",
    says: "nothing",
    ...choose,
    before: inForm("Oslo"),
    after: inForm("Tromso"),
  },
  {
    when: "the choice is to sort a list, which stayed",
    says: "nothing",
    step: "Sort the plants by height",
    does: "select",
    on: "Sort by",
    value: "Height",
    before:
      '\n  form "Sorting"\n    combobox "Sort by" ="Name" |"Name|Height"\n  list "Plants"\n    item "Ash"\n    item "Yew"',
    after:
      '\n  form "Sorting"\n    combobox "Sort by" ="Height" |"Name|Height"\n  list "Plants"\n    item "Ash"\n    item "Yew"',
  },
  {
    when: "the choice is to filter a list, which stayed",
    says: "nothing",
    step: "Filter the plants by height",
    does: "select",
    on: "Filter by",
    value: "Height",
    before:
      '\n  form "Filters"\n    combobox "Filter by" ="Name" |"Name|Height"\n  list "Plants"\n    item "Ash"\n    item "Yew"',
    after:
      '\n  form "Filters"\n    combobox "Filter by" ="Height" |"Name|Height"\n  list "Plants"\n    item "Ash"\n    item "Yew"',
  },
  {
    when: "it was chosen together with another field, which holds nothing",
    says: "nothing",
    ...choose,
    before: inForm("Oslo"),
    after: inForm("Bergen"),
    also: ['select("country", "Sweden")'],
  },
  {
    when: "the select was only clicked",
    says: "nothing",
    step: "Click the town select",
    before: inForm("Bergen"),
    after: inForm("Bergen").replace("#town", "[focused] #town"),
    on: "#town",
  },
  ...(
    [
      ["something else", "nothing", "Type the house number 12"],
      ["what the select is for", "verified", "Type the town"],
    ] as const
  ).map(([what, says, step]) => ({
    when: `the step types ${what}`,
    says,
    again: true,
    ...choose,
    step,
    before: alone("Oslo"),
    after: alone("Bergen"),
  })),
  {
    when: "the choice was made in another select",
    says: "nothing",
    ...choose,
    step: 'Select "Sweden" as the country',
    value: "Bergen",
    before: inForm("Oslo"),
    after: inForm("Bergen"),
  },
]);

const grouping = (value: string): string =>
  `\n  form "View"\n    combobox "Group on" =${JSON.stringify(value)} |"Owner|Status" #group\n    button "Show"`;
checkTable(
  choiceReadBack,
  (
    [
      ["the list is to stand in groups", "nothing", "The tasks must stand in groups by Status"],
      ["the list has to be grouped", "nothing", "All tasks grouped by Status"],
      ["the choice itself is to be made", "verified", "Choose Status under Group on"],
      ["the field is to say so", "verified", "Group on must be Status"],
    ] as const
  ).map(([when, says, step]) => ({
    when: `${when}, in a form that is yet to be sent`,
    says,
    again: true,
    step,
    does: "select" as const,
    value: "Status",
    before: grouping("Owner"),
    on: "#group",
    after: grouping("Status"),
  })),
);

const trees = (tree: string, told: string) => `
  heading "Nursery"
  combobox "Tree" ="${tree}" |"Ash|Birch" #tree
  region "${told}"
`;
const plant = {
  again: true,
  step: "Choose Birch as the tree",
  does: "select" as const,
  value: "Birch",
  before: trees("Ash", ""),
  on: "#tree",
  after: trees("Birch", ""),
};
checkTable(choiceReadBack, [
  {
    when: "a text says since then what was chosen",
    says: "verified",
    ...plant,
    text: "None",
    textAfter: "Chosen: Birch",
  },
  { when: "a text says something else", says: "nothing", ...plant, text: "None", textAfter: "Chosen: Ash" },
  { when: "no text came", says: "nothing", ...plant },
]);
