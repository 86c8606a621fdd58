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
