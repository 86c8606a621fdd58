import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { fieldStill } from "./field-still";

const before =
  '\n  item "Name Note"\n    textbox "Name" [invalid]\n    textbox "Note"\n    textbox ""\n  button "Name it"';
const nodesOf = (outline: string) => aPage(outline).nodes;
const found = (name: string, after: string): string | undefined => {
  const [was, is] = [nodesOf(before), nodesOf(after)];
  const at = was.findIndex((node) => node.name === name);
  return is[fieldStill(was, is, at)]?.value;
};

it.each<[string, string, string | undefined]>([
  ["Name", '\n  textbox "Note" ="calm"\n  textbox "Name" ="Tern"', "Tern"],
  ["Note", '\n  textbox "Note" ="calm"\n  textbox "Name" ="Tern"', "calm"],
  // Two of that name, another kind, none of that name, one without a name, and what is no field.
  ["Name", '\n  textbox "Name" ="Tern"\n  textbox "Name" ="Skua"', undefined],
  ["Name", '\n  textbox:search "Name" ="Tern"', undefined],
  ["Name", '\n  textbox "Full name" ="Tern"', undefined],
  ["", '\n  textbox "" ="Tern"', undefined],
  ["Name it", '\n  button "Name it"', undefined],
])("the field %s, drawn anew as %s, holds %s", (name, after, value) => {
  expect(found(name, after)).toBe(value);
});
