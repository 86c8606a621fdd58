import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { aPage } from "@/tests/support/a-page";
import { boxesGone } from "./boxes-gone";

const marked = (role: "checkbox" | "radio", name: string): Entered => ({
  kind: "element",
  element: { role, name },
  state: "checked",
});
const all = [marked("radio", "Ada Quist"), marked("checkbox", "Soup")];
const typed: Entered = { kind: "element_value", element: { role: "textbox", name: "Note" }, value: "Hot" };
const thanks = 'status "Order placed: Ada Quist, Soup"\nlink "All orders" >/orders';

it.each<[string, Entered[], string, boolean]>([
  ["of which none is left are gone", all, thanks, true],
  ["that are hidden are gone", all, `${thanks}\ncheckbox "Soup" [checked hidden]`, true],
  ["of which one is left are not", all, `${thanks}\ncheckbox "Soup" [unchecked]`, false],
  ["beside a text that was typed are not all", [...all, typed], thanks, false],
  ["that nobody marked are not", [], thanks, false],
])("boxes %s", (_, entered, outline, expected) => {
  expect(boxesGone(entered, aPage(outline))).toBe(expected);
});
