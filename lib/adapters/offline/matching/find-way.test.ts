import { describe, expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { addControl, wayTo } from "./find-way";

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

it.each([
  ["the same place", "https://a.test/new", "top"],
  ["two places", "https://a.test/other", undefined],
])("opens the form for a new thing by either of two links of one name that lead to %s", (_, href, id) => {
  const page = aPage(
    `link "Boats" >https://a.test/\nlink "New boat" #top >https://a.test/new\nheading "Boats"\nlink "New boat" #below >${href}`,
  );
  expect(addControl("add", "boat", page.nodes, "")?.best.id).toBe(id);
});
