import { describe, expect, it } from "vitest";
import { readKept } from "@/lib/agent/completion/read-back/read-kept";
import { aPage } from "@/tests/support/a-page";
import { anAction } from "@/tests/support/a-task";
import { keptAfter } from "@/tests/support/kept-after";
import type { Entered } from "./entered";

const url = "https://ward.test/beds";
const page = (outline: string) => aPage(outline, { url, title: "Beds" });
const row = (name: string, id: string, button = "Release") => `
    item "${name} ${button}"
      button "${button}" #${id}`;
const beds = (...rows: string[]) => page(`\n  list "Beds"${rows.join("")}`);

/** What is kept of a click in the row of a thing, and what a fresh load then says of it. */
function afterClick(
  goal: string,
  pages: { before: ReturnType<typeof page>; after: ReturnType<typeof page>; fresh: ReturnType<typeof page> },
) {
  const deed = anAction({
    action: { name: "click", args: ["ida"] },
    target: { id: "ida", role: "button", name: "Release", path: "list:Beds/item:Ida Release" },
    urlAtAction: url,
  });
  const kept = keptAfter(deed, { goal, before: pages.before, after: pages.after });
  const { held, lost, usable } = readKept(kept, pages.fresh, goal);
  return { held: held.length > 0, lost: lost.length > 0, usable };
}

const both = beds(row("Ida", "ida"), row("Bo", "bo"));
const without = beds(row("Bo", "bo"));
const released = beds(row("Ida", "ida2", "Undo"), row("Bo", "bo"));

describe("what a fresh load says of a thing", () => {
  it.each([
    ["its entry is gone for good", without, without, { held: true, lost: false, usable: false }],
    ["its entry was gone and is back", without, both, { held: false, lost: true, usable: true }],
    [
      "its control became another one for good",
      released,
      released,
      { held: true, lost: false, usable: false },
    ],
    ["its control became another one and is back", released, both, { held: false, lost: true, usable: true }],
    [
      "nothing was to be seen, and the control is gone now",
      both,
      released,
      { held: true, lost: false, usable: false },
    ],
    ["nothing was to be seen, nor is now", both, both, { held: false, lost: false, usable: true }],
    [
      "its entry is elsewhere: that the control is not there either says nothing",
      both,
      without,
      { held: false, lost: false, usable: false },
    ],
  ])("%s", (_, after, fresh, expected) => {
    expect(afterClick("Release Ida and keep quiet", { before: both, after, fresh })).toEqual(expected);
  });

  it("a control in the row of a thing that the page calls in another order is there still", () => {
    const scores = page(`
  table
    row "Requiem G. Fauré Borrow"
      button "Borrow" #p3
    row "Gloria A. Vivaldi Borrow"
      button "Borrow" #p4`);
    const deed = anAction({
      action: { name: "click", args: ["p3"] },
      target: { id: "p3", role: "button", name: "Borrow", path: "table/row:Requiem G. Fauré Borrow" },
      urlAtAction: url,
    });
    const goal = 'Borrow "Fauré Requiem"';
    const { held } = readKept(keptAfter(deed, { goal, before: scores, after: scores }), scores, goal);
    expect(held).toEqual([]);
  });

  it.each([
    ["gone from the row of which the goal says most", "Released", "Free", true],
    ["gone from another row of that name", "Free", "Released", false],
  ])("a control is %s", (_, own, other, isGone) => {
    const rows = (first: string, second: string) =>
      page(`
  table
    row "Ida Berg ward day shift ${first}"${first === "Free" ? '\n      button "Free" #day' : ""}
    row "Ida Berg ward night shift ${second}"${second === "Free" ? '\n      button "Free" #night' : ""}`);
    const deed = anAction({
      action: { name: "click", args: ["day"] },
      target: { id: "day", role: "button", name: "Free", path: "table/row:Ida Berg ward day shift Free" },
      urlAtAction: url,
    });
    const goal = "Free the day shift of Ida Berg";
    const after = rows(own, other);
    const { held } = readKept(keptAfter(deed, { goal, before: rows("Free", "Free"), after }), after, goal);
    expect(held.some((text) => text.startsWith('"Free" of'))).toBe(isGone);
  });

  it.each([
    ["Add Ida", "Ida ward 3", 1],
    ["Add Ida", "Ida pending approval", 0],
    ["Add Ida", "Ida rejected", 0],
    ["Add Ida to those pending", "Ida pending", 1],
  ])('%s: of an entry "%s" that came %d is kept', (goal, entry, times) => {
    const deed = anAction({ target: { id: "add", role: "button", name: "Add", path: "" }, urlAtAction: url });
    const kept = keptAfter(deed, { goal, before: without, after: beds(row(entry, "ida"), row("Bo", "bo")) });
    expect(kept.shown).toHaveLength(times);
  });

  it.each([
    ["is kept where it is just what was entered", "Lights out at nine, ward by ward.", 1],
    ["is none to keep where it is said to somebody", "Thank you, lights out at nine is noted.", 0],
  ])("a sentence %s", (_, line, times) => {
    const deed = anAction({ target: { id: "go", role: "button", name: "Send", path: "" }, urlAtAction: url });
    const value = times > 0 ? line : "lights out at nine";
    const entered = [{ kind: "element_value", element: { role: "textbox", name: "Note" }, value } as const];
    const kept = keptAfter(deed, {
      goal: `Add the note '${value}'`,
      before: page('\n  heading "Notes"'),
      after: aPage('\n  heading "Notes"', { url, title: "Beds", text: line }),
      entered,
    });
    expect([kept.shown.length, kept.awaited.length]).toEqual([times, 1 - times]);
  });

  it("knows an entry again without the remark that it was saved", () => {
    const element = { role: "item", name: "3 Bessie Marlow ✓ saved 0-4-0" } as const;
    const kept = { shown: [{ kind: "element", element, state: "present" } as const], awaited: [], lines: [] };
    const read = (fresh: string) =>
      readKept(kept, page(`\n  item "${fresh}"`), "Rename Old Bess to Bessie Marlow").lost.length;
    expect([read("3 Bessie Marlow 0-4-0"), read("3 Old Bess 0-4-0")]).toEqual([0, 1]);
  });

  it("knows an entry again that was under way when it came, unless it says that it failed", () => {
    const element = { role: "item", name: "Ferry import nightly Provisioning" } as const;
    const kept = { shown: [{ kind: "element", element, state: "present" } as const], awaited: [], lines: [] };
    const read = (fresh: string) =>
      readKept(kept, page(`\n  item "${fresh}"`), "Add the Ferry import, nightly").lost.length;
    expect(["Active", "Failed", ""].map((state) => read(`Ferry import nightly ${state}`))).toEqual([0, 1, 0]);
    expect(read("Tram import nightly Active")).toBe(1);
  });

  it.each([
    ["just now", "Ida · 3 May", 0],
    ["1 minute ago", "Ida · 3 May", 0],
    ["just now", "Ida · 3 May · Failed", 1],
    ["just now", "Bo · 3 May", 1],
    ["5 May", "Ida · 2 May", 1],
  ])("knows an entry again that came %s, and is told as %s: %d lost", (age, fresh, lost) => {
    const element = { role: "item", name: `Towels for bed 3 Ida · ${age}` } as const;
    const kept = { shown: [{ kind: "element", element, state: "present" } as const], awaited: [], lines: [] };
    const now = page(`\n  item "Towels for bed 3 ${fresh}"`);
    expect(readKept(kept, now, "Log 'Towels for bed 3'").lost).toHaveLength(lost);
  });

  it("knows by its own list that a card was moved, and nothing of a list that is not shown", () => {
    const board = (first: string, second: string) =>
      page(`
  region "To do"
    list
${first}
  region "Done"
    heading "Done 2"
    list
${second}`);
    const card = '      item "Renew Ida"\n        button "Release" #ida';
    const other = '      item "Call Bo"';
    const moved = { before: board(card, other), after: board("", `${other}\n${card}`) };
    const goal = 'Move "Renew Ida" to Done';
    expect(afterClick(goal, { ...moved, fresh: moved.after })).toMatchObject({ held: true, lost: false });
    expect(afterClick(goal, { ...moved, fresh: moved.before })).toMatchObject({ held: false, lost: true });
    const made = { before: both, after: beds(row("Ida", "ida"), row("Bo", "bo"), row("Una", "una")) };
    const elsewhere = page('\n  heading "Welcome"');
    expect(afterClick("Add Una to the ward", { ...made, fresh: elsewhere })).toMatchObject({ lost: false });
    expect(afterClick("Add Una to the ward", { ...made, fresh: both })).toMatchObject({ lost: true });
    const waiting = beds(row("Ida", "ida"), row("Bo", "bo"), row("Una, waiting for a nurse", "una"));
    expect(afterClick("Add Una to the ward", { ...made, after: waiting, fresh: waiting }).held).toBe(false);
  });

  it("takes the line that says that a thing went for no part of the page", () => {
    const bed = (outline: string, text: string) => aPage(outline, { url, title: "Beds", text });
    const list = bed(`\n  list "Beds"${row("Ida Blom", "ida")}${row("Bo", "bo")}`, "Ida Blom\nBo");
    const said = bed(`\n  list "Beds"${row("Bo", "bo")}\n  status ""`, "Bo\nIda Blom removed");
    const goal = 'Remove "Ida Blom"';
    const pages = { before: list, after: said };
    expect(afterClick(goal, { ...pages, fresh: without })).toMatchObject({ held: true, lost: false });
    expect(afterClick(goal, { ...pages, fresh: list })).toMatchObject({ lost: true });
  });

  it("takes no leaving for an arriving elsewhere", () => {
    expect(
      afterClick("Send Ida to the Annex", { before: both, after: without, fresh: without }),
    ).toMatchObject({ held: false });
  });

  it.each([
    ["a page", "https://ward.test/beds/ask", ""],
    ["a dialog", url, "dialog:Sure?"],
  ])(
    "tells by the control that all began with that it was done, where %s came between",
    (_, urlAtAction, path) => {
      const goal = "Release Ida from bed 3";
      const list = (button: string) => beds(row("Ida bed 3", "ida", button), row("Ida bed 7", "other"));
      const first = anAction({
        action: { name: "click", args: ["ida"] },
        target: { id: "ida", role: "button", name: "Release", path: "list:Beds/item:Ida bed 3 Release" },
        urlAtAction: url,
      });
      const deed = anAction({
        actionId: "second",
        target: { id: "yes", role: "button", name: "Yes", path },
        urlAtAction,
      });
      const asked = aPage('\n  button "Yes" #yes', { url: urlAtAction, title: "Sure?" });
      const kept = keptAfter(deed, {
        goal,
        before: path === "" ? asked : list("Release"),
        after: list("Release"),
        history: [first, deed],
      });
      expect(readKept(kept, list("Admit"), goal).held).not.toHaveLength(0);
      expect(readKept(kept, list("Release"), goal).held).toHaveLength(0);
    },
  );
});

it.each([
  ["an entry of the list", 'list "Booked"\n  item "Ann Lee 14:30"', ["Ann Lee"], []],
  ["a message alone", 'heading "See you soon"', [], ["Ann Lee"]],
])("what was entered and came up in %s", (_, outline, shown, awaited) => {
  const text = "Thank you, Ann Lee. Your visit on Monday is booked.";
  const deed = anAction({ target: { id: "b", role: "button", name: "Confirm", path: "" }, urlAtAction: url });
  const name = { kind: "element_value", element: { name: "Your name" }, value: "Ann Lee" } as const;
  const kept = keptAfter(deed, {
    goal: "Book a visit on Monday for Ann Lee",
    before: page('textbox "Your name"\nbutton "Confirm" #b'),
    after: aPage(outline, { url, title: "Beds", text }),
    entered: [name],
  });
  expect(kept.shown.flatMap((one) => (one.kind === "text" ? [one.text] : []))).toEqual(shown);
  expect(kept.awaited).toEqual(awaited);
});

describe("what the page tells of a deed in lines of its own", () => {
  const lines = (...all: string[]) => aPage('heading "Page"', { url, text: all.join("\n") });
  const keptOf = (goal: string, before: string, after: string, entered: Entered[] = []) => {
    const deed = anAction({ urlAtAction: url, target: { id: "b", role: "button", name: "Send", path: "" } });
    return keptAfter(deed, { goal, before: lines(before), after: lines(after), entered });
  };

  it("is kept where it is the rating", () => {
    const { shown } = keptOf("Rate the soup with 4 stars", "Not rated yet", "Your rating: 4 of 5");
    expect(shown).toContainEqual({ kind: "text", text: "Your rating: 4 of 5", present: true });
  });

  it("is kept where it is what was chosen", () => {
    const seat: Entered = { kind: "element", element: { role: "radio", name: "14C" }, state: "checked" };
    const { shown } = keptOf("Choose seat 14C", "Seat on your booking: none", "Seat on your booking: 14C", [
      seat,
    ]);
    expect(shown).toContainEqual({ kind: "text", text: "Seat on your booking: 14C", present: true });
  });

  it("is known to be old where the page told it before", () => {
    const outline = 'list\n  item "Alba Due 4 May, renewed 0 times"';
    const deed = anAction({ urlAtAction: url, target: { id: "b", role: "button", name: "Renew", path: "" } });
    const { saidBefore } = keptAfter(deed, {
      goal: "Renew 'Alba'",
      before: page(outline),
      after: page(outline),
    });
    expect(saidBefore).toEqual(['"Alba" is "renewed"']);
  });
});
