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
