import { describe, expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { fieldFor, formFor, formsOf, submitOf } from "./find-form";

const sent = (...buttons: string[]) => {
  const { nodes } = aPage(
    `form "Boat"\n  textbox "Name"\n${buttons.map((name) => `  button "${name}"`).join("\n")}`,
  );
  const [form] = nodes.filter(({ role }) => role === "textbox").map(({ path }) => path);
  return submitOf(nodes, form ?? "")?.name;
};

describe("the button that sends a form", () => {
  it.each<[string, string[], string | undefined]>([
    ["says so", ["Cancel", "Save boat"], "Save boat"],
    ["is the only one that does not leave it, whatever it is called", ["Cancel", "Launch"], "Launch"],
    ["is none that drops what was entered", ["Discard boat", "Cancel"], undefined],
    ["is the only way on, which shows first what was entered", ["Back", "Preview boat"], "Preview boat"],
    ["is none that only shows it beside another one", ["Preview boat", "Launch"], "Launch"],
    ["is none of two that show it", ["Preview boat", "Preview card"], undefined],
    ["is the one beside those that count by one", ["One crew less", "One crew more", "Launch"], "Launch"],
    ["may be a plus that counts nothing back", ["+", "Cancel"], "+"],
    ["is none of those that count by one", ["−", "+", "Cancel"], undefined],
    ["is none of several beside what counts by one", ["−", "+", "Launch", "Moor"], undefined],
    ["is none of several that say nothing", ["Launch", "Moor"], undefined],
  ])("%s", (_, buttons, expected) => expect(sent(...buttons)).toBe(expected));
});

describe("a form without a button of its own", () => {
  const berths = (inside: string, outside: string): string => `
  form "Berths"
    radio "North" [checked]
    radio "South" [unchecked]${inside}
${outside}`;
  it.each<[string, string, string, string | undefined]>([
    ["the one under it that confirms", "", '  button "Help"\n  button "Confirm berth"', "Confirm berth"],
    ["the one under it, beside a search", "", '  textbox:search "Find"\n  button "Save berth"', "Save berth"],
    ["the one under it, be it covered", "", '  button "Confirm berth" !bar', "Confirm berth"],
    ["its own", '\n    button "Moor"', '  button "Save list"', "Moor"],
    ["none of several", "", '  button "Save berth"\n  button "Save list"', undefined],
    ["none that makes something else", "", '  button "Add pier"', undefined],
    ["none that another field is sent with", "", '  textbox "Pier"\n  button "Save pier"', undefined],
    ["none of an entry", "", '  item "Pier A"\n    button "Confirm pier"', undefined],
  ])("is sent by %s", (_, inside, outside, expected) => {
    const [form] = formsOf(aPage(berths(inside, outside)).nodes);
    expect(form?.submit?.name).toBe(expected);
  });
});

describe("the form that takes a new thing", () => {
  const taken = (thing: string, button: string): boolean =>
    formFor(
      thing,
      [],
      aPage(`form ""\n  combobox "Pier" |"North|South"\n  textbox "Level"\n  button "${button}"`).nodes,
      "Harbour",
    ) !== undefined;
  it.each<[string, string, boolean]>([
    ["tide alarm", "Add tide alarm", true],
    ["tide alarm", "Add alarm", true],
    ["tide alarm", "Create new alarm", true],
    ["tide alarm", "Silence alarm", false],
    ["tide alarm", "Add tide", false],
    ["tide alarm", "Add fire alarm", false],
    ["item", "Add", true],
    ["entry", "Silence alarm", false],
  ])("a %s, with the button %s: %s", (thing, button, expected) =>
    expect(taken(thing, button)).toBe(expected),
  );
});

it("of two forms that each add something, a word for things in general tells none", () => {
  const { nodes } = aPage(
    'form "Piers"\n  textbox "Pier"\n  button "Add"\nform "Boats"\n  textbox "Boat"\n  button "Add"',
  );
  expect(formFor("item", [], nodes, "Harbour")).toBeUndefined();
});

it("a to-do is a thing by its name", () => {
  const { nodes } = aPage('form ""\n  textbox "New to-do"\n  button "Go"');
  expect(formFor("to-do", [{ field: "name", value: "Buy stamps" }], nodes, "")).toBeDefined();
});

it.each([
  ["Set", "Set"],
  ["Set coils", "Set coils"],
  ["Set aside", undefined],
  ["Set weight", undefined],
])("a button %s in the row of a field sends it: %s", (name, expected) => {
  const { nodes } = aPage(`row "Rope"\n  textbox:number "Coils of rope"\n  button "${name}"`);
  expect(submitOf(nodes, "")?.name).toBe(expected);
});

it.each([
  ["ida@harbour.test", `textbox:email "Mail" #mail\ntextbox "Name" #name`, "mail"],
  ["ida@harbour.test", `textbox "E-mail of the guest" #mail\ntextbox "Name" #name`, "mail"],
  ["ida@harbour.test", `textbox "Name" #name\ntextbox "Note" #note`, "name"],
  ["Ida Falk", `textbox:email "Mail" #mail\ntextbox "Name" #name`, "name"],
])("somebody who is called %s goes into %s: %s", (value, outline, expected) => {
  expect(fieldFor({ field: "name", value }, aPage(outline).nodes, "member")?.id).toBe(expected);
});

describe("a form in an entry of a list, with its button beside it", () => {
  const berths = (beside: string, inside = ""): string => `
  list ""
    item "North pier"
      form ""
        textbox "North pier warden" #north${inside}
${beside}
    item "South pier"
      form ""
        textbox "South pier warden" #south
      button "Save" #savesouth`;
  it.each<[string, string, string, string | undefined]>([
    ["that one", '      button "Save" #own', "", "own"],
    [
      "that one, beside another that does not store",
      '      button "Help"\n      button "Save" #own',
      "",
      "own",
    ],
    ["its own", '      button "Save" #own', '\n        button "Set" #set', "set"],
    ["none of two", '      button "Save" #own\n      button "Confirm" #other', "", undefined],
    [
      "none where a field beside it may be meant",
      '      textbox "Note"\n      button "Save" #own',
      "",
      undefined,
    ],
    [
      "none that keeps it for another day",
      '      button "Wrap"\n      button "Save for later"',
      "",
      undefined,
    ],
    ["none that stores nothing", '      button "Help" #help', "", undefined],
  ])("is sent by %s", (_, beside, inside, expected) => {
    const { nodes } = aPage(berths(beside, inside));
    const own = formsOf(nodes).find(({ fields }) => fields.some(({ id }) => id === "north"));
    expect(own?.submit?.id).toBe(expected);
  });
});

it.each<[string, Parameters<typeof fieldFor>[0], string | undefined]>([
  ["a sum", { field: "", value: "42.80" }, "sum"],
  ["a purpose", { field: "", value: "Tow rope", hint: "for" }, "what"],
  ["who did it", { field: "", value: "Ann Lee", hint: "by" }, "who"],
  ["a day", { field: "", value: "Friday", hint: "for" }, undefined],
  ["a name that is a number", { field: "name", value: "42" }, undefined],
])("%s goes into the field that is called so", (_, value, expected) => {
  const { nodes } = aPage(
    'form ""\n  textbox "What for" #what\n  textbox "Amount" #sum\n  textbox "Paid by" #who\n  button "Add"',
  );
  expect(fieldFor(value, nodes)?.id).toBe(expected);
});
