import { checkTable } from "@/tests/support/check-table";
import { partOpened } from "./part-opened";

const page = (state: string) => `\n  heading "Observatory"\n  button "Sky settings" [${state}] #settings`;
const open = { before: page("collapsed"), on: "#settings", after: page("expanded") };

checkTable(partOpened, [
  ...(
    [
      ['Select "Dusk" in the Sky settings list', "nothing"],
      ["Select the sky settings", "verified"],
    ] as const
  ).map(([step, says]) => ({ when: `its list is open: ${step}`, says, ...open, step })),
]);

const lot = (...more: string[]) =>
  `\n  heading "Boats"\n  button "Rows shown: 10" #rows\n  status ""\n${more.map((row) => `  ${row}`).join("\n")}`;
const sizes = {
  step: 'Open the "Rows shown" menu',
  before: lot(),
  on: "#rows",
  after: lot('button "10"', 'button "25"', 'button "50"'),
};
checkTable(partOpened, [
  { when: "choices of one kind came, drawn in no list", says: "verified", ...sizes },
  {
    when: "none of them is what the opener tells as chosen",
    says: "nothing",
    ...sizes,
    after: lot('button "Berth"', 'button "Length"'),
  },
  { when: "one button came", says: "nothing", ...sizes, after: lot('button "25"') },
  { when: "what came has no names", says: "nothing", ...sizes, after: lot('button ""', 'button ""') },
]);
