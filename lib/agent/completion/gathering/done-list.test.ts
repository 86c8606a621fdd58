import { expect, it } from "vitest";
import { foundAgain } from "@/lib/agent/completion/read-back/at-destination";
import { aGround, aJudgement } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { aCriterion, anAction, aTask } from "@/tests/support/a-task";
import { doneList, inDoneList } from "./done-list";
import { chooseGathering } from "./gather-evidence";

const site = "https://press.test/news";
const goal = 'Publish the post "Late opening"';
const tabs = (chosen: "Drafts" | "Published", done = "Published") =>
  `heading:1 "News"\nregion:navigation ""\n  link "Drafts" >${site}?tab=drafts${chosen === "Drafts" ? " [current]" : ""}\n  link "${done}" >${site}?tab=published${chosen === "Published" ? " [current]" : ""}`;
const look = (url: string) =>
  anAction({ actionId: url, purpose: "gather_evidence", action: { name: "navigate", args: [url] } });
const page = (outline: string, url = site) => aPage(outline, { url, title: "News" });
const named = 'link "Late opening" >/news/23';

it.each<[string, string, string | undefined, string?]>([
  ["is asked, where the thing is gone from the others", tabs("Drafts"), `${site}?tab=published`],
  ["may tell how many are in it", tabs("Drafts", "Published (4)"), `${site}?tab=published`],
  ["is not, where the thing is still among the others", `${tabs("Drafts")}\n${named}`, undefined],
  ["is not, where it was shown already", tabs("Published"), undefined],
  ["is not, where nothing is called so", tabs("Drafts", "Archive"), undefined],
  ["is not, where the goal does something else", tabs("Drafts"), undefined, 'Rename the post "Late opening"'],
])("the list of those that are done %s", (_, outline, expected, wording = goal) => {
  const task = aTask({ goal: wording, history: [look(site)] });
  expect(doneList({ task, snapshot: page(outline) })?.href).toBe(expected);
});

it("is asked once", () => {
  const task = aTask({ goal, history: [look(site), look(`${site}?tab=published`)] });
  expect(doneList({ task, snapshot: page(tabs("Drafts")) })).toBeUndefined();
});

const after = `${site}?tab=published`;
it.each<[string, string, number, string?, number?]>([
  ["has it by its name", `${tabs("Published")}\n${named}`, 1],
  ["has it twice", `${tabs("Published")}\n${named}\nlink "Late opening" >/news/29`, 0],
  ["has one that is called otherwise", `${tabs("Published")}\nlink "Late opening in July" >/news/22`, 0],
  ["is not the one that is shown", `${tabs("Drafts")}\n${named}`, 0],
  ["has it in an item of its own", `${tabs("Published")}\nlist\n  item "Late opening"\n    ${named}`, 1],
  [
    "has it as rejected",
    `${tabs("Published")}\ntable\n  row "Late opening Rejected by mail"\n    ${named}`,
    0,
  ],
  ["has it as pending", `${tabs("Published")}\ntable\n  row "Late opening Pending"\n    ${named}`, 0],
  ["has it as failed", `${tabs("Published")}\ntable\n  row "Late opening Error 550"\n    ${named}`, 0],
  ["has another one of its name", `${tabs("Published")}\nlink "Late opening" >/news/7`, 0],
  ["is told by the address", `${tabs("Published")}\n${named}`, 0, `${after}&new=Late+opening`],
  ["was not looked up", `${tabs("Published")}\n${named}`, 0, after, 1],
])("the list of those that are done %s", (_, outline, count, url = after, looks = 2) => {
  const deed = anAction({ actionId: "go", urlAtAction: `${site}/23` });
  const history = [deed, ...[look(site), look(after)].slice(0, looks)];
  const told = inDoneList({ task: aTask({ goal, history }), snapshot: page(outline, url), load: "in_place" });
  expect(told).toHaveLength(count);
});

it("is gathered from, and what it says counts as found again", () => {
  const deed = anAction({ actionId: "go", urlAtAction: `${site}/23` });
  const judged = {
    ...aJudgement(aCriterion({ text: "It is out" }), [deed]),
    result: "unverifiable" as const,
  };
  const ground = (outline: string, looks: readonly string[]) =>
    aGround({
      task: aTask({ goal, history: [deed, ...looks.map(look)], evidenceGathered: true }),
      snapshot: page(outline, looks.at(-1)),
      load: "in_place",
    });
  const how = chooseGathering([judged], ground(tabs("Drafts"), [site]), false)?.how;
  expect(how?.kind === "act" ? how.choice.action.args : []).toEqual([after]);
  const found = ground(`${tabs("Published")}\n${named}`, [site, after]);
  expect(foundAgain(deed, [], found, { isLookUp: false })).toEqual(['"Late opening" is in "Published"']);
});
