import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { nameUnderKind } from "./headed-kind";

it.each<[string, string, string, string | undefined]>([
  ["Blue Heron plan", 'heading:1 "Plans"', "", "Blue Heron"],
  ["host db-3.internal", 'heading:2 "Hosts"', "", "db-3.internal"],
  ["plan Blue Heron", "", "Plans – Fernhill", "Blue Heron"],
  ["plan Blue Heron", 'heading:1 "My plans"', "", "Blue Heron"],
  ["Blue Heron plan", 'heading:1 "Plans and prices"', "", undefined],
  ["Blue Heron plan", 'heading:1 "Hosts"', "", undefined],
  ["Blue Heron plan", 'heading:1 "Plans" [hidden]', "", undefined],
  ["annual plan", 'heading:1 "Plans"', "", undefined],
  ["Blue Heron", 'heading:1 "Heron"', "", undefined],
])("`%s` under %s", (name, outline, title, expected) => {
  expect(nameUnderKind(name, [{ nodes: aPage(outline).nodes, title }])).toBe(expected);
});
