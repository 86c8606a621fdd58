import { describe, expect, it } from "vitest";
import type { Judgement } from "@/lib/agent/completion/ground";
import { aGround, aJudgement, network } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { aCriterion, anAction, aReport, aTask, aVerdict } from "@/tests/support/a-task";
import { chooseGathering, type Gathering } from "./gather-evidence";

const placeIn = (found: Gathering, site: string): string =>
  found?.how.kind === "act"
    ? String(found.how.choice.action.args[0]).replace(site, "")
    : (found?.how.kind ?? "nothing");

describe("what was pressed for, with nothing put in", () => {
  const site = "http://scores.test";
  const links = 'link "Opening times" >/times\nlink "Staff" >/staff\nlink "My things" >/mine';
  const onLoan = { kind: "text", text: "On loan to you", present: true } as const;
  type Parts = { goal?: string; url?: string; links?: string; judged?: Partial<Judgement>; shows?: true };

  /** Where a score is looked for once its page was pressed and a request of it was taken; where one posted a page that shows it. */
  function askedAt(parts: Parts): string {
    const { goal = "Borrow the 'Gloria' score", url = `${site}/scores/7`, shows = false } = parts;
    const target = { id: "b", role: "button", name: "Borrow", path: "" } as const;
    const deed = anAction({ urlAtAction: `${site}/scores/7`, target });
    const readBack = { shown: [onLoan], awaited: [], lines: [] };
    const criterion = aCriterion({ text: "It was handed over", ...(shows ? { readBack } : {}) });
    const judged = { ...aJudgement(criterion, [deed]), evidence: [network], ...parts.judged };
    const above = shows ? `text "${onLoan.text}"` : 'button "Borrow" #b';
    const snapshot = aPage(`heading:1 "Score"\n${above}\n${parts.links ?? links}`, { url });
    const event = { method: "POST", urlPath: "/x", status: 200, startedAt: 1 };
    const report = aReport({ networkEvents: [{ ...event, ...(shows ? { resourceType: "document" } : {}) }] });
    const ground = aGround({ task: aTask({ goal, history: [deed] }), snapshot, report });
    return placeIn(chooseGathering([judged], ground, false), site);
  }

  it("is looked up in the list of one's own where a request was taken", () => {
    expect(askedAt({})).toBe("/mine");
  });

  it.each<[string, Parts, string]>([
    ["no request was taken", { judged: { evidence: [] } }, "nothing"],
    [
      "a request counts against it",
      { judged: { evidence: [{ ...network, polarity: "against" }] } },
      "nothing",
    ],
    ["there is no such list", { links: 'link "Staff" >/staff' }, "/scores/7"],
    ["something was to be changed", { goal: "Change the 'Gloria' score to large print" }, "/scores/7"],
    ["it was to be taken away", { goal: "Remove the 'Gloria' score" }, "/scores/7"],
    ["the page that came in answer shows it", { shows: true, url: `${site}/scores/7/lent` }, "/scores/7"],
  ])("is not looked up there where %s", (_, parts, expected) => {
    expect(askedAt(parts)).toBe(expected);
  });
});

describe("what was chosen, and stands on the page that the deed led to", () => {
  const site = "http://observatory.test";
  const links = 'link "Observatory nights" >/nights\nlink "My bookings" >/mine';

  /** Where a night is looked for once `Friday 7 March` was chosen and sent, and the page at that address shows it. */
  function askedAt(address: string, goal = "Book a night at the telescope on Friday 7 March"): string {
    const night = { role: "radio", name: "Friday 7 March" } as const;
    const chosen = anAction({
      actionId: "chosen",
      action: { name: "check", args: ["n"] },
      target: { id: "n", ...night, path: "form" },
      urlAtAction: `${site}/choose`,
      verdict: aVerdict(),
      expectedOutcome: {
        description: "",
        domChanges: {},
        assertions: [{ kind: "element", element: night, state: "checked" }],
      },
    });
    const target = { id: "s", role: "button", name: "Book it", path: "form" } as const;
    const deed = anAction({ actionId: "sent", urlAtAction: `${site}/choose`, target });
    const snapshot = aPage(`heading:1 "Your night"\ntext "Friday 7 March"\n${links}`, {
      url: `${site}${address}`,
    });
    const ground = aGround({ task: aTask({ goal, history: [chosen, deed] }), snapshot });
    return placeIn(
      chooseGathering([aJudgement(aCriterion({ text: "It is done" }), [deed])], ground, false),
      site,
    );
  }

  it.each<[string, string, string]>([
    ["in the list of one's own where the address says it", "/booked?night=Friday+7+March", "/mine"],
    ["on that page where its address says something else", "/booked?night=12", "/booked?night=12"],
    ["on that page where its address says nothing", "/booked/12", "/booked/12"],
  ])("is read again %s", (_, address, expected) => {
    expect(askedAt(address)).toBe(expected);
  });

  it("is read again on that page where something that was there is changed", () => {
    const goal = "Change my night at the telescope to Friday 7 March";
    expect(askedAt("/booked?night=Friday+7+March", goal)).toBe("/booked?night=Friday+7+March");
  });
});
