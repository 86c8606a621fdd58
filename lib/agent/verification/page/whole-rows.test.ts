import { describe, expect, it } from "vitest";
import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { wholeRows } from "./whole-rows";

const row = (name: string): SkeletonNode => ({
  id: name,
  role: "row",
  name,
  states: [],
  parent: 0,
  path: "",
  frame: "",
});
const title = "The long and winding story of a rose bed that nobody ever wanted to water";
const cut = `1 ${title} 12/1/2012`.slice(0, 80);

describe("what entries say in full", () => {
  it.each([
    [
      "up to the next entry",
      [cut, "2 Ivy 5"],
      ["1", title, "12/1/2012", "77", "2", "Ivy", "5"],
      [`1 ${title} 12/1/2012 77`, "2 Ivy 5"],
    ],
    [
      "of the last one up to the end",
      ["2 Ivy 5", cut],
      ["2", "Ivy", "5", "1", title, "12/1/2012", "77"],
      ["2 Ivy 5", `1 ${title} 12/1/2012 77`],
    ],
    [
      "as it is called where the text does not have it",
      [cut, "2 Ivy 5"],
      ["2", "Ivy", "5"],
      [cut, "2 Ivy 5"],
    ],
    [
      "as they are called where none is cut",
      ["1 Fern 4", "2 Ivy 5"],
      ["1", "Fern", "4", "9"],
      ["1 Fern 4", "2 Ivy 5"],
    ],
  ])("%s", (_, names, lines, whole) => {
    expect(wholeRows(names.map(row), lines)).toEqual(whole);
  });
});
