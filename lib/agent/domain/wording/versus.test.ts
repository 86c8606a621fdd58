import { expect, it } from "vitest";
import { splitClauses } from "./clauses";

it.each<[string, string[]]>([
  ["Open the case Okafor v. Lindqvist", ["Open the case Okafor v. Lindqvist"]],
  ["Close Okafor vs. Lindqvist and open the archive", ["Close Okafor vs. Lindqvist", "open the archive"]],
  ["Open (v. Lindqvist) in the list", ["Open (v. Lindqvist) in the list"]],
  ["Open the case of Lev. Close it then", ["Open the case of Lev", "Close it then"]],
  ["Press the key 5v. Close it", ["Press the key 5v", "Close it"]],
])("%s is cut into %j", (text, expected) => {
  expect(splitClauses(text)).toEqual(expected);
});
