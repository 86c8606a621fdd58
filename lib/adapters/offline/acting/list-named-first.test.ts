import { expect, it } from "vitest";
import type { PastAction } from "@/lib/agent/model-tasks/choosing-rules";
import { aPageContext } from "@/tests/support/a-page-context";
import { actOnRequest } from "./act-on-request";

const marks = (...names: string[]): string =>
  names
    .map(
      (name, at) =>
        `  group "${name}"\n    radio "sin marcar" [checked]\n    radio "presente" #p${at}\n    radio "ausente"`,
    )
    .join("\n");
const page = (shown: string, names: string[], list = "Taller"): string =>
  `combobox "${list}" #list ="${shown}" |"Bordado|Cerámica|Carpintería"\nform ""\n${marks(...names)}\n  button "Guardar" #save`;
const goal = "Marca a Lucía Prado como presente en el taller de cerámica";
const others = ["Carmen Soto", "Inés Molina"];
const own = ["Álvaro Rey", "Lucía Prado"];
const chosen: PastAction = {
  action: 'select("list", "Cerámica")',
  target: 'combobox "Taller"',
  outcome: "verified",
  summary: "",
};
const act = (asked: string, outline: string, history: PastAction[] = []): string =>
  actOnRequest(asked, aPageContext(outline, history))?.action ?? "nothing";

it.each<[string, string, string, PastAction[], string]>([
  ["is chosen where nothing here does it", goal, page("Bordado", others), [], 'select("list", "Cerámica")'],
  ["stands there: its form is filled in", goal, page("Cerámica", own), [chosen], 'check("p1")'],
  ["is not chosen twice", goal, page("Bordado", others), [chosen], "nothing"],
  ["is not named", "Marca a Lucía Prado como presente", page("Bordado", others), [], "nothing"],
  ["is called otherwise", goal, page("Bordado", others, "Sala"), [], "nothing"],
  [
    "names two options",
    "Marca a Lucía Prado en el taller de cerámica y en el taller de carpintería",
    page("Bordado", others),
    [],
    "nothing",
  ],
])(
  "a list outside of the form that the goal names by its label %s",
  (_, asked, outline, history, expected) => {
    expect(act(asked, outline, history)).toBe(expected);
  },
);
