import { describe, expect, it } from "vitest";
import { leadsHere } from "@/lib/adapters/offline/matching/find-way";
import type { PastAction } from "@/lib/agent/model-tasks/choosing-rules";
import { aPage } from "@/tests/support/a-page";
import { aPageContext } from "@/tests/support/a-page-context";
import { explore, wasPressed } from "./explore";

const context = (outline: string, history: PastAction[] = []) =>
  aPageContext(outline, history, { url: "https://shop.test/start" });
const past = (action: string, target?: string): PastAction => ({
  action,
  ...(target ? { target } : {}),
  outcome: "verified",
  summary: "",
});
const next = (goal: string, outline: string, history: PastAction[] = []): string =>
  explore(goal, context(outline, history))?.action ?? "nothing";

const list = `
  textbox "Search members" #find
  link "Groups" #groups`;

describe("looking for where something is done", () => {
  it("looks up what the goal names and the page does not show, once, and nothing that is to be entered", () => {
    expect(next("Change the level of Ida Blom to gold", list)).toBe('setValue("find", "Ida Blom")');
    expect(next("Change the level of Ida Blom to gold", `${list}\n  heading "Ida Blom"`)).toBe(
      'click("groups")',
    );
    expect(next('Rename the group to "Skippers"', list)).toBe('click("groups")');
  });

  it("closes once what lies over the page, by what agrees to nothing where it can", () => {
    const goal = "Release the sample S-7";
    const over =
      'button "Release" #release !\nbutton "Accept" #accept\nbutton "Only necessary" #no\nlink "Lab" #lab !';
    expect(next(goal, over)).toBe('click("no")');
    expect(next(goal, over, [past('click("x")', 'button "Only necessary"')])).toBe('click("accept")');
    expect(next(goal, over.replaceAll(" !", ""))).not.toMatch(/no|accept/);
  });

  it("leafs through a list of such things before it goes elsewhere", () => {
    const entries = (...names: string[]) =>
      `heading:1 "Episodes"\n${names.map((name) => `item "${name}"`).join("\n")}\nlink "Ships" #ships\nlink "Older ›" #older`;
    const goal = 'Mark the episode "Salt and Rope" as explicit';
    expect(next(goal, entries("One", "Two", "Three"))).toBe('click("older")');
    expect(next(goal, entries("One", "Two", "Salt and Rope"))).not.toBe('click("older")');
    expect(next(goal, entries("One", "Two", "Three").replace("Episodes", "Listeners"))).not.toBe(
      'click("older")',
    );
  });

  it("presses nothing but links on the page of another thing", () => {
    const page = (label: string) =>
      `heading:1 "Typo ${label}"\nbutton "Status options" #status [popup]\nlink "Issues" #issues`;
    expect(next("Change the status of #214", page("#215"))).toBe('click("issues")');
    expect(next("Change the status of #214", page("#214"))).toBe('click("status")');
  });

  it("presses and opens nothing that is called by another number of the kind that the goal says", () => {
    const goal = "Set lift 7 to closed for repair";
    const lift = (label: string) => `treeitem "Lift ${label} closed" #lift`;
    expect(next(goal, `${lift("3")}\nbutton "Open east lifts" #east`)).toBe('click("east")');
    expect(next(goal, lift("3"))).toBe("nothing");
    expect(next(goal, lift("3").replace("treeitem", "link"))).toBe("nothing");
    expect(next(goal, lift("7"))).toBe('click("lift")');
    // A number of another kind tells no other lift.
    expect(next(goal, 'button "Open floor 3 lifts" #floor')).toBe('click("floor")');
  });

  it("opens the menu of no other thing, and of neither of two that the goal does not tell apart", () => {
    const menus = (...names: string[]) =>
      names.map((name, at) => `button "More for ${name}" #m${at} [popup]`).join("\n");
    const goal = "Delete the old harbour map";
    expect(next(goal, menus("Reef map", "Harbour map"))).toBe('click("m1")');
    expect(next(goal, menus("Reef map 1990", "Harbour map 1990", "Harbour map 2020"))).toBe("nothing");
    expect(next(goal, menus("Harbour map", "Harbour map of the coast"))).toBe('click("m0")');
    expect(next("Share the harbour map", menus("Harbour map 1990", "Harbour map 2020"))).toBe('click("m0")');
  });

  it("leaves no form that was begun, and goes back from where nothing was", () => {
    expect(next("Add a boat", list, [past('setValue("name", "Ida")')])).toBe("nothing");
    expect(next("Add a boat", '\n  heading "Empty"', [past('click("x")', 'link "Boats"')])).toBe("goBack()");
    expect(next("Add a boat", '\n  heading "Empty"', [past("goBack()")])).toBe("nothing");
  });

  it("gives up after ten places", () => {
    const many = Array.from({ length: 10 }, (_, at) => past(`click("${at}")`, `link "Place ${at}"`));
    expect(next("Add a boat", '\n  link "Boats" #boats', many.slice(1))).toBe('click("boats")');
    expect(next("Add a boat", '\n  link "Boats" #boats', many)).toBe("nothing");
  });

  it("knows what was pressed by its id, or by its name as often as there are such", () => {
    const { nodes } = aPage('\n  button "Open" #a\n  button "Open" #b');
    const [a, b] = nodes;
    if (!a || !b) throw new Error("two buttons");
    const once = [past('click("a")', 'button "Open"')];
    expect([wasPressed(a, nodes, once), wasPressed(b, nodes, once)]).toEqual([true, false]);
    expect(wasPressed(b, nodes, [...once, past('click("z")', 'button "Open"')])).toBe(true);
  });

  it("takes a bare hash for a control and no link to here", () => {
    const [link] = aPage('\n  link "New album" #a').nodes;
    if (!link) throw new Error("a link");
    const here = "https://shop.test/start";
    expect(leadsHere({ ...link, href: `${here}#` }, here)).toBe(false);
    expect(leadsHere({ ...link, href: here }, here)).toBe(true);
  });
});
