import { checkTable } from "@/tests/support/check-table";
import { listNotRead } from "./list-not-read";

const boats = (...names: string[]) => `
  heading "Boats"
  button "Sort by length" #sort
  list "Boats"
${names.map((name) => `    item "${name}"`).join("\n")}
`;
const told = (text: string) => `${boats()}\n  item "${text}"`;
const all = ["Gull", "Heron", "Osprey", "Tern"];
const sort = {
  step: "Sort the boats by length",
  before: boats(...all),
  on: "#sort",
  after: told("There was an error fetching boats"),
  text: ["Boats", ...all].join("\n"),
  textAfter: "Boats\nThere was an error fetching boats",
  requests: ["GET /api/boats 500 xhr"],
};

checkTable(listNotRead, [
  { when: "the list broke, is gone, and the page says so", says: "refuted", ...sort },
  { when: "nobody answered", says: "refuted", ...sort, requests: ["GET /api/boats 0 xhr"] },
  {
    when: "it was asked again and came",
    says: "nothing",
    ...sort,
    requests: ["GET /api/boats 500 xhr", "GET /api/boats 200 xhr"],
    others: "may",
  },
  { when: "it came", says: "nothing", ...sort, requests: ["GET /api/boats 200 xhr"], others: "may" },
  {
    when: "a picture broke",
    says: "nothing",
    ...sort,
    requests: ["GET /api/boats 500 image"],
    others: "may",
  },
  {
    when: "something was stored",
    says: "nothing",
    ...sort,
    requests: ["GET /api/boats 500 xhr", "PUT /api/order 200 xhr"],
    others: "may",
  },
  {
    when: "the page says nothing of it",
    says: "nothing",
    ...sort,
    after: boats(),
    textAfter: "Boats",
    others: "may",
  },
  {
    when: "the boats are there still",
    says: "nothing",
    ...sort,
    after: `${boats(...all)}\n  item "There was an error fetching tips"`,
    textAfter: ["Boats", ...all, "There was an error fetching tips"].join("\n"),
    others: "may",
  },
]);
