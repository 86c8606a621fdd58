import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { stepProofOf } from "@/lib/agent/completion/step-proof";
import { assertionText } from "@/lib/agent/snapshot/assertion-text";
import { aGround } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { aCriterion, anAction, aPlan, aReport, aStep, aTask, aVerdict } from "@/tests/support/a-task";
import { asAllSay } from "./all-of-kind";
import { storedProofOf } from "./stored-proof";

const goal = "Mark all tulips as sold";
const choice = (name: string, value: string): Entered => ({
  kind: "element_value",
  element: { role: "combobox", name },
  value,
});
const tick = (name: string): Entered => ({
  kind: "element",
  element: { role: "checkbox", name: `Select ${name}` },
  state: "checked",
});
const kind = choice("Kind", "Tulips");
const deed = choice("With ticked ones", "Mark as sold");
const both = [kind, tick("Apeldoorn"), tick("Ballerina"), deed];
const rows = (...told: string[]) =>
  told.map((name) => `  row "${name}"\n    checkbox "Select ${name.split(" ")[0]}"`).join("\n");
const sold = ["Apeldoorn tulip sold", "Ballerina tulip sold"];
const aster = "Nova aster in stock";

it.each<[string, Entered[], string, string, boolean]>([
  ["all say it", both, rows(...sold, aster), goal, true],
  ["one that was ticked does not", both, rows(...sold.slice(1), "Apeldoorn tulip in stock"), goal, false],
  ["one that was not ticked does not", both, rows(...sold, "Daydream tulip in stock"), goal, false],
  ["one that was ticked is not there", both, rows(...sold.slice(1), aster), goal, false],
  ["one of another kind was ticked", [...both, tick("Nova")], rows(...sold, "Nova aster sold"), goal, false],
  ["there is a further page", both, `${rows(...sold)}\n  button "Next"`, goal, false],
  ["there is a further page by its number", both, `${rows(...sold)}\n  link "2"`, goal, false],
  ["there are more to load", both, `${rows(...sold)}\n  button "Load more tulips"`, goal, false],
  ["one says that it is not", both, rows(...sold.slice(1), "Apeldoorn tulip not sold"), goal, false],
  ["one is yet to be", both, rows(...sold.slice(1), "Apeldoorn tulip to be sold"), goal, false],
  ["the goal speaks of some", both, rows(...sold), "Mark the tulips as sold", false],
  ["something else was chosen", [...both, choice("Place", "Hall")], rows(...sold), goal, false],
])("what was chosen for all of a kind is told where %s", (_, entered, list, asked, isTold) => {
  const unread = entered.filter((one) => one.kind === "element_value").map(assertionText);
  const page = aPage(`table ""\n${list}`);
  const fields = asAllSay({ held: [], lost: [], unread }, entered, page, asked);
  expect(fields.unread.length === 0).toBe(isTold);
});

it.each([
  ["all say it", sold, false],
  ["one does not", ["Apeldoorn tulip sold", "Ballerina tulip in stock"], true],
])("on a fresh load what was chosen is read by that where %s", (_, told, expected) => {
  const page = aPage(`table ""\n${rows(...told)}`, { url: "https://stall.test/stock" });
  const { url } = page;
  const enter = (one: Entered, at: number) =>
    anAction({
      actionId: `a${at}`,
      stepId: "s1",
      urlAtAction: url,
      verdict: aVerdict(),
      action:
        one.kind === "element_value"
          ? { name: "select", args: [`f${at}`, one.value] }
          : { name: "check", args: [`f${at}`] },
      target: {
        id: `f${at}`,
        role: one.kind === "element_value" ? "combobox" : "checkbox",
        name: one.element.name ?? "",
        path: "",
      },
      expectedOutcome: { description: "", domChanges: {}, assertions: [one] },
    });
  const press = anAction({
    actionId: "press",
    stepId: "s1",
    urlAtAction: url,
    verdict: aVerdict(),
    target: { id: "go", role: "button", name: "Go", path: "" },
  });
  const look = anAction({
    actionId: "look",
    purpose: "gather_evidence",
    urlAtAction: url,
    action: { name: "navigate", args: [url] },
  });
  const task = aTask({
    goal,
    history: [...both.map(enter), press, look],
    evidenceGathered: true,
    plan: aPlan(aStep({ id: "s1", mutating: true, status: "completed" })),
  });
  const criterion = aCriterion({ kind: "change", persistence: true, stepId: "s1", assertions: both });
  const ground = aGround({ task, snapshot: page, report: aReport({}), load: "in_place" });
  const proof = storedProofOf(criterion, ground, stepProofOf(criterion, task, undefined), {
    says: "silent",
    texts: [],
    content: false,
  });
  expect(proof.unread).toBe(expected);
});
