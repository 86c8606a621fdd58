import { describe, expect, it } from "vitest";
import type { Evidence } from "@/lib/contracts/verdict";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { evidenceOf } from "./evidence";
import { groundOf } from "./ground";

type Fact = [Evidence["source"], Evidence["polarity"], number, Evidence["rank"], string];
const page = (field: string, ...more: string[]) => `
  form "Loan"
    textbox "Reader" ${field} #reader
    button "Lend" #lend
${more.join("\n")}
`;
const lend: CaseParts = { step: "Lend the book", before: page('="Ida"'), on: "#lend" };
const box = (states: string) => page('="Ida"', `    checkbox "Long" [${states}] #long`);
const facts = (parts: Partial<CaseParts>): Fact[] =>
  evidenceOf(groundOf(aVerificationCase({ ...lend, ...parts }))).map(
    ({ source, polarity, strength, rank, text }): Fact => [source, polarity, strength, rank, text],
  );
const sentinel = (passed?: boolean, message?: string): Partial<CaseParts> => ({
  report: {
    sentinel: {
      errors: [],
      successes: [],
      ...(passed === undefined ? {} : { passed }),
      ...(message === undefined ? {} : { message }),
    },
  },
});

describe("what is said of a fact, from where, and how much it counts", () => {
  it.each<[string, Partial<CaseParts>, Fact]>([
    [
      "a client that could not act",
      { report: { execution: "failure", error: { code: "ELEMENT_COVERED", message: "" } } },
      ["execution", "against", 1, "client", "The client could not act: ELEMENT_COVERED."],
    ],
    [
      "a client that does not say why",
      { report: { execution: "failure" } },
      ["execution", "against", 1, "client", "The client could not act: failed."],
    ],
    [
      "a refused request",
      { requests: ["POST /loans 500"] },
      ["network", "against", 0.95, "network", "POST /loans was answered 500."],
    ],
    [
      "a lost request",
      { requests: ["POST unknown/loans failed"] },
      ["network", "against", 0.5, "network", "POST /loans got no answer."],
    ],
    [
      "a granted request",
      { requests: ["POST /loans 201"] },
      ["network", "for", 0.7, "network", "POST /loans was answered 201."],
    ],
    [
      "an error at the form",
      { after: page('="Ida"', '    alert "The loan failed"') },
      ["alert", "against", 0.9, "page_text", "The page says: The loan failed"],
    ],
    [
      "a refused entry elsewhere",
      { after: page('="Ida"', '  alert "The shelf is required"') },
      ["alert", "against", 0.9, "page_text", "The page says: The shelf is required"],
    ],
    [
      "an error elsewhere",
      { after: page('="Ida"', '  alert "The weather failed"') },
      ["alert", "against", 0.4, "page_text", "The page says: The weather failed"],
    ],
    [
      "a bare line that may be about anything",
      { text: "Loans", textAfter: "Loans\nThe shelf is required" },
      ["alert", "against", 0.4, "page_text", "The page says: The shelf is required"],
    ],
    [
      "a success",
      { after: page('="Ida"', '    alert "Done"') },
      ["alert", "for", 0.3, "page_text", "The page says: Done"],
    ],
    [
      "a value that is held",
      { does: "setValue", on: "#reader", value: "Ida" },
      ["read_back", "for", 0.9, "dom", '"Reader" holds "Ida".'],
    ],
    [
      "a value that is not held",
      { does: "setValue", on: "#reader", value: "Ben" },
      ["read_back", "against", 0.9, "dom", '"Reader" holds "Ida".'],
    ],
    ...["checked", "selected", "pressed", "expanded"].flatMap(
      (state): [string, Partial<CaseParts>, Fact][] => [
        [
          `a target that became ${state}`,
          { on: "#long", before: box(""), after: box(state) },
          ["read_back", "for", 0.6, "dom", `"Long" is ${state}.`],
        ],
        [
          `a target that is ${state} no longer`,
          { on: "#long", before: box(state), after: box("") },
          ["read_back", "for", 0.6, "dom", `"Long" is no longer ${state}.`],
        ],
      ],
    ),
    [
      "what was expected and came",
      {
        assertions: [{ kind: "text", text: "On loan", present: true }],
        text: "Book",
        textAfter: "Book\nOn loan",
      },
      ["assertion", "for", 0.8, "dom", 'Expected: "On loan" is shown; so it is.'],
    ],
    [
      "what was expected and did not come",
      { assertions: [{ kind: "text", text: "On loan", present: true }], text: "Book" },
      ["assertion", "against", 0.4, "dom", 'Expected: "On loan" is shown; not so.'],
    ],
    [
      "another address",
      { urlAfter: "https://garden.test/loans" },
      [
        "url",
        "for",
        0.5,
        "dom",
        "The address went from https://garden.test/beds to https://garden.test/loans.",
      ],
    ],
    [
      "a client's check that passed",
      sentinel(true),
      ["sentinel", "for", 0.4, "client", "The client's own check passed."],
    ],
    [
      "a client's check that failed",
      sentinel(false, "no row"),
      ["sentinel", "against", 0.4, "client", "The client's own check failed: no row."],
    ],
    [
      "an error that the client saw come up",
      { report: { witness: { recentEvents: [], hasErrors: true } } },
      ["mutation_stream", "against", 0.3, "client", "The client saw an error message come up."],
    ],
    [
      "a success that the client saw come up",
      { report: { witness: { recentEvents: [], hasSuccess: true } } },
      ["mutation_stream", "for", 0.2, "client", "The client saw a success message come up."],
    ],
  ])("%s", (_, parts, fact) => {
    expect(facts(parts)).toContainEqual(fact);
  });

  it("is nothing where nothing happened", () => {
    expect(facts({})).toEqual([]);
    expect(facts({ unseen: true, urlAfter: "https://garden.test/loans" })).toEqual([]);
    expect(
      facts({ ...sentinel(), after: page('="Ida"', '    status "Ready"') }).map(([source]) => source),
    ).not.toContain("alert");
  });

  it("tells of changes at the target more than of others", () => {
    const [near] = facts({ after: page('="Ida"', '    link "Undo"') });
    const [far] = facts({ after: page('="Ida"', '  link "News"') });
    expect([near?.slice(0, 4), far?.slice(0, 4)]).toEqual([
      ["observation", "for", 0.6, "dom"],
      ["observation", "for", 0.1, "dom"],
    ]);
  });

  it("is cut, and has an id of its action and look", () => {
    const long = sentinel(false, "x".repeat(300));
    expect(facts(long)[0]?.[4]).toHaveLength(200);
    const idOf = (again: boolean) =>
      evidenceOf(groundOf(aVerificationCase({ ...lend, ...long, again })))[0]?.id;
    expect([idOf(false), idOf(true)]).toEqual(["a1:first:0", "a1:second:0"]);
  });
});
