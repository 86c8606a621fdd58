import { describe, expect, it } from "vitest";
import { deedOf } from "@/lib/agent/completion/deed/entered";
import { listedOn } from "@/lib/agent/snapshot/listed";
import { aGround, aJudgement } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { aCriterion, anAction, aTask, aVerdict } from "@/tests/support/a-task";
import { listBefore, saidOfOthers } from "./list-before";

const site = "https://inn.test";
const rooms = (...entries: string[]) =>
  aPage(
    `list "Rooms"\n${entries
      .map((text, at) => `  item "${text} Open"\n    link "Open" #l${at} >${site}/rooms/${at}`)
      .join("\n")}`,
    { url: `${site}/rooms` },
  );
const before = ["Attic, north 60.00", "Attic, south 60.00", "Cellar 45.00", "Barn 80.00"];
const goal = "Set the rate of 'Attic, north' to 72.00";

const open = anAction({
  actionId: "open",
  purpose: "recover",
  urlAtAction: `${site}/rooms`,
  ...listedOn(rooms(...before).nodes, "l0"),
});
const unlisted = anAction({ actionId: "open", urlAtAction: `${site}/rooms` });
const save = (urlAtAction = `${site}/rooms/0`) =>
  anAction({ actionId: "save", stepId: "s1", urlAtAction, verdict: aVerdict() });

/** Saved in the form of the room after it was opened from the list. */
function looked(now: readonly string[], { wish = goal, from = open, at = save(), keepsOthers = false } = {}) {
  const proof = { state: "verified" as const, evidence: [], records: [at] };
  const judged = [{ ...aJudgement(aCriterion({ persistence: true, stepId: "s1" }), []), proof }];
  expect(deedOf(proof)).toBe(at);
  const task = aTask({ goal: wish, history: [from, at] });
  const ground = aGround({ task, keepsOthers, snapshot: rooms(...now), load: "elsewhere" });
  return { href: listBefore(judged, ground)?.href, said: saidOfOthers(judged, ["72.00"], ground) };
}

describe("the list that the form of a thing was opened from", () => {
  it.each<[string, Parameters<typeof looked>[1], string | undefined]>([
    ["is looked at", {}, `${site}/rooms`],
    ["is not where the deed was done in it", { at: save(`${site}/rooms`) }, undefined],
    ["is unknown where no entry of it was opened", { from: unlisted }, undefined],
    ["is not where a thing is made", { wish: "Book the room 'Attic, north' for Ida" }, undefined],
    [
      "is where others are to stay",
      { wish: "Book the room 'Attic, north' for Ida", keepsOthers: true },
      `${site}/rooms`,
    ],
  ])("%s", (_, parts, href) => expect(looked(before, parts).href).toBe(href));

  it.each<[string, string[], boolean, number]>([
    ["all others as they were", ["Attic, north 72.00", ...before.slice(1)], true, 0],
    ["the same of another one", ["Attic, north 72.00", "Attic, south 72.00", ...before.slice(2)], false, 1],
    [
      "another number of one that is to stay",
      ["Attic, north 72.00", ...before.slice(1, 3), "Barn 79.00"],
      true,
      1,
    ],
    ["another number of one", ["Attic, north 72.00", ...before.slice(1, 3), "Barn 79.00"], false, 0],
    ["nothing of it", before, true, 0],
  ])("tells %s", (_, now, keepsOthers, count) =>
    expect(looked(now, { keepsOthers }).said).toHaveLength(count),
  );

  it.each<[string, string, number]>([
    ["is free still, and another one is closed", "closed", 1],
    ["is free still, as are all", "free", 0],
  ])("tells that the room %s", (_, barn, count) => {
    const wish = "Mark the room 'Attic, north' as closed";
    expect(looked([...before.slice(0, 3), `Barn ${barn}`], { wish }).said).toHaveLength(count);
  });
});
