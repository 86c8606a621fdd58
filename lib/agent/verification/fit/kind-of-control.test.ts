import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";

const page = (link: string, comments = "expanded") => `
  region "Sort"
    link "Sort" ${link}
  table "Beds"
    row "Name Price"
      link "Price" >https://garden.test/beds?order=price #price
  button "Comments" [${comments}]
  form
    textbox "" ="Fine"
    button "Save" #save`;
const part = ">https://garden.test/beds#sort";

it.each<[string, string, string, boolean]>([
  ["Sort the beds by cost", page(part), "#price", false],
  ["Sort the beds by cost", page(">https://garden.test/sort"), "#price", true],
  ["Post the comment that is written in the box", page(part), "#save", false],
  ["Post the comment that is written in the box", page(part, "unpressed"), "#save", true],
])("%s, on %s, by %s: something else is meant: %s", (step, before, on, is) => {
  expect(groundOf(aVerificationCase({ step, before, on })).fit.fit === "other").toBe(is);
});

const list = `
  combobox "Soil" [collapsed, popup] #soil
  combobox "Bed" [collapsed, popup] #bed
  table "Beds"
    row "Name Soil Price"
      clickable "Soil" #column`;
const aliases = (name: string, id: string): string => `
    row "${name} 192.0.2.${id.length}"
      checkbox "" [checked] &"${name} 192.0.2.${id.length}" #c-${id}
      button "Edit" ^"Edit alias" #e-${id}
      button "Delete" ^"Delete alias" #d-${id}`;
const hosts = `
  table "Aliases"${aliases("shed.garden.test", "shed")}${aliases("pond.garden.test", "pond")}
  button "Disable alias list" #all`;

const plan = `
  region:navigation ""
    link "Plans" >/plans #plans
  heading "Rose walk"
  button "Draft" #draft`;

it.each<[string, string, string, string]>([
  ["Publish the plan Rose walk", plan, "#draft", "this"],
  ["Turn the plan Rose walk back into a draft", plan, "#draft", "this"],
  ["Show the plans", plan, "#draft", "other"],
  ["Open the Soil filter", list, "#soil", "this"],
  ["Open the Soil filter", list, "#bed", "other"],
  ["Disable the alias for pond.garden.test", hosts, "#c-pond", "this"],
  ["Disable the alias for pond.garden.test", hosts, "#c-shed", "other"],
  ["Edit the alias for pond.garden.test", hosts, "#e-pond", "this"],
])("%s, on %s, by %s: %s", (step, before, on, fit) => {
  expect(groundOf(aVerificationCase({ step, before, on })).fit.fit).toBe(fit);
});
