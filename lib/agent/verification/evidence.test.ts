import { describe, expect, it } from "vitest";
import type { Evidence } from "@/lib/contracts/verdict";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { evidenceOf } from "./evidence";
import { groundOf } from "./ground";

const desk = (name: string, ...more: string[]) => `
  form "Loan"
    textbox "Reader" ${name} #reader
    button "Lend" #lend
${more.join("\n")}
`;
const lend: CaseParts = { step: "Lend the book", before: desk('="Ida"'), on: "#lend" };
const typed: CaseParts = {
  step: 'Type "Ida" in the Reader field',
  before: desk('=""'),
  after: desk('="Ida"'),
  on: "#reader",
  does: "setValue",
  value: "Ida",
};
const factsOf = (parts: CaseParts): Evidence[] => evidenceOf(groundOf(aVerificationCase(parts)));
const shelf = { kind: "text", text: "On loan", present: true } as const;

describe("evidence", () => {
  it.each<[string, CaseParts, Partial<Evidence>]>([
    [
      "a client that could not act",
      { ...lend, report: { execution: "failure", error: { code: "covered", message: "" } } },
      { source: "execution", polarity: "against", rank: "client", strength: 1 },
    ],
    [
      "a refused request",
      { ...lend, requests: ["POST /loans 500"] },
      { source: "network", polarity: "against", rank: "network", text: "POST /loans was answered 500." },
    ],
    [
      "a request that broke off somewhere",
      { ...lend, requests: ["POST unknown/loans failed"] },
      { source: "network", polarity: "against", strength: 0.5, text: "POST /loans got no answer." },
    ],
    [
      "a granted request",
      { ...lend, requests: ["POST /loans 201"] },
      { source: "network", polarity: "for", rank: "network" },
    ],
    [
      "a promise to do it",
      { ...lend, requests: ["POST /loans 202"] },
      { source: "network", polarity: "for", strength: 0.4, text: "POST /loans was answered 202." },
    ],
    [
      "a redirect",
      { ...lend, requests: ["POST /loans 303"] },
      { source: "network", polarity: "for", strength: 0.4 },
    ],
    [
      "an answer that it is done",
      { ...lend, requests: ["POST /loans 200"] },
      { source: "network", polarity: "for", strength: 0.7 },
    ],
    [
      "a message of failure at the form",
      { ...lend, after: desk('="Ida"', '    alert "The loan failed"') },
      { source: "alert", polarity: "against", rank: "page_text", strength: 0.9 },
    ],
    [
      "a message of failure elsewhere",
      { ...lend, after: desk('="Ida"', '  alert "The weather failed"') },
      { source: "alert", polarity: "against", strength: 0.4 },
    ],
    [
      "a message of success, which is weak",
      { ...lend, after: desk('="Ida"', '    alert "Done, thank you"') },
      { source: "alert", polarity: "for", strength: 0.3 },
    ],
    [
      "a field that holds what was typed",
      typed,
      { source: "read_back", polarity: "for", rank: "dom", text: '"Reader" holds "Ida".' },
    ],
    [
      "a field that holds something else",
      { ...typed, after: desk('="Id"') },
      { source: "read_back", polarity: "against" },
    ],
    [
      "an assertion that came true",
      { ...lend, assertions: [shelf], textAfter: "On loan" },
      { source: "assertion", polarity: "for", rank: "dom" },
    ],
    [
      "an assertion that did not",
      { ...lend, assertions: [shelf] },
      { source: "assertion", polarity: "against" },
    ],
    [
      "an assertion on a request, of the network's rank",
      { ...lend, assertions: [{ kind: "request", path: "/loans" }], requests: ["POST /loans 201"] },
      { source: "assertion", polarity: "for", rank: "network" },
    ],
    [
      "another address",
      { ...lend, urlAfter: "https://garden.test/loans/4" },
      { source: "url", polarity: "for" },
    ],
    [
      "a change of the action's own",
      { ...lend, after: desk('="Ida"', '    item "Due in May"') },
      { source: "observation", polarity: "for", strength: 0.6 },
    ],
    [
      "a change elsewhere, which is next to nothing",
      { ...lend, after: desk('="Ida"', '  link "News"') },
      { source: "observation", polarity: "for", strength: 0.1 },
    ],
    [
      "the client's own check",
      { ...lend, report: { sentinel: { passed: false, message: "no receipt", errors: [], successes: [] } } },
      { source: "sentinel", polarity: "against", rank: "client" },
    ],
    [
      "an error that came and went",
      { ...lend, report: { witness: { recentEvents: [], hasErrors: true } } },
      { source: "mutation_stream", polarity: "against" },
    ],
    [
      "a success that came and went",
      { ...lend, report: { witness: { recentEvents: [], hasSuccess: true } } },
      { source: "mutation_stream", polarity: "for", strength: 0.2 },
    ],
  ])("tells of %s", (_, parts, fact) => {
    expect(factsOf(parts)).toContainEqual(expect.objectContaining(fact));
  });

  it.each<[string, CaseParts]>([
    ["nothing happened", lend],
    ["an assertion held before", { ...lend, assertions: [shelf], text: "On loan" }],
    [
      "a request was no change of the site's",
      { ...lend, requests: ["GET /loans 200", "POST stats.example/b 500", "POST /b 500 beacon"] },
    ],
    ["the page was not known before", { ...typed, unseen: true }],
  ])("is none where %s", (_, parts) => {
    expect(factsOf(parts)).toEqual([]);
  });

  it("says nothing of what a field hides", () => {
    expect(factsOf({ ...typed, after: desk('="•••"') }).map(({ source }) => source)).not.toContain(
      "read_back",
    );
  });

  it("has ids of the action and the look, once each, and no more facts than a person reads", () => {
    const many = Array.from({ length: 40 }, (_, at) => `    item "Copy ${at}"`);
    const facts = factsOf({ ...lend, after: desk('="Ida"', ...many), again: true });
    expect(facts).toHaveLength(20);
    expect(facts.map(({ id }) => id)).toEqual(facts.map((_, at) => `a1:second:${at}`));
    expect(factsOf({ ...lend, requests: ["POST /loans 500", "POST /loans 500"] })).toHaveLength(1);
  });

  it("speaks of what weighs most before what weighs least", () => {
    const facts = factsOf({
      ...lend,
      after: desk('="Ida"', '    alert "The loan failed"', '    item "Due in May"'),
      requests: ["POST /loans 500"],
      report: { execution: "failure" },
    });
    expect(facts.map(({ source }) => source)).toEqual(["execution", "network", "alert", "observation"]);
  });
});
