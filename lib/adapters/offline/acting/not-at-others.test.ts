import { expect, it } from "vitest";
import { act } from "@/lib/adapters/offline/acting/answer";
import { hiddenPart } from "@/lib/adapters/offline/acting/hidden-parts";
import type { PastAction } from "@/lib/agent/model-tasks/choosing-rules";
import { aPage } from "@/tests/support/a-page";
import { aPageContext } from "@/tests/support/a-page-context";
import { notAtOthers } from "./not-at-others";

const goal = "Mark Ida Falke's fee as paid";
const next = '\nbutton "Next page" #next';
const rows = (...names: string[]): string =>
  `table\n${names.map((name, at) => `  row "${name} open Mark as paid"\n    button "Mark as paid" #r${at}`).join("\n")}`;
const cards = (...names: string[]): string =>
  `list\n${names.map((name, at) => `  item "${name} fee 40 € Mark as paid"\n    heading:3 "${name}"\n    button "Mark as paid" #r${at}`).join("\n")}`;
const folds = `button "Ada Falke" #f0 [expanded]
button "Mark as paid" #r0
button "Bo Ek" #f1 [collapsed]
button "Remind all" #all`;
const leafed: PastAction[] = [
  { action: 'click("next")', target: 'button "Next page"', outcome: "verified", summary: "" },
];
const pressed = (page: string, id: string, asked = goal, history: readonly PastAction[] = []) =>
  notAtOthers(act("click", [id], "It does it.", 0.8), asked, aPageContext(page, history)).action;
const press = (id: string): string => `click("${id}")`;

it.each<[string, string | undefined, string | undefined]>([
  [
    "nothing is pressed in the row of another",
    pressed(rows("Ada Falke", "Bo Ek") + next, "r0"),
    press("next"),
  ],
  ["nor on a card", pressed(cards("Ada Falke", "Bo Ek") + next, "r0"), press("next")],
  ["nor under a head that was unfolded", pressed(folds + next, "r0"), press("next")],
  ["nor such a head, where there is a further page", pressed(folds + next, "f1"), press("next")],
  ["nor where no page is left", pressed(rows("Ada Falke", "Bo Ek"), "r0"), undefined],
  ["nor in the only row of the last page", pressed(rows("Bo Ek"), "r0", goal, leafed), undefined],
  [
    "the name is looked up before",
    pressed(`textbox:search "Find" #find\n${rows("Ada Falke", "Bo Ek")}${next}`, "r1"),
    'setValue("find", "Ida Falke")',
  ],
  ["a row of the name is used", pressed(rows("Ida Falke", "Bo Ek") + next, "r0"), press("r0")],
  [
    "so is one that has it the other way round",
    pressed(rows("Falke, Ida", "Bo Ek") + next, "r0"),
    press("r0"),
  ],
  ["and one that has it in short", pressed(rows("I. Falke", "Bo Ek") + next, "r0"), press("r0")],
  ["what stands behind the list is for all of it", pressed(folds, "all"), press("all")],
  [
    "an entry that the goal calls by something else is meant",
    pressed(rows("Heron Dorm", "Stork Loft") + next, "r0", "Book the Heron Dorm for Ida Falke"),
    press("r0"),
  ],
  [
    "any thing of a kind may be taken for somebody",
    pressed(rows("Heron Dorm", "Stork Loft") + next, "r0", "Book the first free place for Ida Falke"),
    press("r0"),
  ],
  [
    "whom it names may be new",
    pressed(rows("Ada Falke", "Bo Ek") + next, "r0", "Add Ida Falke"),
    press("r0"),
  ],
  [
    "where it is to be done is no entry",
    pressed(rows("Spring Fee", "Autumn Fee") + next, "r0", "Mark it as paid at Blue Harbour"),
    press("r0"),
  ],
  ["an only part is no list", pressed(rows("Bo Ek"), "r0"), press("r0")],
])("%s", (_name, action, expected) => {
  expect(action).toBe(expected);
});

it.each<[string, string, string | undefined]>([
  ["a further page is turned to before the heads of others", folds + next, "next"],
  ["without one they are unfolded", folds, "f1"],
  ["one head by itself is a part of the page", `button "Old Members" #f1 [collapsed]${next}`, "f1"],
])("%s", (_name, page, expected) => {
  expect(hiddenPart(aPage(page).nodes, [], goal)?.id).toBe(expected);
});
