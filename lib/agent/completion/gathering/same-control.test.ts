import { expect, it } from "vitest";
import { aGround } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { aCriterion, anAction, aTask, aVerdict } from "@/tests/support/a-task";
import { nextOpener } from "./reopen";

const url = "http://shelf.test/books";
const opener = anAction({
  actionId: "menu",
  urlAtAction: url,
  target: { id: "m", role: "button", name: "Options for Emma", path: "item:Emma 1815", popup: true },
  verdict: aVerdict({ check: "part-opened" }),
});
const deed = anAction({
  actionId: "deed",
  urlAtAction: url,
  target: { id: "d", role: "menuitem", name: "Delete", path: "item:Emma 1815/menu" },
});
const look = anAction({
  actionId: "look",
  purpose: "gather_evidence",
  action: { name: "navigate", args: [url] },
  urlAtAction: url,
});

/** What is opened again on a page on which something was to be gone. */
function opened(gone: string): string | undefined {
  const criterion = aCriterion({
    assertions: [{ kind: "element", element: { role: "item", name: gone }, state: "absent" }],
  });
  const task = aTask({ goal: "Delete Emma", criteria: [criterion], history: [opener, deed, look] });
  const snapshot = aPage('item "Emma 1815"\n  button "Options for Emma" #m [popup]', { url });
  return nextOpener(deed, aGround({ task, snapshot }))?.node.name;
}

it("the menu of what is to be gone is not opened again: it is there", () => {
  expect(opened("Emma 1815")).toBeUndefined();
});

it("nor is the entry itself", () => {
  const criterion = aCriterion({
    assertions: [{ kind: "element", element: { role: "item", name: "Emma 1815" }, state: "absent" }],
  });
  const entry = anAction({ ...opener, target: { id: "e", role: "item", name: "Emma 1815", path: "list" } });
  const task = aTask({ goal: "Delete Emma", criteria: [criterion], history: [entry, deed, look] });
  const snapshot = aPage('list\n  item "Emma 1815" #e', { url });
  expect(nextOpener(deed, aGround({ task, snapshot }))).toBeUndefined();
});

it("the menu of another entry is, where what is to be gone may be inside", () => {
  expect(opened("Chapter 3")).toBe("Options for Emma");
});
