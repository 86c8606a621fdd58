import { describe, expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { findElements } from "./find-element";

const page = aPage(`
  textbox "Full name *" #name
  textbox "Phone (optional):" #phone
  textbox "City" #city
  textbox "City *" #other
  button "*" #star`);
const found = (name: string, role?: string): string[] =>
  findElements({ name, ...(role ? { role } : {}) }, page.nodes).map(({ id }) => id);

describe("an element by its name", () => {
  it.each([
    ["full  name", ["name"]],
    ["Full name *", ["name"]],
    ["Phone", ["phone"]],
    ["City", ["city"]],
    ["City *", ["other"]],
    ["City:", ["city", "other"]],
    ["name", []],
    ["*", ["star"]],
    ["", []],
  ])("%s", (name, ids) => {
    expect(found(name)).toEqual(ids);
  });

  it("fits its role, or one that is like it", () => {
    expect(found("Full name", "textbox")).toEqual(["name"]);
    expect(found("Full name", "button")).toEqual([]);
  });
});
