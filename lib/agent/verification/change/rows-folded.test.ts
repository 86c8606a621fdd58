import { expect, it } from "vitest";
import { ruledInTheEnd } from "@/tests/support/a-verification-case";

const bed = (group: string, ...names: string[]): string =>
  `\n  button "${group}" #${group.toLowerCase()}${names.map((name) => `\n  item "${name} in the shade"\n    link "${name}"`).join("")}`;
const before = `${bed("Ferns", "Maidenhair", "Bracken")}${bed("Mosses", "Haircap", "Cushion")}`;
const outcome = (after: string, requests: string[] = []): string =>
  ruledInTheEnd({ step: "Collapse the group Ferns", on: "#ferns", before, after, requests });

it.each<[string, string, boolean, string[]?]>([
  ["right behind its heading went", bed("Ferns") + bed("Mosses", "Haircap", "Cushion"), true],
  ["of another group went", bed("Ferns", "Maidenhair", "Bracken") + bed("Mosses"), false],
  ["went only in part", bed("Ferns", "Bracken") + bed("Mosses", "Haircap", "Cushion"), false],
  ["went, and others as well", bed("Ferns") + bed("Mosses", "Cushion"), false],
  ["went, and others came", bed("Ferns") + bed("Mosses", "Haircap", "Cushion", "Fork"), false],
  ["went from the site", bed("Ferns") + bed("Mosses", "Haircap", "Cushion"), false, ["DELETE /ferns 200"]],
])("entries that %s", (_, after, isDone, requests = []) => {
  expect(outcome(after, requests) === "verified").toBe(isDone);
});
