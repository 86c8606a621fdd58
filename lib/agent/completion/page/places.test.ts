import { describe, expect, it } from "vitest";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { goalNames, takesAway } from "@/lib/agent/domain/wording/goal-names";
import { stateAsked } from "@/lib/agent/domain/wording/state-asked";
import { node } from "@/tests/support/a-claim-case";
import { aSnapshot } from "@/tests/support/a-task";
import {
  echoes,
  isShownIn,
  lastingTexts,
  saysNotYet,
  standsInOtherEntry,
  standsUnderOtherHeading,
  textsOf,
  withoutEchoes,
} from "./places";

const item = (name: string, parts: Partial<SnapshotNode> = {}) =>
  node({ id: name, role: "item", name, ...parts });
const texts = (nodes: SnapshotNode[], parts: Parameters<typeof aSnapshot>[0] = {}) =>
  lastingTexts(aSnapshot({ title: "Mail", url: "http://mail.test/sent", nodes, ...parts }), "Send it to Bo");

describe("an entry that waits, in lines of its own", () => {
  const shown = (state: string, goal: string) => {
    const nodes = [item(`Berth 3 May ${state}`), item("Berth 9 May Approved")];
    const lines = ["Berth", "3 May", state, "Berth", "9 May", "Approved"];
    return lastingTexts(aSnapshot({ title: "Berths", nodes, lines }), goal).includes("3 May");
  };
  it.each([
    ["says nothing as a draft", "Draft", "Request a berth for 3 May and submit it", false],
    ["says nothing while it waits for what was to be done", "Pending", "Book a berth for 3 May", false],
    ["nor while it waits for approval", "Waiting for approval", "Book a berth for 3 May", false],
    ["but where it was to be asked for", "Waiting for approval", "Request a berth for 3 May", true],
    ["but where others decide on it", "Pending", "Request a berth for 3 May", true],
    ["but where it was put in for", "Pending approval", "Put in for a berth on 3 May", true],
    ["and not where it waits for more than that", "Pending submission", "Request a berth for 3 May", false],
    ["nor where it was to be handed in", "Pending", "Submit the berth for 3 May", false],
    ["but where it was to be proposed", "Proposed", "Propose a berth for 3 May", true],
    ["but not where it was to be had", "Proposed", "Book a berth for 3 May", false],
    ["but where somebody was to be nominated", "Nominated", "Nominate a berth for 3 May", true],
    ["is one like others once it is done", "Approved", "Book a berth for 3 May", true],
  ])("%s", (_, state, goal, expected) => expect(shown(state, goal)).toBe(expected));
});

describe("a page that is called a queue", () => {
  const held = (goal: string, title = "Support queue") =>
    lastingTexts(aSnapshot({ title, nodes: [item("Leak 41")] }), goal).includes("Leak 41");
  it.each<[string, string, boolean]>([
    ["is the list of what is to be dealt with", "Close the ticket 'Leak 41'", true],
    ["is where things wait to be sent", "Send the report 'Leak 41'", false],
    ["is where things wait that were made", "Create the ticket 'Leak 41'", false],
  ])("%s", (_, goal, expected) => expect(held(goal)).toBe(expected));

  it("is none where it says that things are queued", () =>
    expect(held("Close the ticket 'Leak 41'", "Queued")).toBe(false));
});

describe("a thing that is in draft itself", () => {
  const held = (title: string, goal: string) =>
    lastingTexts(aSnapshot({ title, nodes: [item("Train 148.60")] }), goal).includes("Train 148.60");
  const add = "Add the expense 'Train' to the report";
  it.each<[string, string, string, boolean]>([
    ["holds what was put into it", "Expense report 41 (draft, Basel)", add, true],
    ["holds nothing that was sent", "Expense report 41 (draft, Basel)", "Submit the expense 'Train'", false],
    ["is none among drafts", "Drafts", add, false],
    ["is none where more waits", "Expense report 41 (draft, queued)", add, false],
    ["is none that is called a draft only", "Draft", add, false],
  ])("%s", (_, title, goal, expected) => expect(held(title, goal)).toBe(expected));
});

describe("lastingTexts", () => {
  it("leaves out messages, with the lines that repeat them, what is hidden, and options", () => {
    const nodes = [
      item("Bo"),
      node({ id: "a", role: "alert", name: "Bo was told" }),
      node({ id: "s", role: "status", name: "Bo was saved successfully" }),
      node({ id: "n", role: "status", name: "8 letters" }),
      item("Hidden Bo", { states: ["hidden"] }),
      node({ id: "o", role: "option", name: "Bo" }),
    ];
    const lines = ["Bo was told", "was saved successfully", "Bo", "8 letters"];
    expect(texts(nodes, { lines })).toEqual(["Bo", "8 letters", "Bo", "8 letters"]);
  });

  it.each<[string, SnapshotNode[], Parameters<typeof aSnapshot>[0], boolean]>([
    ["among the drafts, by title", [item("Bo")], { title: "Drafts (1)" }, false],
    ["among the drafts, by address", [item("Bo")], { url: "http://mail.test/drafts" }, false],
    [
      "among the drafts, by heading",
      [node({ id: "h", role: "heading", name: "Entwürfe" }), item("Bo")],
      {},
      false,
    ],
    ["in an entry that waits", [item("Bo (pending)")], {}, false],
    ["in an entry that proposes it", [item("Vacant (proposed: Bo)")], {}, false],
    ["in an entry that is tentative", [item("Bo, tentatively")], {}, false],
    ["in an entry that was turned down", [item("Bo, 3 May, rejected")], {}, false],
    ["in an entry that was turned down in another language", [item("Bo 3 mai refusée")], {}, false],
    ["in its place", [item("Bo")], {}, true],
  ])("counts a thing %s: %s", (_, nodes, parts, counts) => {
    expect(isShownIn("Bo", texts(nodes ?? [], parts))).toBe(counts);
  });

  it("counts what was turned down where the goal asks for that", () => {
    expect(lastingTexts(aSnapshot({ nodes: [item("Bo, rejected")] }), "Reject the offer of Bo")).toEqual([
      "Bo, rejected",
    ]);
  });

  it("knows a draft for the thing itself where the goal asks for one", () => {
    expect(lastingTexts(aSnapshot({ title: "Drafts", nodes: [item("Bo")] }), "Save a draft for Bo")).toEqual([
      "Bo",
    ]);
  });
});

describe("textsOf", () => {
  it("keeps lines that only share a word with a message", () => {
    const nodes = [node({ id: "a", role: "alert", name: "Saved" })];
    expect(textsOf(aSnapshot({ nodes, lines: ["Saved", "Bo Lind"] }))).toEqual(["Bo Lind"]);
  });
});

describe("saysNotYet", () => {
  const says = (line: string, before: string[] = [], goal = "Publish the site") =>
    saysNotYet(aSnapshot({ lines: [line] }), before, goal);
  it.each([
    ["Status: pending review", true],
    ["Follow the link in the letter we sent you", true],
    ["Version online: 8", false],
  ])("%s: %s", (line, expected) => {
    expect(says(line)).toBe(expected);
  });

  it("does not count words that stood there before, or that the goal uses", () => {
    expect(says("Draft: 8. Online: 8", ["Draft: 8. Online: 7"])).toBe(false);
    expect(says("Status: pending", [], "Set the status to pending")).toBe(false);
  });

  it.each([
    ["Berth 3 May Pending", false],
    ["Berth 3 May Pending upload", true],
    ["Berth 3 May Draft", true],
  ])("does not count what a request waits for: %s", (line, expected) => {
    expect(says(line, [], "Request a berth for 3 May")).toBe(expected);
  });

  it.each([
    ["Ida 3 May approved", false],
    ["Ida 3 May pending", true],
  ])("hears what the entry of the thing says, not what others beside it do: %s", (own, expected) => {
    const nodes = [
      node({ id: "1", role: "row", name: own }),
      node({ id: "2", role: "row", name: "Bo 4 May pending" }),
      node({ id: "3", role: "row", name: "Ida 9 June pending" }),
    ];
    expect(
      saysNotYet(
        aSnapshot({ nodes, lines: ["Bo | 4 May | pending"] }),
        [],
        "Approve the leave of Ida on 3 May",
      ),
    ).toBe(expected);
  });
});

describe("echoes", () => {
  it.each([
    ["http://x.test/a?name=Queen+of+Dice", true],
    ["http://x.test/a?q=1&saved=Queen%20of%20Dice", true],
    ["http://x.test/a#Queen%20of%20Dice", true],
    ["http://x.test/queen-of-dice", false],
    ["http://x.test/a?id=7", false],
    ["http://x.test/a?empty=", false],
  ])("%s: %s", (url, expected) => {
    expect(echoes(url, "Queen of Dice")).toBe(expected);
  });

  it("are taken out of an address, and nothing else is", () => {
    expect(withoutEchoes("http://x.test/a?id=7&name=Ann&saved=1", ["Ann", "Bo"])).toBe(
      "http://x.test/a?id=7&saved=1",
    );
    expect(withoutEchoes("http://x.test/a?id=7", ["Ann"])).toBe("http://x.test/a?id=7");
  });
});

describe("stateAsked", () => {
  it.each([
    ["Please mark Ida Falk as ashore today", "ashore"],
    ["Move the crate to Pier B", "Pier B"],
    ["Set the crew of Alba to 4", "4"],
    ["Mark all skiffs as swept, the others stay", "swept"],
    ["Archive the crate", undefined],
  ])("%s: %s", (goal, expected) => {
    expect(stateAsked(goal)).toBe(expected);
  });
});

describe("goalNames", () => {
  it.each([
    ["Add the book 'The Leopard' to the list of Ann", ["The Leopard"]],
    ["Add the Walnut desk to the cart", ["Walnut"]],
    ["Mark invoice 1042 as paid", ["1042"]],
    ["Rename the project Atlas to Apollo", ["Atlas", "Apollo"]],
    ["Publish the site", []],
    ["Approve Ines Duarte's request and James’ one", ["Ines Duarte", "James"]],
    ["Move it to 8 Tanner's Row", ["8 Tanner's Row"]],
  ])("%s", (goal, names) => {
    expect(goalNames(goal)).toEqual(names);
  });

  it.each([
    ["Delete the draft 'Old'", true],
    ["Cancel the membership", true],
    ["Add the draft 'Old'", false],
    ["Please leave the group", true],
    ["Approve the leave request of Ann", false],
    ["Approve Ann's leave", false],
    ["Leave the queue", true],
    ["On ticket 12, leave a comment saying 'Away'", false],
    ["Leave us a short note", false],
    ["Return the book 'Emma'", true],
    ["Book a return ticket", false],
    ["Move the card 'Old' to Done", true],
    ["Move 24 rolls from Leeds to Hull", false],
  ])("%s takes away: %s", (goal, expected) => {
    expect(takesAway(goal)).toBe(expected);
  });
});

describe("a value in the wrong entry", () => {
  const goal = "Put Mirela Pop down for the night shift on Friday";
  const page = (...rows: string[]) =>
    aSnapshot({
      nodes: rows.map((name, at) => node({ id: `${at}`, role: "row", name, path: "table:Rota" })),
    });

  it("is not in the wrong one because another is called alike", () => {
    const files = page("scan_002.pdf 1.2 MB Rename", "lease.pdf 0.8 MB Rename");
    expect(standsInOtherEntry("lease.pdf", files, "Rename the file 'scan_003.pdf' to 'lease.pdf'")).toBe(
      false,
    );
  });

  it("is a day that the goal writes otherwise, in the row of another number", () => {
    const vans = page("HB-KL 428 15 June 2031 Plan service", "HB-KL 482 5 October 2031 Plan service");
    const plan = "Plan the service of the van HB-KL 482 for 15 June 2031";
    expect(standsInOtherEntry("2031-06-15", vans, plan)).toBe(true);
  });

  it.each<[string, string[], boolean]>([
    ["stands where another answers better", ["Friday early Mirela Pop", "Friday night open"], true],
    ["stands in the one that is meant", ["Friday early open", "Friday night Mirela Pop"], false],
    ["stands in both", ["Friday early Mirela Pop", "Friday night Mirela Pop"], false],
    ["stands where no other has more", ["Night shift on Monday open", "Friday early Mirela Pop"], false],
    ["stands where nothing is said of the goal", ["Friday night open", "Mirela Pop"], false],
    ["stands in none", ["Friday early open", "Friday night open"], false],
  ])("%s", (_, rows, isOther) => {
    expect(standsInOtherEntry("Mirela Pop", page(...rows), goal)).toBe(isOther);
  });
});

describe("a text under the wrong heading", () => {
  const goal = "Lower my monthly payment for power to 74 euros";
  it.each<[string, string[], boolean]>([
    [
      "stands under what is called like the goal",
      ["# My account", "## Power", "74 €", "## Gas", "118 €"],
      false,
    ],
    ["stands under another one of that rank", ["# My account", "## Power", "91 €", "## Gas", "74 €"], true],
    ["stands under both", ["## Power", "74 €", "## Gas", "74 €"], false],
    ["stands under one that no other outdoes", ["## Water", "74 €", "## Gas", "118 €"], false],
    ["stands over all headings", ["74 €", "## Power", "## Gas"], false],
    ["is outdone by a heading of another rank only", ["# Power", "## Rates", "74 €"], false],
    ["stands nowhere", ["## Power", "91 €"], false],
  ])("%s", (_, lines, isOther) => {
    expect(standsUnderOtherHeading("74 €", aSnapshot({ nodes: [], lines }), goal)).toBe(isOther);
  });
});
