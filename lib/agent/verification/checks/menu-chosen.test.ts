import { checkTable } from "@/tests/support/check-table";
import { menuChosen } from "./menu-chosen";

const beds = (open: "north" | "south" | "", north: string, south: string, kinds = ["Herbs", "Herbs"]) => `
  table "Beds"
    row "North bed ${north}" #north
      button "${kinds[0]}" #north-kind${open === "north" ? " [expanded]" : ""}
    row "South bed ${south}" #south
      button "${kinds[1]}" #south-kind${open === "south" ? " [expanded]" : ""}
${open === "" ? "" : '  list "" #menu\n    menuitem "Close" #close\n    menuitem "Roses" #roses'}
`;
const close = {
  step: 'Choose "Close" in the menu of South bed',
  before: beds("south", "open", "open"),
  on: "#close",
  after: beds("", "open", "closed"),
};
const roses = {
  step: "Pick Roses from the kind menu of South bed",
  before: beds("south", "open", "open"),
  on: "#roses",
  after: beds("", "open", "open", ["Herbs", "Roses"]),
};

checkTable(menuChosen, [
  { when: "the entry says that it was done, at a second look", says: "verified", again: true, ...close },
  { when: "the entry says that it was done", says: "looks again", ...close },
  {
    when: "the control of the entry is called by the choice",
    says: "verified",
    again: true,
    ...roses,
  },
  {
    when: "it was the menu of another entry",
    says: "refuted",
    ...roses,
    before: beds("north", "open", "open"),
    after: beds("", "open", "open", ["Roses", "Herbs"]),
  },
  {
    when: "the menu closed, and the entry reads as before",
    says: "nothing",
    again: true,
    ...close,
    after: beds("", "open", "open"),
  },
  {
    when: "another entry reads otherwise as well",
    says: "nothing",
    again: true,
    ...close,
    after: beds("", "closed", "closed"),
  },
  {
    when: "the entry says that it was not done",
    says: "nothing",
    again: true,
    ...close,
    after: beds("", "open", "not closed"),
  },
  {
    when: "the step names no entry",
    says: "nothing",
    again: true,
    ...close,
    step: 'Choose "Close" in the menu',
  },
  {
    when: "the step is the command itself",
    says: "verified",
    again: true,
    ...close,
    step: "Close South bed",
  },
  {
    when: "the step is the command itself, and it was the menu of another entry",
    says: "refuted",
    ...close,
    step: "Close South bed",
    before: beds("north", "open", "open"),
    after: beds("", "closed", "open"),
  },
  {
    when: "the step is another command",
    says: "nothing",
    others: "may",
    again: true,
    ...close,
    step: "Water South bed",
  },
  {
    when: "the step leaves it to the goal whose menu it is",
    says: "verified",
    again: true,
    ...roses,
    step: 'Choose "Roses" in the menu',
    goal: "Plant Roses in South bed",
  },
  {
    when: "the step opens the menu of another entry first",
    says: "nothing",
    others: "may",
    again: true,
    ...roses,
    step: 'Open the menu of bed N-72 and choose "Roses"',
    goal: "Plant Roses",
    before: beds("south", "open", "open")
      .replaceAll("North bed", "Bed N-72")
      .replaceAll("South bed", "Bed N-71"),
    after: beds("", "open", "open", ["Herbs", "Roses"])
      .replaceAll("North bed", "Bed N-72")
      .replaceAll("South bed", "Bed N-71"),
  },
  {
    when: "the goal means another entry",
    says: "nothing",
    others: "may",
    again: true,
    ...roses,
    step: 'Choose "Roses" in the menu',
    goal: "Plant Roses in North bed",
  },
  ...(
    [
      ["verified", "Reactivate", "suspended", "active"],
      ["verified", "Deactivate", "active", "inactive"],
      ["nothing", "Reactivate", "suspended", "inactive"],
      ["nothing", "Reactivate", "active", "active since today"],
    ] as const
  ).map(([says, command, was, is]) => ({
    when: `"${command}" made "${is}" of "${was}"`,
    says,
    again: true,
    step: `${command} Ann Lee`,
    before: `
  table "Users"
    row "Ann Lee ${was}" #ann
      button "More" #more [expanded]
    row "Tom Hill active" #tom
      button "More" #more-tom
  list "" #menu
    menuitem "${command}" #command`,
    on: "#command",
    after: `
  table "Users"
    row "Ann Lee ${is}" #ann
      button "More" #more
    row "Tom Hill active" #tom
      button "More" #more-tom`,
    ...(says === "nothing" ? { others: "may" as const } : {}),
  })),
]);
