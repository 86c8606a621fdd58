import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { fillFromGoal } from "./fill-from-goal";

const stop = (name: string, inside: string) => `  item "${name}"\n${inside}`;
const shut = (name: string) => stop(name, `    button "Change time at ${name}"`);
const field = (name: string) => `    textbox:time "Arrival at ${name}" #${name} ="06:55"`;
const depot = (buttons: string) => stop("Depot", `${field("Depot")}\n${buttons}`);

it.each<[string, string[], string | undefined]>([
  ["that keeps it", [depot('    button "Keep" #keep'), shut("Harbour")], "keep"],
  [
    "that keeps it, beside one that does not",
    [depot('    button "Keep" #keep\n    button "Cancel"'), shut("Harbour")],
    "keep",
  ],
  ["of two that may", [depot('    button "Keep"\n    button "Details"'), shut("Harbour")], undefined],
  [
    "where every entry has such a field",
    [depot('    button "Map"'), stop("Harbour", `${field("Harbour")}\n    button "Map"`)],
    undefined,
  ],
  [
    "that begins it at every entry",
    [depot('    button "Pencil, Depot"'), stop("Harbour", '    button "Pencil, Harbour"')],
    undefined,
  ],
  ["of an entry without others", [depot('    button "Map"')], undefined],
  ["that only opens a menu", [depot('    button "More" [popup]'), shut("Harbour")], undefined],
])("what is entered in an entry where it stands is sent with the one button: %s", (_, stops, expected) => {
  const { nodes } = aPage(`list\n${stops.join("\n")}`);
  const filled = fillFromGoal("Change the arrival time at Depot to 07:15", { nodes, title: "", known: [] });
  expect(filled?.form.submit?.id).toBe(expected);
  expect(filled?.entries.map(({ value }) => value)).toEqual(expected ? ["07:15"] : undefined);
});
