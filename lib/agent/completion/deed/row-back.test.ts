import { describe, expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { anAction } from "@/tests/support/a-task";
import { rowGone, rowIsBack } from "./row-back";

const keys = (...rows: string[]) =>
  aPage(`
  list "Keys"
${rows.join("\n")}`);
const key = (name: string, more = "", button = "Revoke", id = "r") => `
    item "${name}${more} ${button}"
      button "${button}" #${id}-${name.replace(/\W/g, "")}`;
const press = (id: string) => anAction({ target: { id, role: "button", name: "Revoke", path: "list:Keys" } });

const before = keys(key("old-sync used in May"), key("new-sync used today"));
const asking = keys(
  key("old-sync used in May", " Its clients stop.", "Yes, revoke"),
  key("new-sync used today"),
);
const without = keys(key("new-sync used today"));
const goal = "revoke the key old-sync";
const lost = (fresh: ReturnType<typeof keys>, then = before, now = without, said = goal): number =>
  rowIsBack(
    { shown: [], awaited: [], lines: [], ...rowGone([press("r-oldsyncusedinMay")], then, now, said) },
    fresh,
  ).length;

describe("the entry that was taken away", () => {
  it.each<[string, number, number]>([
    ["is back on a fresh load", lost(before), 1],
    ["stays away", lost(without), 0],
    ["asked before it went, and is back without the question", lost(before, asking), 1],
    ["asked before it went, and stays away", lost(without, asking), 0],
    ["had not gone", lost(before, before, before), 0],
    ["is back, and the goal names it", lost(before, before, without, 'Revoke "old-sync"'), 1],
    ["only went elsewhere", lost(before, before, without, 'Move "old-sync" to the old ones'), 0],
    [
      "is none where nothing is to be taken away",
      lost(before, before, without, "rotate the key old-sync"),
      0,
    ],
  ])("%s", (_, times, expected) => expect(times).toBe(expected));

  it("is counted where others read alike", () => {
    const two = keys(key("old-sync used in May"), key("old-sync used in May", "", "Revoke", "other"));
    const one = keys(key("old-sync used in May", "", "Revoke", "other"));
    expect([lost(two, two, one), lost(one, two, one)]).toEqual([1, 0]);
  });
});
