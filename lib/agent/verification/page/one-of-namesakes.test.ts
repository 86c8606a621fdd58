import { knownDestination } from "@/lib/agent/verification/checks/known-destination";
import { checkTable } from "@/tests/support/check-table";

const table = `
  table "Yard"
    row "To do Doing"
    row "Tar the keel Tar the keel Mend the sail"
      item "#1 Tar the keel"
        link "Tar the keel" >/cards/1 #first
      item "#2 Tar the keel"
        link "Tar the keel" >/cards/2 #second
      item "#3 Mend the sail"
        link "Mend the sail" >/cards/3 #sail
`;
const clubs = `
  link "Rowing club" >/clubs/1 #club
  link "Rowing club 2024" >/clubs/2 #year
  link "Choir 7" >/clubs/3 #choir
`;
const led = (step: string, before: string, on: string, to: string, heading: string, text = "") => ({
  step,
  before,
  on,
  url: "https://yard.test/",
  urlAfter: `https://yard.test${to}`,
  after: `\n  heading "${heading}"\n  button "Edit"`,
  textAfter: `${heading}\n${text}`,
});

checkTable(knownDestination, [
  ...(
    [
      ["nothing tells which of them came", "", "nothing"],
      ["the page that came tells another part of the list", "Column: To do", "nothing"],
      ["the page that came tells the part that the step looks in", "Column: Doing", "verified"],
      [
        "a long text of it has the words too",
        `${"We are still at it, and are ".repeat(3)}doing fine`,
        "nothing",
      ],
    ] as const
  ).map(([when, text, says]) => ({
    when: `two links have one name: ${when}`,
    says,
    ...led('Open the "Tar the keel" card in Doing', table, "#second", "/cards/2", "Tar the keel", text),
  })),
  {
    when: "a control of the page that came is called as the part, which stands for all of them",
    says: "nothing",
    ...led('Open the "Tar the keel" card in Doing', table, "#first", "/cards/1", "Tar the keel", "Doing"),
    after: '\n  heading "Tar the keel"\n  link "Doing" >/columns/2',
  },
  {
    when: "no other link is called so",
    says: "verified",
    ...led('Open the "Mend the sail" card in Doing', table, "#sail", "/cards/3", "Mend the sail"),
  },
  {
    when: "another link is called so without the number",
    says: "nothing",
    ...led("Open the club Rowing club", clubs, "#year", "/clubs/2", "Rowing club 2024"),
  },
  {
    when: "the step says the number",
    says: "verified",
    ...led("Open the club Rowing club 2024", clubs, "#year", "/clubs/2", "Rowing club 2024"),
  },
  {
    when: "the number is a count, and nothing else is called so",
    says: "verified",
    ...led("Open the choir", clubs, "#choir", "/clubs/3", "Choir"),
  },
]);
