import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { entriesBefore, readAsBefore } from "./entries-as-before";

const list = (...names: string[]) =>
  aPage(`heading "Playlist"\nlist${names.map((name) => `\n  item "${name}"`).join("")}`);
const none = { shown: [], awaited: [], lines: [] };

it.each<[string, string[], string[], string[], boolean]>([
  ["an order that is as it was", ["Dawn", "Rain"], ["Rain", "Dawn"], ["Dawn", "Rain"], true],
  ["an order that stays", ["Dawn", "Rain"], ["Rain", "Dawn"], ["Rain", "Dawn"], false],
  ["an entry that is back", ["Dawn", "Rain"], ["Dawn"], ["Dawn", "Rain"], true],
  ["an entry that reads as before", ["Dawn open"], ["Dawn shut"], ["Dawn open"], true],
  ["an entry that reads otherwise again", ["Dawn 1"], ["Dawn 2"], ["Dawn 3"], false],
  ["entries that the deed did not touch", ["Dawn"], ["Dawn"], ["Dawn"], false],
  ["entries where none were", [], ["Dawn"], [], true],
])("a fresh load shows %s", (_, then, now, fresh, expected) => {
  const kept = { ...none, ...entriesBefore(list(...then), list(...now)) };
  expect(readAsBefore(kept, list(...fresh))).toBe(expected);
});

it("what was not kept is not compared", () => expect(readAsBefore(undefined, list())).toBe(false));
