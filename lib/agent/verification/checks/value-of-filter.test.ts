import { checkTable } from "@/tests/support/check-table";
import { valueReadBack } from "./value-read-back";

const list = (name: string, value: string) => `
  heading "Berths"
  textbox "${name}" ="${value}" #field
  list "Berths"
    item "North quay"
    item "South quay"
`;
const typed = (field: string, name: string) => ({
  step: `Type "north" in the ${field}`,
  before: list(name, ""),
  on: "#field",
  does: "setValue" as const,
  value: "north",
  after: list(name, "north"),
});

checkTable(valueReadBack, [
  ...(
    [
      ["berth filter", "Filter by title or number…"],
      ["berth search", "Search names"],
      ["berth search box", "Search titles"],
      ["berth filter field", "Filter titles"],
      ["berth filter bar", "Filter titles"],
      ["berth filter box", "Filter titles"],
      ["berth filter", "FILTER titles"],
      ["berth FILTER", "Filter titles"],
    ] as const
  ).map(([field, name]) => ({
    when: `both narrow, the ${field} and "${name}"`,
    says: "verified" as const,
    ...typed(field, name),
  })),
  ...(
    [
      ["berth filter", "Title or number"],
      ["berth filter", "Filtered titles"],
      ["berth filter", "Title search"],
      ["berth title", "Filter by number"],
      ["berth filter title", "Filter by number"],
      ["berth prefilter", "Filter by number"],
    ] as const
  ).map(([field, name]) => ({
    when: `not both narrow, the ${field} and "${name}"`,
    says: "nothing" as const,
    others: "may" as const,
    ...typed(field, name),
  })),
]);

const search = {
  ...typed("search box", "Search the harbour"),
  nextStep: "Press Go",
};
checkTable(valueReadBack, [
  {
    when: "no more is said than that it is typed, and the button is pressed next",
    says: "verified",
    ...search,
  },
  {
    when: "nothing is pressed next",
    says: "nothing",
    others: "may",
    ...search,
    nextStep: "Open the north quay",
  },
  { when: "nothing comes next", says: "nothing", others: "may", ...search, last: true },
  { when: "it is to be searched for", says: "nothing", others: "may", ...search, step: 'Search for "north"' },
]);

const replying =
  (send: string, more = "", type = "textarea") =>
  (value: string) =>
    `
  heading "Fences"
  form
    textbox:${type} "Write here, or drop pictures" ="${value}" #field${more}
    button "Open editor"
    button "${send}"
  textbox:search "Search" #search`;
const reply = (form: (value: string) => string) => ({
  step: 'Write "Two thin coats." in the reply box',
  before: form(""),
  on: "#field",
  does: "setValue" as const,
  value: "Two thin coats.",
  after: form("Two thin coats."),
});
checkTable(valueReadBack, [
  {
    when: "its form is sent by what the step calls the field",
    says: "verified",
    ...reply(replying("Quick reply")),
  },
  { when: "its form is sent by something else", says: "nothing", ...reply(replying("Save")) },
  {
    when: "there is another field that the reply may be written in",
    says: "nothing",
    others: "may",
    ...reply(replying("Quick reply", '\n    textbox "Title" #title')),
  },
  {
    when: "it takes one line only",
    says: "nothing",
    others: "may",
    ...reply(replying("Quick reply", "", "text")),
  },
]);
