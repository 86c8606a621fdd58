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
  expect(addControl("add", "boat", { nodes: page.nodes, title: "", url: "https://a.test/" })?.best.id).toBe(
    id,
  );
});

it("opens no form by a link to the page that is open", () => {
  const { nodes } = aPage('heading "Book a haircut"\nlink "Book" >https://a.test/desk\nbutton "14:30"');
  expect(addControl("book", "haircut", { nodes, title: "", url: "https://a.test/desk" })).toBeUndefined();
  expect(addControl("book", "haircut", { nodes, title: "", url: "https://a.test/" })?.best.name).toBe("Book");
});
