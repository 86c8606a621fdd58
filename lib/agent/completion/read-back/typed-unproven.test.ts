import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { aGround } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { aCriterion, anAction, aTask, aVerdict } from "@/tests/support/a-task";
import { heldHere } from "./held-here";

const field = (name: string, value: string): Entered => ({
  kind: "element_value",
  element: { role: "textbox", name },
  value,
});
const entered = [field("What happened?", "broken pane"), field("Policy", "Harbour Plus")];
const amount = (outcome: "undecided" | "refuted", inputType = "text") =>
  anAction({
    action: { name: "setValue", args: ["a", "412.80"] },
    target: { id: "a", role: "textbox", name: "Amount", path: "form", inputType },
    verdict: aVerdict({ outcome, evidence: [] }),
  });

/** What the list of claims tells that was looked up after the claim was sent. */
function told(entry: string, typed: ReturnType<typeof amount>): string[] {
  const snapshot = aPage(`list "Claims"\n  item "${entry}"`, { url: "http://claims.test/all" });
  const history = [typed, anAction({ actionId: "deed", action: { name: "click", args: ["s"] } })];
  const task = { ...aTask({ goal: "Report a broken pane on the policy Harbour Plus" }), history };
  return heldHere(
    {
      criterion: aCriterion({}),
      deed: history[1],
      entered,
      isForm: false,
      isLookUp: true,
      proof: { state: "undecided", records: history, evidence: [] },
    },
    { ...aGround(), snapshot, task, load: "elsewhere" },
  );
}

it("an entry with all but what was typed and not told for sure is no proof", () => {
  expect(told("broken pane, Harbour Plus, 4.00 €", amount("undecided"))).toEqual([]);
});

it.each([
  ["it has that as well", "broken pane, Harbour Plus, 412.80 €", amount("undecided")],
  ["that was refuted, and typed anew", "broken pane, Harbour Plus, 4.00 €", amount("refuted")],
  ["that was only searched for", "broken pane, Harbour Plus, 4.00 €", amount("undecided", "search")],
])("it is one where %s", (_, entry, typed) => {
  expect(told(entry, typed).length).toBeGreaterThan(0);
});
