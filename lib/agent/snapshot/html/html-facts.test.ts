import { describe, expect, it } from "vitest";
import { nodesFromHtml } from "./from-html";

const described = (markup: string): string | undefined =>
  nodesFromHtml(markup, "https://garden.test/").drafts.at(0)?.description;

describe("a control without a name is described by its icon", () => {
  it.each<[string, string | undefined]>([
    ["<button><i class='fa fa-leaf'></i></button>", "icon leaf"],
    ["<button><span class='mdi mdi-watering-can'></span></button>", "icon watering-can"],
    ["<button><svg class='lucide lucide-sprout'></svg></button>", "icon sprout"],
    ["<button><i class='ri-sun big'></i></button>", "icon sun"],
    ["<button class='wide icon-rake'></button>", "icon rake"],
    ["<button><svg data-icon=spade></svg></button>", "icon spade"],
    ["<button data-icon=spade></button>", "icon spade"],
    ["<a href=/x><i class=bi-sun></i></a>", "icon sun"],
    ["<input type=checkbox class=icon-pot>", "icon pot"],
    // The class goes before the attribute, and the first part before the next.
    ["<button><i class=ri-sun data-icon=moon></i></button>", "icon sun"],
    ["<button><i class=ri-sun></i><i class=ri-moon></i></button>", "icon sun"],
    ["<button><i></i><i class=ri-moon></i></button>", "icon moon"],
    ["<button><b><i class=ri-moon></i></b></button>", "icon moon"],
    // Else its classes call it by its command, alone or with what kind of control it is.
    ["<button class='action delete'></button>", "icon delete"],
    ["<button class=btn-next><i></i></button>", "icon next"],
    ["<button class=wide><i class='trash icon'></i></button>", "icon trash"],
    ["<button class='prev'><i class=ri-moon></i></button>", "icon moon"],
    ["<div role=button class='card share'></div>", "icon share"],
    ["<div onclick=x() class='btn next'></div>", "icon next"],
    ["<div onclick=x() class='card share'></div>", undefined],
    ["<div onclick=x() class='page-header edit'></div>", undefined],
    ["<button><b><i class=delete></i></b><i class=edit></i></button>", "icon delete"],
    ["<button><span class='card share'><i></i></span></button>", undefined],
    ["<button class='edit delete'></button>", undefined],
    ["<button class='delete-warning'></button>", undefined],
    ["<select class='ban'><option>All</option></select>", undefined],
    ["<button class='block'></button>", undefined],
    ["<button class='delete'>Away</button>", undefined],
    // Of what draws none, or is called by no font, nothing is told.
    ["<button><b class=ri-moon></b></button>", undefined],
    ["<button><i class=moon></i></button>", undefined],
    ["<button><i class=sri-moon></i></button>", undefined],
    ["<button><i class=ri-7></i></button>", undefined],
    ["<button></button>", undefined],
  ])("%s: %j", (markup, description) => expect(described(markup)).toBe(description));

  it("only by what stands among its first parts", () => {
    const parts = (count: number) => `<button>${"<i></i>".repeat(count)}<i class=ri-sun></i></button>`;
    expect(described(parts(6))).toBe("icon sun");
    expect(described(parts(7))).toBeUndefined();
  });
});

describe("the icon says nothing more", () => {
  it.each<[string, string | undefined]>([
    ["<button>Water<i class=ri-sun></i></button>", undefined],
    ["<button title='By hand'>Water<i class=ri-sun></i></button>", "By hand"],
    ["<p id=p>By hand</p><button aria-describedby=p><i class=ri-sun></i></button>", "By hand"],
    ["<button aria-label=Water><i class=ri-sun></i></button>", undefined],
    ["<li><i class=ri-sun></i></li>", undefined],
    ["<h2 class=ri-sun></h2>", undefined],
  ])("%s: %j", (markup, description) => expect(described(markup)).toBe(description));
});
