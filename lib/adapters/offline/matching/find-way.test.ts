import { describe, expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { wayTo } from "./find-way";

const { nodes } = aPage(`
  link "Berths" #berths
  link "Trash" #trash
  button "Discard boat" #discard
`);

describe("the way to where things of a kind are", () => {
  it.each<[string, string, string | undefined]>([
    ["goes by their name", "berths", "berths"],
    ["is nothing that takes one away", "boat", undefined],
    ["may lead to what was taken away, where that is meant", "trash", "trash"],
  ])("%s", (_, place, expected) => expect(wayTo(place, nodes)?.best.id).toBe(expected));
});
