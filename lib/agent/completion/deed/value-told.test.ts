import { expect, it } from "vitest";
import { readKept } from "@/lib/agent/completion/read-back/read-kept";
import { aPage } from "@/tests/support/a-page";
import { anAction } from "@/tests/support/a-task";
import { keptAfter } from "@/tests/support/kept-after";

const url = "https://yard.test/board";
const goal = "Move the Oak staircase job to Finishing";
const table = (...rows: string[]) =>
  aPage(`table\n${rows.map((row) => `  row "${row}"`).join("\n")}`, { url });
const [cut, done, other] = ["Oak staircase Cutting", "Oak staircase Finishing", "Oak table Finishing"];
const rail = "Oak staircase rail Finishing";

it.each<[string, string[], string[], string[], boolean]>([
  ["stays there", [cut, other], [done, other], [done, other], true],
  ["is back where it was", [cut, other], [done, other], [cut, other], false],
  ["never went, beside another one of its first word", [cut, other], [cut, other], [cut, other], false],
  ["never went, beside one that is called after it", [cut, rail], [cut, rail], [cut, rail], false],
])("a thing that was moved by what a menu offers: it %s", (_, then, now, fresh, isHeld) => {
  const target = { id: "m", role: "menuitem" as const, name: "Finishing", path: "list" };
  const deed = anAction({ action: { name: "click", args: ["m"] }, target, urlAtAction: url });
  const kept = keptAfter(deed, { goal, before: table(...then), after: table(...now) });
  const { held } = readKept(kept, table(...fresh), goal);
  expect(held.length > 0).toBe(isHeld);
});
