import { describe, expect, it } from "vitest";
import type { KeptPage } from "@/lib/contracts/task-detail";
import { elementRows, textRows } from "./page-difference";

const page = (elements: KeptPage["elements"], text: string[] = []): KeptPage => ({
  url: "http://a.test/",
  hash: "0",
  elements,
  text,
});
const save = { id: "1", role: "button", name: "Save", path: "form" };
const name = { id: "2", role: "textbox", name: "Name", path: "form", value: "" };

describe("elementRows", () => {
  it("marks what came, what went and what changed, and says in what", () => {
    const rows = elementRows(
      page([save, name]),
      page([
        { id: "9", role: "alert", name: "Saved", path: "" },
        { ...name, value: "Jas" },
      ]),
    );
    expect(rows.map(({ kind }) => kind).sort()).toEqual(["added", "changed", "removed"]);
    expect(rows.find(({ kind }) => kind === "changed")).toEqual({
      kind: "changed",
      before: 'textbox “Name” = ""',
      after: 'textbox “Name” = "Jas"',
      fields: ["value"],
    });
  });

  it("finds nothing between equal pages, whatever their ids", () => {
    const rows = elementRows(page([save, name]), page([{ ...save, id: "7" }, name]));
    expect(rows.map(({ kind }) => kind)).toEqual(["same", "same"]);
  });

  it("puts an element that was renamed beside itself", () => {
    const rows = elementRows(page([save]), page([{ ...save, name: "Saved" }]));
    expect(rows).toMatchObject([{ kind: "changed", fields: ["name"] }]);
  });

  it("shows states", () => {
    const [row] = elementRows(page([]), page([{ ...save, states: ["disabled"] }]));
    expect(row?.after).toBe("button “Save” [disabled]");
  });
});

describe("textRows", () => {
  it("sets lines side by side", () => {
    expect(textRows(page([], ["a", "b"]), page([], ["a", "c"])).map(({ kind }) => kind)).toEqual([
      "same",
      "removed",
      "added",
    ]);
  });
});
