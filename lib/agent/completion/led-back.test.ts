import { expect, it } from "vitest";
import { beforeStateOf } from "@/lib/agent/snapshot/skeleton";
import { judge, lookedAgain, network, saved } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { aCriterion, anAction, aReport, aVerdict } from "@/tests/support/a-task";

const site = "http://studio.test";
const sent = (urlPath: string, answer: string) => [
  { method: "POST", urlPath, status: 303, startedAt: 1, resourceType: "document" },
  { method: "GET", urlPath: answer, status: 200, startedAt: 2, resourceType: "document" },
];
const task = saved({
  evidence: [network],
  criteria: [aCriterion({ kind: "change", assertions: [], stepId: "s1" })],
});
const act = (parts: Parameters<typeof anAction>[0]) =>
  anAction({
    ...task.history[0],
    verdict: aVerdict({ outcome: "undecided", evidence: [network] }),
    ...parts,
  });
const button = (name: string, path = "") => ({ id: "go", role: "button" as const, name, path });

it("a list that a deletion led back to is loaded again, and tells that the thing is gone", async () => {
  const opener = act({
    actionId: "open",
    urlAtAction: `${site}/episodes`,
    target: { id: "l", role: "link", name: "Harbour Lights", path: "" },
    purpose: "recover",
    verdict: aVerdict({ evidence: [] }),
  });
  const deed = act({ urlAtAction: `${site}/episodes/14/delete`, target: button("Delete", "form") });
  const done = { ...task, goal: "Delete the episode Harbour Lights", history: [opener, deed] };
  const after = (...names: string[]) =>
    aPage(
      `heading "Episodes"\n${names.map((name, at) => `link "${name}" >"/episodes/${at + 11}"`).join("\n")}`,
      { url: `${site}/episodes` },
    );
  const before = beforeStateOf(
    aPage('heading "Delete Harbour Lights?"\nform\n  button "Delete" #go', { url: deed.urlAtAction }),
  );
  const report = aReport({ networkEvents: sent("/episodes/14/delete", "/episodes") });
  const first = await judge(done, { snapshot: after("Night Ferry", "Salt"), report, before });
  expect(first).toMatchObject({
    kind: "gather",
    how: { choice: { action: { name: "navigate", args: [`${site}/episodes`] } } },
  });
});

it("what a row lost with a deed is kept, though the address tells how it went", async () => {
  const rows = (more: string) =>
    `table\n  row "K-03 Archive lent Returned"\n    button "Returned" #a\n  row "K-07 Boiler room ${more}`;
  const lent = rows('lent Returned"\n    button "Returned" #go');
  const back = rows('in the cabinet"');
  const deed = act({ urlAtAction: `${site}/`, target: button("Returned", "table/row") });
  const done = { ...task, goal: "Mark the boiler room key as returned", history: [deed] };
  const before = beforeStateOf(aPage(lent, { url: `${site}/` }));
  const report = aReport({ networkEvents: sent("/return", "/?done=1") });
  const first = await judge(done, { snapshot: aPage(back, { url: `${site}/?done=1` }), report, before });
  expect(first.kind).toBe("gather");
  const again = lookedAgain(
    { ...done, criteria: first.criteria },
    { urlAtAction: `${site}/?done=1`, action: { name: "navigate", args: [`${site}/`] } },
  );
  const ends = async (outline: string): Promise<string> =>
    (await judge(again, { snapshot: aPage(outline, { url: `${site}/` }), report: aReport() })).kind;
  expect(await ends(back)).toBe("achieved");
  expect(await ends(lent)).toBe("unverified");
});
