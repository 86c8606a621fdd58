import { describe, expect, it } from "vitest";
import type { Outcome } from "@/lib/contracts/verdict";
import { claim, judge, list, network, node, seen, showsJas } from "@/tests/support/a-claim-case";
import { aCriterion, aSnapshot, aTask } from "@/tests/support/a-task";

import { type Done, doneOf, endOf, press, settingsUrl, type } from "@/tests/support/end-of-goal";

describe("criteria that say less than the goal", () => {
  it.each<[string, string, Done[], string]>([
    ["nothing was stored", "Set the name to Ann Lee", [type("Name", "Ann Lee"), press("Save")], "unverified"],
    [
      "a request was answered",
      "Set the name to Ann Lee",
      [type("Name", "Ann Lee"), press("Save", [network])],
      "achieved",
    ],
    [
      "what is put into a basket is added there",
      "I need the jug in Moss, put it in my basket",
      [type("Colour", "Moss"), press("Add to basket", [network])],
      "achieved",
    ],
    [
      "its name stands in what a step set out to do alone",
      "Please book me into Lead Basics",
      [{ ...press("Book Yoga", [network]), step: "Open the form to add a Lead Basics" }],
      "unverified",
    ],
    [
      "a score of the goal was entered nowhere",
      "Record the result of the final: Otters 4, Herons 2",
      [press("Record result of Otters and Herons", [network])],
      "unverified",
    ],
    [
      "a score of the goal was entered at each name",
      "Record the result of the final: Otters 4, Herons 2",
      [type("Otters", "4"), type("Herons", "2"), press("Record result", [network])],
      "achieved",
    ],
    [
      "a field was filled and nothing pressed after it",
      "Set the name to Ann Lee and the code to AB12",
      [type("Name", "Ann Lee"), press("Save", [network]), type("Code", "AB12")],
      "unverified",
    ],
    [
      "a field that sends itself needs no button",
      "Set the name to Ann Lee and the code to AB12",
      [type("Name", "Ann Lee"), press("Save", [network]), { ...type("Code", "AB12"), evidence: [network] }],
      "achieved",
    ],
    [
      "a value of the goal was never used",
      "Set the name to 'Ann Lee' and the code to AB12",
      [type("Name", "Ann Lee"), press("Save", [network])],
      "unverified",
    ],
    ...[
      ["", "unverified"],
      ["Bo Lind and son", "unverified"],
      ["Bo Lind", "achieved"],
    ].map(([held = "", end = ""]): [string, string, Done[], string] => [
      `an old name is entered over in a field that held "${held}"`,
      "Rename the skipper Bo Lind to Ann Lee",
      [{ ...type("Name", "Ann Lee"), held }, press("Save", [network])],
      end,
    ]),
    [
      "what was typed for the goal itself is typed over",
      "Add an order for Ann Lee on Saturday",
      [
        type("Name", "Ann Lee"),
        { ...type("Name", "on Saturday"), held: "Ann Lee" },
        press("Save", [network]),
      ],
      "unverified",
    ],
    ...[
      ["winter", "unverified"],
      ["novel, sea, winter", "achieved"],
    ].map(([value = "", end = ""]): [string, string, Done[], string] => [
      `"${value}" is entered over a list`,
      "Add the tag winter to the book",
      [{ ...type("Tags", value), held: "novel, sea" }, press("Save", [network])],
      end,
    ]),
    [
      "the last command was left out",
      "Set the name to 'Ann Lee' and publish it",
      [type("Name", "Ann Lee"), press("Save", [network])],
      "unverified",
    ],
    [
      "the last command was done",
      "Set the name to 'Ann Lee' and publish it",
      [type("Name", "Ann Lee"), press("Save", [network]), press("Publish now", [network])],
      "achieved",
    ],
    ...[
      ["achieved", "verified"],
      ["unverified", "undecided"],
    ].map(([end = "", outcome]): [string, string, Done[], string] => [
      `a box that was to be turned off is ${outcome}`,
      "Set the name to 'Ann Lee' and turn off product news",
      [
        type("Name", "Ann Lee"),
        {
          action: { name: "uncheck", args: ["n"] },
          role: "checkbox",
          name: "Product news",
          outcome: outcome as Outcome,
        },
        press("Save", [network]),
      ],
      end,
    ]),
    [
      "the last command was pressed, and nobody can tell whether it was taken",
      "Set the name to 'Ann Lee' and publish it",
      [
        type("Name", "Ann Lee"),
        press("Save", [network]),
        { ...press("Publish now", [seen]), outcome: "undecided" },
      ],
      "unverified",
    ],
    [
      "to book what was entered is to send it",
      "Set the name to 'Ann Lee' and book it",
      [type("Name", "Ann Lee"), press("Save", [network])],
      "achieved",
    ],
    [
      "a name that nothing speaks of",
      "Set the name to Ann Lee and the office to Lisbon",
      [type("Name", "Ann Lee"), press("Save", [network])],
      "unverified",
    ],
    [
      "a place told by a letter that nothing speaks of",
      "Create 'Ann Lee' in zone B",
      [type("Name", "Ann Lee"), press("Save", [network])],
      "unverified",
    ],
    [
      "a place told by a letter that was only to be looked at",
      "Filter the list to zone B and set the name to 'Ann Lee'",
      [type("Name", "Ann Lee"), press("Save", [network])],
      "achieved",
    ],
    [
      "a place told by a letter that was chosen",
      "Create 'Ann Lee' in zone B",
      [
        type("Name", "Ann Lee"),
        { action: { name: "select", args: ["z", "B"] }, role: "combobox", name: "Zone" },
        press("Save", [network]),
      ],
      "achieved",
    ],
    [
      "the switch was left alone",
      "Turn on the newsletter for 'Ann Lee'",
      [type("Name", "Ann Lee"), press("Save", [network])],
      "unverified",
    ],
    [
      "the switch was used",
      "Turn on the newsletter for 'Ann Lee'",
      [
        { action: { name: "check", args: ["n"] }, role: "checkbox", name: "News" },
        type("Name", "Ann Lee"),
        press("Save", [network]),
      ],
      "achieved",
    ],
    [
      "a field was filled on one page and a button pressed on another",
      "Set the name to Ann Lee",
      [type("Name", "Ann Lee"), { ...press("Save", [network]), at: "http://site.test/other" }],
      "unverified",
    ],
    [
      "an entry that failed is no value left behind",
      "Set the name to Ann Lee",
      [type("Name", "Ann Lee"), press("Save", [network]), { ...type("Name", "Ann"), outcome: "refuted" }],
      "achieved",
    ],
    [
      "a value that was put in place of another is the one that counts",
      "Set the name to Ann Lee",
      [type("Name", "Ann"), { ...type("Name", "Ann Lee"), evidence: [network] }],
      "achieved",
    ],
    [
      "what is only searched for is never sent",
      "Set the name to Ann Lee",
      [type("Name", "Ann Lee"), press("Save", [network]), { ...type("Find", "Ann"), inputType: "search" }],
      "achieved",
    ],
    [
      "to make a pledge is to press what is called so",
      "I want to give to 'Ann Lee', please make the pledge",
      [type("Name", "Ann Lee"), press("Pledge now", [network])],
      "achieved",
    ],
    [
      "to make a booking is to press Book",
      "I want to see 'Ann Lee', please make the booking",
      [type("Name", "Ann Lee"), press("Book it", [network])],
      "achieved",
    ],
    [
      "to make a pledge is not to press something else",
      "I want to give to 'Ann Lee', please make the pledge",
      [type("Name", "Ann Lee"), press("Remember it", [network])],
      "unverified",
    ],
    [
      "values that went into each other's fields",
      "Send 250 to Harbor Rent",
      [type("Recipient", "250"), type("Amount", "Harbor Rent"), press("Send", [network])],
      "unverified",
    ],
    [
      "a control that was pressed back",
      "Follow 'Ann Lee'",
      [
        { ...press("Follow Ann Lee", [network]), action: { name: "click", args: ["f"] }, id: "f" },
        { ...press("Following Ann Lee", [network]), action: { name: "click", args: ["f"] }, id: "f" },
      ],
      "unverified",
    ],
    ["a goal that only looks", "Open the settings", [press("Settings")], "achieved"],
    ["a goal that only looks, in words of its own", "Open the settings called 'Base 12'", [], "achieved"],
  ])("%s", async (_, goal, done, end) => {
    expect(await endOf(goal, done)).toBe(end);
  });

  it.each<[string, string, string]>([
    ["on", "checked", "achieved"],
    ["on", "unchecked", "unverified"],
    ["off", "unchecked", "achieved"],
    ["off", "checked", "unverified"],
  ])("turned %s, a switch of the goal's name that is %s ends %s", async (to, state, end) => {
    const nodes = [node({ id: "1", role: "switch", name: "Newsletter", states: [state] })];
    expect(await endOf(`Turn ${to} the newsletter`, [press("Save", [network])], nodes)).toBe(end);
  });

  it("takes a change that was seen since a deed where nobody said that it is stored elsewhere", async () => {
    const changed = aCriterion({ kind: "change", persistence: false, assertions: [showsJas] });
    const history = [doneOf(press("Add Jas"))];
    const before = { url: settingsUrl, domHash: "1", semanticSkeleton: { nodes: [], textDigest: [] } };
    const snapshot = aSnapshot({ url: settingsUrl, nodes: list("Jas"), lines: ["Jas"] });
    const ended = async (parts: Partial<typeof changed>) => {
      const criteria = [{ ...changed, ...parts }];
      const task = { ...aTask({ goal: "Add Jas", criteria, claim, evidenceGathered: true }), history };
      return (await judge(task, { snapshot, before })).kind;
    };
    expect(await ended({})).toBe("achieved");
    expect(await ended({ kind: "state" })).toBe("unverified");
  });

  it("tells the save button of another form from the field's own", async () => {
    const form = (id: string) => node({ id, role: "form", name: "" });
    const nodes = [
      form("f1"),
      node({ id: "1", role: "textbox", name: "Name", parent: 0 }),
      node({ id: "2", role: "button", name: "Save name", parent: 0 }),
      form("f2"),
      node({ id: "3", role: "textbox", name: "Code", parent: 3 }),
      node({ id: "4", role: "button", name: "Save code", parent: 3 }),
    ];
    const goal = "Set the name to Ann Lee and the code to AB12";
    const first = [type("Name", "Ann Lee"), type("Code", "AB12"), press("Save name", [network])];
    expect(await endOf(goal, first, nodes)).toBe("unverified");
    expect(await endOf(goal, [...first, press("Save code")], nodes)).toBe("achieved");
  });

  it.each([
    ["pieces", "unverified"],
    ["boxes", "achieved"],
  ])("an amount that was asked for in boxes and shows in %s ends %s", async (unit, end) => {
    const goal = "Set the reorder level of foil to 6 boxes";
    const text = `Foil 6 ${unit}`;
    const criteria = [
      aCriterion({ kind: "change", persistence: false, assertions: [{ kind: "text", text, present: true }] }),
    ];
    const done = [type("Reorder level of foil", "6"), press("Save", [network])];
    const task = { ...aTask({ goal, criteria, claim, evidenceGathered: true }), history: done.map(doneOf) };
    const before = { url: settingsUrl, domHash: "1", semanticSkeleton: { nodes: [], textDigest: [] } };
    const snapshot = aSnapshot({
      url: settingsUrl,
      nodes: list(text, "Tape 12 boxes"),
      lines: [text, "Tape 12 boxes"],
    });
    expect((await judge(task, { snapshot, before })).kind).toBe(end);
  });
});
