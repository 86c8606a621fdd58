import { checkTable } from "@/tests/support/check-table";
import { formReloaded } from "./form-reloaded";

const settings = (name: string, more = ""): string => `
  heading "Club settings"
${more}  form
    textbox "Club name" =${JSON.stringify(name)} #name
    textbox "Founded" ="1961" #founded
    button "Save changes" [submit] #save
    button "Publish" #publish
`;
const zoned = (zone: string, more = ""): string =>
  settings("Weir", more).replace(
    "    button",
    `    combobox "Time zone" ="${zone}" |"(UTC) UTC|(UTC+01:00) Oslo" #zone\n    button`,
  );
const told = '  status "Settings saved."\n';
const anew = ["POST /settings 302 document", "GET /settings 200 document"];
const kept = {
  step: "Click Save changes",
  goal: 'Set the club name to "Rowing Club Weir"',
  before: settings("Rowing Club Weir"),
  on: "#save",
  requests: anew,
  after: settings("Rowing Club Weir", told),
};
const lost = { ...kept, after: settings("The Weir Rowers", told) };

checkTable(formReloaded, [
  {
    when: "the page that the site gave anew holds it, and says that it was saved",
    says: "verified",
    ...kept,
  },
  {
    when: "it is found at another query of the same page",
    says: "verified",
    ...kept,
    url: "https://garden.test/settings",
    urlAfter: "https://garden.test/settings?saved=1",
  },
  {
    when: "the page was not given anew",
    says: "nothing",
    others: "may",
    ...kept,
    requests: ["POST /settings 200 fetch"],
  },
  {
    when: "the document was given before it was posted",
    says: "nothing",
    others: "may",
    ...kept,
    requests: [...anew].reverse(),
  },
  {
    when: "the page says nothing of it",
    says: "nothing",
    others: "may",
    ...kept,
    after: settings("Rowing Club Weir"),
  },
  {
    when: "it says that it was not",
    says: "nothing",
    others: "may",
    ...kept,
    after: settings(
      "Rowing Club Weir",
      '  status "Settings saved."\n  alert "Club name could not be saved."\n',
    ),
  },
  {
    when: "what the goal says stands in no field",
    says: "nothing",
    others: "may",
    ...kept,
    goal: 'Set the motto to "Row on"',
  },
  {
    when: "one of two things that the goal says is not there",
    says: "nothing",
    others: "may",
    ...kept,
    goal: 'Set the club name to "Rowing Club Weir" and the motto to "Row on"',
  },
  {
    when: "it is published and not only kept",
    says: "nothing",
    others: "may",
    ...kept,
    step: "Click Publish",
    on: "#publish",
  },
  {
    when: "the old name that the goal says is gone",
    says: "verified",
    ...kept,
    goal: 'Rename the club to "Rowing Club Weir"',
  },
  ...(
    [
      ["Your settings have been updated!", "verified"],
      ["What has been updated is listed below", "nothing"],
      ["Nothing else", "nothing"],
    ] as const
  ).map(([line, says]) => ({
    when: `a line without a mark says: ${line}`,
    says,
    others: "may" as const,
    ...kept,
    after: settings("Rowing Club Weir", `  list\n    item "${line}"\n`),
  })),
  ...(
    [
      ["(UTC+01:00) Oslo", "verified"],
      ["(UTC) UTC", "refuted"],
    ] as const
  ).map(([zone, says]) => ({
    when: `a list of the form holds ${zone}`,
    says,
    others: "may" as const,
    ...kept,
    goal: "Set the time zone of the club to Oslo",
    before: zoned("(UTC+01:00) Oslo"),
    after: zoned(zone, told),
  })),
  { when: "the field holds what it did before", says: "refuted", ...lost },
  {
    when: "the field holds another text, and the page has what was entered elsewhere",
    says: "nothing",
    others: "may",
    ...lost,
    after: settings("Another club", '  status "Settings saved."\n  item "Rowing Club Weir"\n'),
  },
  {
    when: "the field is empty for the next one",
    says: "nothing",
    others: "may",
    ...lost,
    after: settings("", told),
  },
  {
    when: "one word alone came back",
    says: "nothing",
    others: "may",
    ...lost,
    goal: 'Set the club name to "Weir"',
    before: settings("Weir"),
    after: settings("The Rowers", told),
  },
]);
