import { describe, expect, it } from "vitest";
import { nodesFromHtml } from "./from-html";

const states = (markup: string): string[] => nodesFromHtml(markup, "").drafts[0]?.states ?? ["no node"];

describe("the states of an element in markup", () => {
  it.each<[string, string[]]>([
    ["<button>Save</button>", []],
    ["<button class='is-locked'>Save</button>", [".is-locked"]],
    ["<button class='scroll-locked'>Save</button>", []],
    ["<input type=checkbox>", ["unchecked"]],
    ["<input type=checkbox checked>", ["checked"]],
    ["<input type=radio checked>", ["checked"]],
    ["<input type=radio>", ["unchecked"]],
    ["<div role=checkbox>Frost</div>", []],
    ["<div role=checkbox aria-checked=true>Frost</div>", ["checked"]],
    ["<div role=checkbox aria-checked=mixed>Frost</div>", ["mixed"]],
    ["<div role=checkbox aria-checked=false>Frost</div>", ["unchecked"]],
    ["<button role=switch>Lamp</button>", ["unchecked"]],
    ["<input type=checkbox role=switch checked>", ["checked"]],
    ["<input type=Checkbox role=switch>", ["unchecked"]],
    ["<input type=text role=switch checked>", ["unchecked"]],
    ["<button aria-expanded=true>More</button>", ["expanded"]],
    ["<button aria-expanded=false>More</button>", ["collapsed"]],
    ["<details><summary>More</summary></details>", ["collapsed"]],
    ["<details open><summary>More</summary></details>", ["expanded"]],
    ["<button role=tab aria-selected=true>Beds</button>", ["selected"]],
    ["<button role=tab aria-selected=false>Beds</button>", []],
    ["<button aria-pressed=true>Star</button>", ["pressed"]],
    ["<button aria-pressed=false>Star</button>", ["unpressed"]],
    ["<button aria-pressed=mixed>Star</button>", ["mixed"]],
    ["<button disabled>Save</button>", ["disabled"]],
    ["<button aria-disabled=true>Save</button>", ["disabled"]],
    ["<button aria-disabled=false>Save</button>", []],
    ["<input readonly>", ["readonly"]],
    ["<input aria-readonly=true>", ["readonly"]],
    ["<input required>", ["required"]],
    ["<input aria-required=true>", ["required"]],
    ["<input aria-required=false>", []],
    ["<input aria-invalid=true>", ["invalid"]],
    ["<input aria-invalid=spelling>", ["invalid"]],
    ["<input aria-invalid=false>", []],
    ["<a href=# aria-current=page>Beds</a>", ["current"]],
    ["<a href=# aria-current=false>Beds</a>", []],
    ["<ul aria-busy=true></ul>", ["busy"]],
    ["<button aria-haspopup=menu>Soil</button>", ["popup"]],
    ["<button aria-haspopup=false>Soil</button>", []],
    ["<select multiple></select>", ["multiple"]],
    ["<div role=listbox aria-multiselectable=true></div>", ["multiple"]],
    ["<button aria-pressed=true disabled>Star</button>", ["disabled", "pressed"]],
  ])("%s is %j", (markup, expected) => {
    expect(states(markup)).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ["active", [".active"]],
    ["is-Active", [".is-active"]],
    ["tab--active", [".tab--active"]],
    ["tabs__tab-button--active", [".tabs__tab-button--active"]],
    ["btn_starred", [".btn_starred"]],
    ["collapsed-card", [".collapsed-card"]],
    ["is-collapsed-card", [".is-collapsed-card"]],
    ["is-open", [".is-open"]],
    ["has-on", [".has-on"]],
    ["btn big", []],
    ["must-read", []],
    ["header-on", []],
    ["add-on", []],
    ["interactive", []],
    [`${"a".repeat(40)}-active`, []],
    ["active done saved liked pinned", [".active", ".done", ".liked", ".saved"]],
  ])("reads the classes %j as %j", (classes, expected) => {
    expect(states(`<button class="${classes}">Star</button>`)).toEqual(expected);
  });

  it.each([
    ['<p role=alert class="big alert-danger">No</p>', [".alert-danger"]],
    ['<p role=status class="Success">Saved</p>', [".success"]],
    ['<button class="btn-danger">Delete</button>', []],
  ])("reads the tone of messages only: %s", (markup, expected) => {
    expect(states(markup)).toEqual(expected);
  });
});
