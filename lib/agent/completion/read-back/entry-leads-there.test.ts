import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { anAction, aTask } from "@/tests/support/a-task";
import { entryLeadsThere } from "./entry-leads-there";

const deed = anAction({
  target: { id: "1", role: "button", name: "Approve", path: "" },
  urlAtAction: "https://desk.test/claims/7",
});
const row = (id: number, text: string, link = `Open ${id}`): string =>
  `  item "${text}"\n    link "${link}" >https://desk.test/claims/${id}`;
const other = row(5, "Hotel in Brno Iveta Novak open");

it.each<[string, string[], string, number]>([
  ["says that it was done", [other, row(7, "Train to Brno Iveta Novak approved")], "/claims", 1],
  ["says what it said", [other, row(7, "Train to Brno Iveta Novak open")], "/claims", 0],
  ["says that it was not done", [other, row(7, "Train to Brno Iveta Novak not approved")], "/claims", 0],
  ["is called by that word", [row(7, "Brno, approved hotels Iveta Novak", "approved hotels")], "/claims", 0],
  ["leads to another page", [row(5, "Hotel in Brno Iveta Novak approved")], "/claims", 0],
  ["names another one", [row(7, "Train to Brno Ivo Novotny approved")], "/claims", 0],
  ["is one of two", [row(7, "Brno Iveta Novak approved"), row(7, "Brno Iveta Novak")], "/claims", 0],
  ["is on the page of the deed", [row(7, "Train to Brno Iveta Novak approved")], "/claims/7?done=1", 0],
])("the entry that leads to the page of the deed and %s", (_, rows, path, told) => {
  const task = aTask({ goal: "Approve Iveta Novak's claim for the train to Brno", history: [deed] });
  const snapshot = aPage(`list\n${rows.join("\n")}`, { url: `https://desk.test${path}` });
  expect(entryLeadsThere(deed, { task, snapshot })).toHaveLength(told);
});
