import { describe, expect, it } from "vitest";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { lookAgain, refuted, verified } from "./check";
import { groundOf } from "./ground";
import { mustLast, settled } from "./settle";

const page = '\n  form "Bed"\n    textbox "Name" #name\n    button "Send" #send';
const ground = (parts: Partial<CaseParts> = {}) =>
  groundOf(aVerificationCase({ step: "Send it", before: page, on: "#send", ...parts }));
const good = verified(0.9, "It went.");
const says = (parts: Partial<CaseParts>) => {
  const { outcome, reobserve, reason } = settled(ground(parts), good, "deed-told");
  return reobserve ? `again: ${reason}` : outcome === "undecided" ? reason : outcome;
};
const away = { urlAfter: "https://garden.test/sent", after: '\n  heading "Sent"' };
const broke = "It went. But a request broke off.";
const twice = "It went. But the same request was sent twice.";
const aside = "It went. But it lies among what is not done yet.";
const wait = "again: It went. It has yet to last.";

it("doubts what was pressed to take something away for a step that keeps", () => {
  const before = '\n  dialog "Bed"\n    button "Delete" #send';
  expect(says({ step: "Save the bed", before })).toBe('But "Delete" takes something away.');
});

describe("a place that opened", () => {
  const opened = (requests: string[], check = "part-opened") =>
    settled(ground({ step: "Open the beds", before: '\n  link "Beds" #send >/beds', requests }), good, check)
      .outcome;
  it.each<[string, string[], string]>([
    ["is doubted where the server failed at what it shows", ["GET /api/beds 500 xhr"], "undecided"],
    ["is doubted where the request for it got no answer", ["GET /api/beds failed fetch"], "undecided"],
    ["is believed where the server failed at something else", ["GET /api/news 500 xhr"], "verified"],
    ["is believed where it was refused what it does not need", ["GET /api/beds 404 xhr"], "verified"],
    [
      "is believed where it was asked once more",
      ["GET /api/beds 500 xhr", "GET /api/beds 200 xhr"],
      "verified",
    ],
    ["is believed where a picture is missing", ["GET /beds.png 500 image"], "verified"],
  ])("%s", (_, requests, expected) => {
    expect(opened(requests)).toBe(expected);
  });
  it.each<[string, string, string, string]>([
    ["and the page says that it failed", "Could not reach the server", "GET /x 404 xhr", "undecided"],
    [
      "and was broken off, and the page says so",
      "Could not reach the server",
      "GET /x failed xhr",
      "undecided",
    ],
    ["and the page says nothing of it", "Raised ones", "GET /x 404 xhr", "verified"],
    ["and nothing was refused", "Could not reach the server", "GET /x 200 xhr", "verified"],
  ])("is doubted where anything was refused, %s", (_, heading, request, expected) => {
    const before = '\n  link "Beds" #send >/beds';
    const after = `${before}\n  heading "${heading}"`;
    const parts = { step: "Open the beds", before, after, requests: [request] };
    expect(settled(ground(parts), good, "known-destination").outcome).toBe(expected);
  });
  const beds = '\n  link "Beds" #send\n  heading "Home"\n  item "Letter"';
  const nav = '\n  link "Beds" #send [.active]';
  it.each<[string, string, string, string]>([
    ["is doubted where all went and nothing came", "Open the beds", nav, "undecided"],
    ["is believed where something came", "Open the beds", `${nav}\n  item "Herbs"`, "verified"],
    ["is believed where its heading is there", "Open the beds", `${nav}\n  heading "Beds"`, "verified"],
    ["is believed where something only had to go", "Go back to the beds", nav, "verified"],
  ])("%s", (_, step, after, expected) => {
    const parts = { step, before: beds, after, text: "Home\nLetter\nIda", textAfter: "Beds" };
    const urlAfter = "https://garden.test/beds#/beds";
    expect(
      settled(ground({ ...parts, text: "Beds\nHome\nLetter\nIda", urlAfter }), good, "part-opened").outcome,
    ).toBe(expected);
  });
  it("is no matter for other checks", () => {
    expect(opened(["GET /api/beds 500 xhr"], "value-read-back")).toBe("verified");
  });
});

describe("another address", () => {
  const plant = (state = "") => `\n  link "Fern" ${state}#send\n  heading "Fern and others"`;
  const open = {
    step: 'Open "Fern"',
    before: plant(),
    after: plant(),
    urlAfter: "https://garden.test/#plants/5",
  };
  it.each<[string, Partial<CaseParts>, string]>([
    ["and nothing else", open, "But nothing came with the new address."],
    ["and what is there", { ...open, after: `${plant()}\n  text "It likes shade"` }, "verified"],
    [
      "that only goes to a part of the page",
      { ...open, url: "https://garden.test/", urlAfter: "https://garden.test/#fern" },
      "verified",
    ],
    [
      "of what was open already",
      { ...open, before: plant("[current] "), after: plant("[current] ") },
      "verified",
    ],
  ])("%s", (_, parts, expected) => {
    expect(says(parts)).toBe(expected);
  });
});

describe("what must last", () => {
  it.each<[string, Partial<CaseParts>, boolean]>([
    ["a step that keeps something", {}, true],
    ["a step that shows something", { step: "Open it" }, false],
    ["one that sent something to be stored", { step: "Open it", requests: ["POST /beds 200"] }, true],
    ["one whose request is not answered yet", { step: "Open it", requests: ["POST /beds"] }, true],
    ["one whose request got no answer", { step: "Open it", requests: ["POST unknown/beds failed"] }, true],
    ["one whose request was refused", { step: "Open it", requests: ["POST /beds 500"] }, false],
    ["one that went elsewhere", { step: "Open it", requests: ["POST /beds 200"], ...away }, false],
    [
      "a choice that changed what an entry says",
      {
        step: "Choose Done",
        before: '\n  option "Done" #it\n  list\n    item "Weed 2"',
        on: "#it",
        after: '\n  option "Done" #it\n  list\n    item "Weed 3"',
      },
      true,
    ],
    [
      "a choice that changed nothing else",
      { step: "Choose Done", before: '\n  option "Done" #it\n  list\n    item "Weed 2"', on: "#it" },
      false,
    ],
    ["one that only read", { step: "Open it", requests: ["GET /beds 200"] }, false],
  ])("%s: %s", (_, parts, lasts) => {
    expect(mustLast(ground(parts))).toBe(lasts);
  });
});

describe("an effect that is to last", () => {
  it.each<[string, Partial<CaseParts>, string]>([
    ["is looked at again", {}, wait],
    ["is believed at the second look", { again: true }, "verified"],
    ["is no matter for what only shows", { step: "Open it" }, "verified"],
    ["is doubted where a request broke off", { again: true, requests: ["POST unknown/beds failed"] }, broke],
    [
      "is believed where another one was answered",
      { again: true, requests: ["POST unknown/rows failed", "POST /beds 200"] },
      "verified",
    ],
    [
      "is doubted where it was sent twice",
      { again: true, requests: ["POST /beds 200", "POST /beds 200"] },
      twice,
    ],
    [
      "is believed where two things were sent",
      { again: true, requests: ["POST /beds 200", "POST /rows 200"] },
      "verified",
    ],
    [
      "is doubted where it was sent twice among others",
      { again: true, requests: ["POST /a 200", "POST /beds 200", "POST /b 200", "POST /beds 200"] },
      twice,
    ],
    [
      "is believed where it was put twice",
      { again: true, requests: ["PUT /beds 200", "PUT /beds 200"] },
      "verified",
    ],
    [
      "is doubted however the method is written",
      { again: true, requests: ["post /beds 200", "post /beds 200"] },
      twice,
    ],
    ...["graphql", "rpc", "trpc", "batch", "query", "api", "v1/graphql/"].map(
      (name): [string, Partial<CaseParts>, string] => [
        `is believed where /${name} was asked twice`,
        { again: true, requests: [`POST /${name} 200`, `POST /${name} 200`] },
        "verified",
      ],
    ),
    [
      "is doubted where /api/beds was asked twice",
      { again: true, requests: ["POST /api/beds 200", "POST /api/beds 200"] },
      twice,
    ],
    [
      "is believed of typing, however often it is sent",
      {
        again: true,
        does: "setValue",
        on: "#name",
        value: "x",
        enter: true,
        requests: ["POST /beds 200", "POST /beds 200"],
      },
      "verified",
    ],
    [
      "is looked at again where the server sent the page anew, which may be loaded once more without it",
      { requests: ["POST /beds 303 document", "GET /beds 200 document"] },
      wait,
    ],
    ...["Drafts", "Unsent", "Outbox", "Unsaved", "Trash"].map(
      (name): [string, Partial<CaseParts>, string] => [
        `is doubted where it lies among ${name}`,
        { again: true, ...away, titleAfter: name },
        aside,
      ],
    ),
    [
      "is believed of what is made, as a draft",
      { again: true, step: "Create the bed", ...away, titleAfter: "Draft" },
      "verified",
    ],
    [
      "is believed where that was asked for",
      { again: true, step: "Send it to the drafts", ...away, titleAfter: "Drafts" },
      "verified",
    ],
    [
      "is believed where it was to go to the trash",
      { again: true, step: "Remove it", ...away, titleAfter: "Trash" },
      "verified",
    ],
    [
      "is doubted where neither page shows what the step names",
      { again: true, step: 'Send "Kale"' },
      'But neither page shows "Kale".',
    ],
    [
      "is doubted so of what only shows, too",
      { step: 'Open the bed "Kale"' },
      'But neither page shows "Kale".',
    ],
    [
      "is believed where the page that came up shows it",
      { again: true, step: 'Send "Kale"', ...away, titleAfter: "Kale" },
      "verified",
    ],
    ["is believed where the page was that before", { again: true, title: "Drafts" }, "verified"],
  ])("%s", (_, parts, expected) => {
    expect(says(parts)).toBe(expected);
  });

  it("is doubted only for requests that are close to each other", () => {
    const sent = (later: number) =>
      [0, later].map((at) => ({
        method: "POST",
        urlPath: "/beds",
        status: 200,
        startedAt: 1_000 + at,
        resourceType: "fetch",
      }));
    expect(says({ again: true, report: { networkEvents: sent(999) } })).toBe(twice);
    expect(says({ again: true, report: { networkEvents: sent(1_000) } })).toBe("verified");
    expect(says({ again: true, report: { networkEvents: sent(999).reverse() } })).toBe(twice);
  });

  it("keeps how sure it was, but not in doubt", () => {
    expect(settled(ground(), good, "deed-told")).toEqual({
      outcome: "undecided",
      confidence: 0.9,
      reason: "It went. It has yet to last.",
      reobserve: true,
    });
    const doubted = ground({ again: true, requests: ["POST unknown/beds failed"] });
    expect(settled(doubted, good, "deed-told")).toEqual({
      outcome: "undecided",
      confidence: 0.5,
      reason: broke,
    });
  });

  it("is a matter of what was verified only", () => {
    for (const decision of [refuted(0.9, "No."), lookAgain(0.5, "Hm.")])
      expect(settled(ground(), decision, "deed-told")).toBe(decision);
  });
});

it("takes what can be deleted for nothing that lies among the deleted", () => {
  const parts = {
    step: "Save it",
    urlAfter: "https://garden.test/beds/all",
    requests: ["PUT /beds/1 200"],
    again: true,
  };
  expect(says({ ...parts, after: '\n  heading "Beds"\n  text "Delete"' })).toBe("verified");
  expect(says({ ...parts, after: '\n  heading "Trash"' })).toBe(aside);
});

it("doubts a box that was ticked while the page turned to another place", () => {
  const bed = (state: string) => `\n  item "Bed"\n    checkbox "" ${state} #send`;
  const tick = {
    step: 'Mark "Bed" as done',
    before: bed("[unchecked]"),
    after: bed("[checked]"),
    again: true,
  };
  expect(says(tick)).toBe("verified");
  expect(says({ ...tick, urlAfter: "https://garden.test/done" })).toContain("turned to another place");
});
