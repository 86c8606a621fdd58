import { requestOutcome } from "@/lib/agent/domain/stored-requests";
import { assertionText } from "@/lib/agent/snapshot/assertion-text";
import { checkAssertion } from "@/lib/agent/snapshot/check-assertion";
import type { Evidence, TrustRank } from "@/lib/contracts/verdict";
import { telling } from "./checks/assertions-hold";
import type { Ground } from "./ground";
import { heldValue, sameValue } from "./page/field-value";

type Fact = Omit<Evidence, "id">;

/** As many facts as a person still reads; the strongest kinds come first. */
const kept = 20;
export const evidenceChars = 200;

/** What speaks for and against the action, each with where it comes from. Ids are stable for one action and look. */
export function evidenceOf(ground: Ground): Evidence[] {
  const { action, secondLook } = ground.input;
  const facts = [
    ...executionFacts(ground),
    ...networkFacts(ground),
    ...alertFacts(ground),
    ...readBackFacts(ground),
    ...assertionFacts(ground),
    ...placeFacts(ground),
    ...effectFacts(ground),
    ...clientFacts(ground),
  ];
  const unique = new Map(facts.map((one) => [`${one.polarity} ${one.text}`, one]));
  return [...unique.values()]
    .slice(0, kept)
    .map((one, at) => ({ id: `${action.actionId}:${secondLook ? "second" : "first"}:${at}`, ...one }));
}

const fact = (
  source: Evidence["source"],
  polarity: Evidence["polarity"],
  strength: number,
  rank: TrustRank,
  text: string,
): Fact => ({ source, polarity, strength, rank, text: text.slice(0, evidenceChars) });

function executionFacts({ input: { report } }: Ground): Fact[] {
  if (report.execution !== "failure") return [];
  return [
    fact("execution", "against", 1, "client", `The client could not act: ${report.error?.code ?? "failed"}.`),
  ];
}

/** A redirect is the answer both to what was taken and to what was not, and 202 that it is yet to be done. */
const weighsLess: ReadonlySet<ReturnType<typeof requestOutcome>> = new Set(["redirected", "accepted"]);

function networkFacts({ requests }: Ground): Fact[] {
  const said = ({
    method,
    urlPath,
    status,
  }: {
    method: string;
    urlPath: string;
    status?: number | undefined;
  }): string => `${method} ${urlPath} ${status === undefined ? "got no answer" : `was answered ${status}`}.`;
  return [
    ...requests.refused.map((event) => fact("network", "against", 0.95, "network", said(event))),
    ...requests.lost.map((event) => fact("network", "against", 0.5, "network", said(event))),
    ...requests.stored.map((event) =>
      fact("network", "for", weighsLess.has(requestOutcome(event)) ? 0.4 : 0.7, "network", said(event)),
    ),
  ];
}

/** Success words support, they never decide; a bare line may be about anything. */
function alertFacts({ alerts }: Ground): Fact[] {
  return alerts.flatMap(({ tone, text, near, validation, bare }) => {
    const weighs = (near || validation) && !bare;
    if (tone === "error")
      return [fact("alert", "against", weighs ? 0.9 : 0.4, "page_text", `The page says: ${text}`)];
    return tone === "success" ? [fact("alert", "for", 0.3, "page_text", `The page says: ${text}`)] : [];
  });
}

function readBackFacts({ action, target, input }: Ground): Fact[] {
  const facts: Fact[] = [];
  const held = heldValue(target.after, input.report);
  if (action.value !== undefined && target.after && held !== undefined) {
    const same = sameValue(held, action.value);
    facts.push(
      fact("read_back", same ? "for" : "against", 0.9, "dom", `"${target.after.name}" holds "${held}".`),
    );
  }
  const [was, is] = [target.node?.states ?? [], target.after?.states ?? []];
  for (const state of ["checked", "selected", "pressed", "expanded"])
    if (target.after && was.includes(state) !== is.includes(state))
      facts.push(
        fact(
          "read_back",
          "for",
          0.6,
          "dom",
          `"${target.after.name}" is ${is.includes(state) ? "" : "no longer "}${state}.`,
        ),
      );
  return facts;
}

function assertionFacts(ground: Ground): Fact[] {
  const { before, input } = ground;
  if (!before) return [];
  return telling(ground).flatMap((assertion) => {
    const answer = checkAssertion(assertion, { before, after: input.after, report: input.report });
    if (answer === undefined) return [];
    const rank: TrustRank = assertion.kind === "request" ? "network" : "dom";
    return [
      fact(
        "assertion",
        answer ? "for" : "against",
        answer ? 0.8 : 0.4,
        rank,
        `Expected: ${assertionText(assertion)}; ${answer ? "so it is" : "not so"}.`,
      ),
    ];
  });
}

function placeFacts({ observed, before, input }: Ground): Fact[] {
  if (!before || !observed || observed.urlChange === "none") return [];
  return [fact("url", "for", 0.5, "dom", `The address went from ${before.url} to ${input.after.url}.`)];
}

function effectFacts({ effects }: Ground): Fact[] {
  return [
    ...effects.related.map(({ text }) => fact("observation", "for", 0.6, "dom", text)),
    ...effects.elsewhere.map(({ text }) => fact("observation", "for", 0.1, "dom", text)),
  ];
}

function clientFacts({ input: { report } }: Ground): Fact[] {
  const { sentinel, witness } = report;
  const check = sentinel.message ? `: ${sentinel.message}` : "";
  return [
    ...(sentinel.passed === undefined
      ? []
      : [
          fact(
            "sentinel",
            sentinel.passed ? "for" : "against",
            0.4,
            "client",
            `The client's own check ${sentinel.passed ? "passed" : "failed"}${check}.`,
          ),
        ]),
    ...(witness.hasErrors
      ? [fact("mutation_stream", "against", 0.3, "client", "The client saw an error message come up.")]
      : []),
    ...(witness.hasSuccess
      ? [fact("mutation_stream", "for", 0.2, "client", "The client saw a success message come up.")]
      : []),
  ];
}
