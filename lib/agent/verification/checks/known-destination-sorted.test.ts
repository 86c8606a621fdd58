import { checkTable } from "@/tests/support/check-table";
import { knownDestination } from "./known-destination";

const rows = (...ages: number[]): string =>
  ages.map((age, at) => `\n    row "${["Ash", "Box", "Cob", "Elm"][at]} ${age}"`).join("");
const table = (...ages: number[]): string =>
  `\n  table\n    row "Tree Age"\n      link "Tree" #tree >/trees?sort=tree\n      link "Age" #age >/trees?sort=age${rows(...ages)}`;
const sorts = { before: table(4, 9, 2, 7), on: "#age", urlAfter: "https://garden.test/trees?sort=age" };

checkTable(knownDestination, [
  {
    when: "the address says the order, and the entries stand in it",
    says: "verified",
    step: "Sort the trees by age",
    ...sorts,
    after: table(2, 4, 7, 9),
  },
  ...(
    [
      [
        "entries stand in it, though a name has a number",
        "verified",
        ["Elm 1", "Ash 90 m 4", "Box 7", "Cob 9"],
      ],
      [
        "entries stand in none, though a name has a number",
        "nothing",
        ["Ash 90 m 4", "Elm 1", "Cob 9", "Box 7"],
      ],
    ] as const
  ).map(([when, says, names]) => ({
    when,
    says,
    step: "Sort the trees by age",
    ...sorts,
    before: `${table()}\n    row "Cob 9"\n    row "Ash 90 m 4"\n    row "Box 7"\n    row "Elm 1"`,
    after: `${table()}${names.map((name) => `\n    row "${name}"`).join("")}`,
  })),
  {
    when: "the address says the order, and the entries stand as they did",
    says: "nothing",
    step: "Sort the trees by age",
    ...sorts,
    after: table(4, 9, 2, 7),
  },
  {
    when: "the address says the order, and the entries stand in no order",
    says: "nothing",
    step: "Sort the trees by age",
    ...sorts,
    after: table(9, 4, 2, 7),
  },
  {
    when: "they stand the other way round than the step says",
    says: "nothing",
    step: "Sort the trees by age, the highest first",
    ...sorts,
    after: table(2, 4, 7, 9),
  },
  ...(
    [
      ["another link is called what the step says", "nothing", "Go to coast", "visit"],
      ["the link that was used is called so", "verified", "Go to coast", "coast"],
      ["the link that was used is called so among others", "verified", "Go to coast", "coast (4)"],
    ] as const
  ).map(([when, says, step, name]) => ({
    when,
    says,
    step,
    before: `\n  heading "coast"\n    link "coast" #coast >/coast\n  link "${name}" #used >/coast/visit${["keeper", "tower", "log", "tall", "lamp", "rock"].map((one) => `\n  link "${one}" >/coast/${one}`).join("")}`,
    on: "#used",
    urlAfter: "https://garden.test/coast/visit",
    after: '\n  heading "visit"\n  table\n    row "Ida 3"',
  })),
]);
