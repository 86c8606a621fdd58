import { describe, expect, it } from "vitest";
import { node } from "@/tests/support/a-policy-case";
import { learnAmbient } from "./ambient-keys";

const clock = node({ id: "c", role: "status", name: "12:01", path: "region:top" });
const save = node({ id: "s", name: "Save", path: "form:New" });
const rows = [node({ id: "1", role: "row", name: "Bed 1" }), node({ id: "2", role: "row", name: "Bed 2" })];
const clockKey = "|status|#:#|region:top";

describe("elements that change by themselves", () => {
  it.each<[string, string[], string | undefined, string[], string[]]>([
    ["is what the client names, whatever it says at the moment", ["c"], undefined, [], [clockKey]],
    ["stays known once the client names it no longer", [], undefined, [clockKey], [clockKey]],
    ["is told once", ["c"], undefined, [clockKey], [clockKey]],
    ["is not what was acted on", ["c", "s"], "s", [], [clockKey]],
    ["is not what cannot be told from elements at rest", ["1"], undefined, [], []],
    ["is all of a kind when all of it moves", ["1", "2"], undefined, [], ["|row|Bed #|"]],
    ["is nothing that the page does not have", ["gone"], undefined, [], []],
  ])("%s", (_, ids, actedOn, known, learnt) => {
    expect(learnAmbient(known, [clock, save, ...rows], ids, actedOn)).toEqual(learnt);
  });

  it("are the latest ones when there are very many", () => {
    const known = Array.from({ length: 200 }, (_one, at) => `key ${at}`);
    const learnt = learnAmbient(known, [clock], ["c"], undefined);
    expect([learnt.length, learnt[0], learnt.at(-1)]).toEqual([200, "key 1", clockKey]);
  });
});
