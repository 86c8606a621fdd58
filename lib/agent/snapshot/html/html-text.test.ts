import { expect, it } from "vitest";
import { nodesFromHtml } from "./from-html";

it.each<[string, string]>([
  ["<li><span>Kale</span><span>128</span></li>", "Kale 128"],
  ["<li>Kale<b>3</b></li>", "Kale 3"],
  ["<li>Kale<b>1234567</b></li>", "Kale1234567"],
  ["<li>Kale<b>3x</b></li>", "Kale3x"],
  ["<li>Kale<b>3<i>x</i></b></li>", "Kale3x"],
  ["<li>CO<sub>2</sub> 40 m<sup>3</sup></li>", "CO2 40 m3"],
  ["<li>Bed 10<mark>42</mark></li>", "Bed 1042"],
  ["<li>Bed (<b>3</b>)</li>", "Bed (3)"],
])("a number in an element of its own: %s is %j", (markup, name) => {
  expect(nodesFromHtml(markup, "https://garden.test/beds").drafts.at(-1)?.name).toBe(name);
});
