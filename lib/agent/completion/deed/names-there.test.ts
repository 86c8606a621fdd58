import { describe, expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { anAction, aTask } from "@/tests/support/a-task";
import { namesInParts, namesLost, namesThere } from "./names-there";

const listOf = (names: readonly string[], { over = "Choir", below = "" } = {}) =>
  aPage(`heading:2 "${over}"\nlist\n${names.map((name) => `  item "${name}"`).join("\n")}\n${below}`, {
    url: "https://choir.test/choirs/2",
    title: "Choir",
    text: [over, ...names].join("\n"),
  });
const textOf = (text: string) => aPage('heading:1 "Spring"', { title: "Spring", text });

const kept = (then: ReturnType<typeof listOf>, goal: string) => namesThere(then, goal);
const lost = (then: ReturnType<typeof listOf>, now: ReturnType<typeof listOf>, goal: string) =>
  namesLost(kept(then, goal), now, goal);

const goal = "Add Cy Lund to the choir 'Spring'";
const all = ["Ada Moor", "Bo Hale", "Di Reed"];

describe("of those that were there when one was added", () => {
  it.each<[string, string[], string[], string[]]>([
    ["all stay", all, [...all, "Cy Lund"], []],
    ["all stay, in another order", all, ["Bo Hale", "Cy Lund", "Ada Moor", "Di Reed"], []],
    ["all stay, with more told of one", all, ["Ada Moor", "Bo Hale, solo", "Di Reed", "Cy Lund"], []],
    ["one gave its place", all, ["Ada Moor", "Cy Lund", "Di Reed"], ["Bo Hale"]],
    ["the last gave its place", all, ["Ada Moor", "Bo Hale", "Cy Lund"], ["Di Reed"]],
    ["the only one gave its place", ["Ada Moor"], ["Cy Lund"], ["Ada Moor"]],
    [
      "one gave its place, with what was told of it",
      ["Ada Moor, alto", "Bo Hale, bass"],
      ["Ada Moor, alto", "Cy Lund"],
      ["Bo Hale"],
    ],
    ["a place was free", ["Ada Moor", "Free", "Free"], ["Ada Moor", "Cy Lund", "Free"], []],
    ["nobody was there", ["Nobody yet"], ["Cy Lund"], []],
    ["the oldest has to go as the newest comes first", all, ["Cy Lund", "Ada Moor", "Bo Hale"], []],
    ["others are listed here", all, ["Eve Park", "Cy Lund"], []],
    ["only the new one is shown", ["Name", ...all], ["Name", "Cy Lund"], []],
    ["one is gone, and the new one has yet to come", all, ["Ada Moor", "Bo Hale"], []],
  ])("%s", (_, then, now, gone) => {
    expect(lost(listOf(then), listOf(now), goal)).toEqual(gone.map((name) => `"${name}" is there still`));
  });

  it.each<[string, string, string, number]>([
    ["in a line", "Altos: Ada Moor, Bo Hale", "Altos: Ada Moor, Cy Lund", 1],
    ["in a line of one", "Alto: Ada Moor", "Alto: Cy Lund", 1],
    ["in a line that got longer", "Altos: Ada Moor, Bo Hale", "Altos: Ada Moor, Bo Hale and Cy Lund", 0],
    ["in another line", "Altos: Ada Moor, Bo Hale", "Altos: Ada Moor, Cy Lund\nBasses: Bo Hale, Di Reed", 0],
    ["in a sentence", "Ada Moor, Bo Hale.", "Ada Moor, Cy Lund.", 0],
  ])("%s", (_, then, now, count) => expect(lost(textOf(then), textOf(now), goal)).toHaveLength(count));

  it.each<[string, string, number]>([
    ["one went", "Spring | Ada Moor, Cy Lund | Open", 1],
    ["all stay", "Spring | Ada Moor, Bo Hale, Cy Lund | Open", 0],
    ["it is another list", "Spring | Cy Lund, Eve Park | Open", 0],
  ])("of what the entry told that led to the form %s", (_, now, count) => {
    const part = { over: "", lines: ["Spring | Ada Moor, Bo Hale | Open"] };
    const open = anAction({ actionId: "open", part });
    const deed = anAction({ actionId: "deed" });
    const there = namesInParts(deed, aTask({ goal, history: [open, deed] }));
    expect(namesLost({ there }, textOf(now), goal)).toHaveLength(count);
  });

  it.each<[string, string, number]>([
    ["is said to be replaced", "Add Cy Lund to the choir in place of Bo Hale", 0],
    ["is named by the goal", "Add Cy Lund where Bo Hale was", 0],
    ["is put there by another word", "Put Cy Lund on the list of the choir", 1],
    ["is where nothing is added", "Rename Bo Hale to Cy Lund", 0],
  ])("one that %s", (_, wish, count) =>
    expect(lost(listOf(all), listOf(["Ada Moor", "Cy Lund", "Di Reed"]), wish)).toHaveLength(count),
  );

  it.each<[string, Parameters<typeof listOf>[1]]>([
    ["the latest", { over: "Recently joined" }],
    ["a page of them", { below: 'link "Next" >https://choir.test/choirs/2?page=2' }],
  ])("nothing is known where the list shows only %s", (_, parts) =>
    expect(lost(listOf(all, parts), listOf(["Ada Moor", "Cy Lund", "Di Reed"], parts), goal)).toEqual([]),
  );
});
