import { checkTable } from "@/tests/support/check-table";
import { toggleReadBack } from "./toggle-read-back";

const soils = (peat: string, sand: string, kind = "Peat", loam = "unchecked") => `
  link "Soil ${kind}" #soil
  list "Soils"
    item "Peat"
      clickable "Peat" #of-peat
      radio "Peat" [${peat}] #peat
    item "Sand"
      clickable "Sand" #of-sand
      radio "Sand" [${sand}] #sand
    item "Loam"
      clickable "Loam" #of-loam
      radio "Loam" [${loam}] #loam
`;
const sand = {
  step: "Choose Sand",
  before: soils("checked", "unchecked"),
  on: "#of-sand",
  after: soils("unchecked", "checked", "Sand"),
};

checkTable(toggleReadBack, [
  { when: "its button went on, and the one before off", says: "verified", ...sand },
  {
    when: "the button of another label went on",
    says: "nothing",
    ...sand,
    after: soils("unchecked", "unchecked", "Loam", "checked"),
  },
  { when: "only the one before went off", says: "nothing", ...sand, after: soils("unchecked", "unchecked") },
  {
    when: "another one went on with it",
    says: "nothing",
    ...sand,
    after: soils("unchecked", "checked", "Sand", "checked"),
  },
  { when: "nothing moved", says: "nothing", ...sand, after: sand.before },
]);
