import { describe, expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { findElements } from "./find-element";
import { headingOver, placeOf, standingAt } from "./node-places";

const { nodes } = aPage(`
  heading "Rooms" #top
  region "" #main
    heading "Attic" #h1
    textbox "Heat" #attic
    heading "Guest attic" #h2
    textbox "Heat" #guest
  list "Tools"
    item "Saw"
      button "Lend" #saw`);
const node = (id: string) => nodes.find((one) => one.id === id) ?? nodes[0];

describe("where an element stands", () => {
  it.each([
    ["attic", "Attic"],
    ["guest", "Guest attic"],
    ["saw", "Rooms"],
    ["top", ""],
  ])("%s is under the heading over it", (id, heading) => {
    const one = node(id);
    expect(one && headingOver(one, nodes)).toBe(heading);
  });

  it("is its row before its heading", () => {
    const saw = node("saw");
    expect(saw && placeOf(saw, nodes)).toBe("Saw");
  });

  it("is the entry around a row that is called as it is itself, where there is one", () => {
    const barns = aPage(`
  item "Mill Farm"
    row "Oat bales"
      textbox "Oat bales" #mill
    row "Straw Mill"
      textbox "Bales" #straw
  row "Hay"
    textbox "Hay" #loose`).nodes;
    const placed = (id: string) => {
      const one = barns.find((other) => other.id === id);
      return one && placeOf(one, barns);
    };
    expect(["mill", "straw", "loose"].map(placed)).toEqual(["Mill Farm", "Straw Mill", "Hay"]);
  });

  it("is its group where the heading over it does not tell it from others, or there is none", () => {
    const groups = aPage(`
  group "Shipping"
    textbox "City" #ship
  heading "Addresses"
  group "Billing"
    textbox "City" #bill
    textbox "Code" #code
  group "Return"
    textbox "City" #back`).nodes;
    const placed = (id: string) => {
      const one = groups.find((other) => other.id === id);
      return one && placeOf(one, groups);
    };
    expect(["ship", "bill", "code", "back"].map(placed)).toEqual([
      "Shipping",
      "Billing",
      "Addresses",
      "Return",
    ]);
  });

  it("is told by what describes it and what stands beside it too", () => {
    const base = { role: "button" as const, name: "Lend", path: "", states: [] };
    const said = [
      { ...base, description: "The big saw" },
      { ...base, nearText: "Small saw" },
    ];
    expect(standingAt("Small saw", said, said)).toEqual([said[1]]);
    expect(standingAt("big saw", said, said)).toEqual([said[0]]);
  });

  it("tells elements of one name apart, and one called just so from one that holds the words", () => {
    const at = (place: string) =>
      findElements({ role: "textbox", name: "Heat", place }, nodes).map(({ id }) => id);
    expect(at("Attic")).toEqual(["attic"]);
    expect(at("Guest attic")).toEqual(["guest"]);
    expect(at("Cellar")).toEqual([]);
    expect(findElements({ role: "textbox", name: "Heat" }, nodes)).toHaveLength(2);
  });
});
