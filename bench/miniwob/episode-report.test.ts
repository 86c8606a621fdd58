import { describe, expect, it } from "vitest";
import { type Episode, isFalselyCompleted, rowsOf, tableLines } from "./episode-report";

const episode = (parts: Partial<Episode>): Episode => ({
  task: "sort-cards",
  seed: 1,
  reward: 1,
  status: "unverified",
  turns: 3,
  tokens: 0,
  ...parts,
});
const lines = (episodes: Episode[]): string => tableLines(rowsOf(episodes)).join("\n");

describe("the report of episodes", () => {
  it.each<[string, Partial<Episode>, boolean]>([
    ["a reward and the word completed", { status: "completed" }, false],
    ["a part of the reward", { status: "completed", reward: 0.2 }, false],
    ["no reward", { status: "completed", reward: 0 }, true],
    ["a fine", { status: "completed", reward: -1 }, true],
    ["no reward, and no claim of it", { status: "unverified", reward: 0 }, false],
  ])("with %s", (_name, parts, expected) => {
    expect(isFalselyCompleted(episode(parts))).toBe(expected);
  });

  it("counts a task from four of five seeds on, whatever the status", () => {
    const four = [1, 2, 3, 4].map((seed) => episode({ seed, status: "partial" }));
    expect(lines([...four, episode({ seed: 5, reward: 0 })])).toContain("of seeds: 1 of 1");
    expect(lines([...four.slice(1), episode({ seed: 5, reward: 0 })])).toContain("of seeds: 0 of 1");
  });

  it("keeps tasks apart and adds up tokens", () => {
    const episodes = [episode({ tokens: 2 }), episode({ task: "peel", reward: -1 }), episode({ tokens: 3 })];
    expect(rowsOf(episodes)).toMatchObject([
      { task: "sort-cards", episodes: 2, solved: 2, tokens: 5 },
      { task: "peel", episodes: 1, solved: 0 },
    ]);
  });
});
