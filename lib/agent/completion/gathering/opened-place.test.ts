import { describe, expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import type { Ground } from "@/lib/agent/completion/ground";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { aGround } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { anAction, aTask } from "@/tests/support/a-task";
import { placeOpener, toldInOpenedPlace } from "./opened-place";

const url = "http://seeds.test/";
const goal = "Put 3 bags of 'Chicory seed' into the seed basket";
const pressed = (name: string, parts: Partial<ActionRecord> = {}): ActionRecord =>
  anAction({
    action: { name: "click", args: [name] },
    target: { id: name, role: "button", name, path: "" },
    urlAtAction: url,
    ...parts,
  });
const put = pressed("Put in basket");
const load = pressed("load", { purpose: "gather_evidence", action: { name: "navigate", args: [url] } });
const look = pressed("Seed basket (1)", { purpose: "gather_evidence" });
const groundOf = (history: ActionRecord[], outline: string, text: string, asked = goal): Ground =>
  aGround({
    task: aTask({ goal: asked, history, evidenceGathered: true }),
    snapshot: aPage(outline, { url, title: "Seeds", text }),
    load: "in_place",
  });

describe("the control that shows what a thing was put into", () => {
  const basket = 'button "Seed basket (1)" #basket';
  it.each<[string, string, ActionRecord[], string, string | undefined]>([
    ["is pressed where the page was loaded anew", `\n  ${basket}`, [put, load], goal, "basket"],
    ["is called so with a word before", '\n  button "View seed basket" #v', [put, load], goal, "v"],
    ["is pressed once", `\n  ${basket}`, [put, load, look], goal, undefined],
    ["is not pressed before that", `\n  ${basket}`, [put], goal, undefined],
    ["is none of two", `\n  ${basket}\n  button "Seed basket" #other`, [put, load], goal, undefined],
    ["is none in a form", `\n  form "Order"\n    ${basket}`, [put, load], goal, undefined],
    ["is no command", '\n  button "Put in seed basket" #p', [put, load], goal, undefined],
    [
      "is no command that is called like a place",
      '\n  button "Archive" #a',
      [put, load],
      "Put 'Chicory seed' into the archive",
      undefined,
    ],
  ])("%s", (_, outline, history, asked, expected) => {
    expect(placeOpener(put, groundOf(history, outline, "", asked))?.node.id).toBe(expected);
  });
});

describe("what stands in there", () => {
  const bags: Entered = {
    kind: "element_value",
    element: { role: "textbox", name: "Bags of Chicory seed" },
    value: "3",
  };
  const under = (...lines: string[]) => ["## Chicory seed", "bag 20 g", "## Your seed basket", ...lines];
  it.each<[string, string[], boolean]>([
    ["tells the number right under the name", under("Chicory seed", "× 3", "Close"), true],
    ["tells it behind the price", under("Chicory seed", "€ 2.40", "Quantity: 3"), true],
    ["tells it in one line", under("3 × Chicory seed"), true],
    ["tells a bare number under the name, which may be another's", under("Chicory seed", "3"), false],
    ["tells another number", under("Chicory seed", "× 6"), false],
    ["tells the number of another thing", under("Chicory seed", "Chard seed", "× 3"), false],
    ["tells a size", under("Chicory seed", "3 kg"), false],
    ["tells it twice", under("Chicory seed", "× 3", "Chicory seed", "× 3"), false],
    ["tells it under another heading", [...under("Nothing yet"), "## Sold", "Chicory seed", "× 3"], false],
    ["has no heading", ["Chicory seed", "× 3"], false],
  ])("%s", (_, lines, isTold) => {
    const told = toldInOpenedPlace([bags], groundOf([put, load, look], "", lines.join("\n")));
    expect(told).toEqual(isTold ? ['3 × "Chicory seed" is shown'] : []);
  });

  it("says nothing before it was looked into, and of two values", () => {
    const lines = under("Chicory seed", "× 3").join("\n");
    expect(toldInOpenedPlace([bags], groundOf([put, load], "", lines))).toEqual([]);
    const note: Entered = { ...bags, element: { role: "textbox", name: "Note" }, value: "soon" };
    expect(toldInOpenedPlace([bags, note], groundOf([put, load, look], "", lines))).toEqual([]);
  });
});
