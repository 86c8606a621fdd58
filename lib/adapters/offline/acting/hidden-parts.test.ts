import { describe, expect, it } from "vitest";
import type { PastAction } from "@/lib/agent/model-tasks/choosing-rules";
import { aPage } from "@/tests/support/a-page";
import { hiddenPart, meantPart } from "./hidden-parts";

const clicked = (...ids: string[]): PastAction[] =>
  ids.map((id) => ({ action: `click("${id}")`, outcome: "verified", summary: "" }));

const tabs = 'list:tablist\n  tab "One" #t1 [selected]\n  tab "Two" #t2\n  tab "Three" #t3\nbutton "Save" #s';
const folds =
  'button "Fruit" #f1 [collapsed]\nbutton "Tools" #f2 [expanded]\ntreeitem "Towns" #f3 [collapsed]';
const entries =
  'list\n  item "Ann Lee ann@a.org"\n    button "More for Ann Lee" #m1 [collapsed]\n  item "Ben Fox ben@a.org"\n    button "More for Ben Fox" #m2 [collapsed]\nbutton "Next" #n';
const questions =
  'list\n  item "How to pay"\n    button "How to pay" #q1 [collapsed]\n  item "How to send"\n    button "How to send" #q2 [collapsed]';
const menus =
  'button "Move Ash shelf" #a [popup collapsed]\nbutton "Move Oak shelf" #o [popup collapsed]\nbutton "Filters" #f [popup collapsed]';
const heads = 'heading:3 "Fruit"\n  clickable "Fruit" #h1\nheading:3 "Tools"\n  clickable "Tools" #h2';
const paged = 'list\n  item "Ash"\nbutton "Previous" #p\nbutton "Next" #n';

describe("where more of a page may be found", () => {
  it.each<[string, string, PastAction[], string | undefined]>([
    ["in the next tab", tabs, [], "t2"],
    ["in a tab that was not looked into", tabs, clicked("t2"), "t3"],
    ["in no tab twice", tabs, clicked("t2", "t3"), undefined],
    ["in a folded part", folds, [], "f1"],
    ["in another folded part", folds, clicked("f1"), "f3"],
    ["not in the menu of another entry", entries, [], "n"],
    ["not in the menu of another thing that stands alone", menus, [], "f"],
    ["in an entry that is its own head", questions, [], "q1"],
    ["under the head of a section", heads, [], "h1"],
    ["on the next page", paged, clicked("n", "n"), "n"],
    ["not behind the last page", paged.replace('"Next" #n', '"Next" #n [disabled]'), [], undefined],
    ["not in what is covered", folds.replace("[collapsed]", "[collapsed] !"), [], "f3"],
    ["not in a list of choices", 'combobox "Town" #c [collapsed]', [], undefined],
    ["not behind just any control", 'button "Save" #s\nlink "Home" #h\nclickable "Photo" #c', [], undefined],
  ])("%s", (_name, outline, history, expected) => {
    expect(hiddenPart(aPage(outline).nodes, history)?.id).toBe(expected);
  });

  it("leafs through a list for a while only", () => {
    const pages = Array.from({ length: 12 }, () => "n");
    expect(hiddenPart(aPage(paged).nodes, clicked(...pages))).toBeUndefined();
  });

  const racks =
    'button "All" #all [collapsed]\nbutton "Rack R-31" #one [collapsed]\nbutton "Rack R-47" #two [collapsed]';
  const goal = "Move the crate to rack R-47";
  it.each<[string, string, PastAction[], string, string | undefined]>([
    ["in what the goal names first", racks, [], goal, "two"],
    ["then in what bears no name of that kind", racks, clicked("two"), goal, "all"],
    ["never in another one of that kind", racks, clicked("two", "all"), goal, undefined],
    ["in the order of the page, where the goal names none", racks, [], "Move the crate", "all"],
    ["in another one, where the goal names none", racks, clicked("all"), "Move the crate", "one"],
    ["in no tab of another one", 'tab "R-31" #t1\ntab "R-47" #t2', [], goal, "t2"],
    ["under no head of another one", 'heading:3 "R-31"\n  clickable "R-31" #h1', [], goal, undefined],
    [
      "not in what it names, where that is open",
      racks.replace("#two [collapsed]", "#two [expanded]"),
      [],
      goal,
      "all",
    ],
  ])("%s", (_, outline, history, wording, expected) => {
    expect(hiddenPart(aPage(outline).nodes, history, wording)?.id).toBe(expected);
  });

  const days =
    'button "Filters" #filters [collapsed]\nbutton "Menu for 2 August" #second [collapsed]\nbutton "Menu for 9 August" #ninth [collapsed]';
  const wings = 'treeitem "West Wing" #west [collapsed]\ntreeitem "East Wing" #east [collapsed]';
  const plain = 'button "Fruit" #a [collapsed]\nbutton "Tools" #b [collapsed]';
  const faces =
    'button "Face East 1: no work" #one [collapsed]\nbutton "Face East 3: no work" #three [collapsed]';
  it.each<[string, string, PastAction[], string, string | undefined]>([
    ["of the goal's day first", days, [], "Call off the display on 9 August", "ninth"],
    ["then what bears no day", days, clicked("ninth"), "Call off the display on 9 August", "filters"],
    [
      "and that of another day never",
      days,
      clicked("ninth", "filters"),
      "Call off the display on 9 August",
      undefined,
    ],
    ["of any day where the goal says none", days, clicked("filters"), "Call off the display", "second"],
    ["with the goal's name first", faces, [], "Plan the work on face East 3", "three"],
    ["that the goal calls by its whole name first", wings, [], "Rename Desk 2 in East Wing to 'Ada'", "east"],
    ["that it calls so before a full stop", wings, [], "Rename Desk 2 in East Wing.", "east"],
    ["that it calls in part in the order of the page", wings, [], "Rename Desk 2 in the wing", "west"],
    ["that bears a plain word of it in the order of the page", plain, [], "Rename the desk in tools", "a"],
    [
      "with more of the goal's names before one with fewer",
      faces.replace("Face East 1", "Face East"),
      [],
      "Plan the work on Face East 3",
      "three",
    ],
  ])("a part %s", (_, outline, history, wording, expected) => {
    expect(hiddenPart(aPage(outline).nodes, history, wording)?.id).toBe(expected);
  });
});

it.each<[string, string, string | undefined]>([
  ["the goal's day", "Call off the display on 9 August", "e2"],
  ["no day", "Call off the display", "e1"],
  ["a day that none of them bears", "Call off the display on 4 May", "e1"],
])("of menus that are called by days the one is opened for %s", (_, goal, expected) => {
  const { nodes } = aPage(
    'button "Menu for 2 August" [collapsed]\nbutton "Menu for 9 August" [collapsed]\nbutton "Menu for 19 August" [collapsed]',
  );
  expect(meantPart(nodes, nodes, goal)?.id).toBe(expected);
  expect(meantPart(nodes.slice(0, 1), nodes, goal)?.id).toBe(expected === "e2" ? undefined : expected);
});
