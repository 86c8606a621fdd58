import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { onlyMakesRoom } from "@/lib/agent/domain/choose-record";
import type { ClientReport } from "@/lib/agent/domain/client-report";
import type { Criterion } from "@/lib/agent/domain/criterion";
import type { BeforeState, PageSnapshot } from "@/lib/agent/domain/snapshot";
import { containsPhrase } from "@/lib/agent/domain/wording/words";
import { assertionText } from "@/lib/agent/snapshot/assertion-text";
import { checkAssertion } from "@/lib/agent/snapshot/check-assertion";
import type { Assertion } from "@/lib/contracts/assertion";
import { textsOf } from "./page/places";

/** What the present page says to the assertions of a criterion. `silent`: nothing either way. */
export type PageAnswer = { says: "holds" | "fails" | "silent"; texts: string[]; content: boolean };

type Ground = { before?: BeforeState | undefined; after: PageSnapshot; report: ClientReport };

/** Messages, requests and changes of URL come and go; that they are not seen now says nothing. */
const isPassing = (assertion: Assertion): boolean =>
  assertion.kind === "request" ||
  (assertion.kind === "alert" && assertion.present) ||
  (assertion.kind === "url" && assertion.match === "changed") ||
  (assertion.kind === "count" && (assertion.compare === "added" || assertion.compare === "removed"));

/**
 * What can be read back of something that was to be stored: the criterion's own assertions, and where none of them speaks of content, what was expected of
 * the actions that stored it, as far as the goal names it. Those were false when the action was chosen.
 */
export function readableAssertions(
  { assertions, persistence }: Criterion,
  records: readonly ActionRecord[],
  goal: string,
): Assertion[] {
  if (!persistence || assertions.some(speaksOfContent)) return assertions;
  // What was entered on the way is no more than that: the form may be empty again.
  const own = records.filter((record) => !onlyMakesRoom(record));
  const expected = own.flatMap((record) => record.expectedOutcome?.assertions ?? []);
  return [...assertions, ...expected.filter((one) => speaksOfContent(one) && isNamedIn(goal, one))];
}

const speaksOfContent = (assertion: Assertion): boolean =>
  !isPassing(assertion) && assertion.kind !== "url" && assertion.kind !== "alert";

function isNamedIn(goal: string, assertion: Assertion): boolean {
  switch (assertion.kind) {
    case "text":
      return containsPhrase(goal, assertion.text);
    case "element_value":
      return containsPhrase(goal, assertion.value);
    case "element_text":
      return containsPhrase(goal, assertion.text);
    case "element": {
      const { name, role } = assertion.element;
      return name !== undefined && role !== "button" && role !== "dialog" && containsPhrase(goal, name);
    }
    default:
      return false;
  }
}

/** One that fails refutes; otherwise all that last must hold, and at least one. */
export function pageAnswerOf(assertions: readonly Assertion[], ground: Ground): PageAnswer {
  const lasting = assertions.filter((assertion) => !isPassing(assertion));
  const checked = lasting.map((assertion) => ({ assertion, answer: answerOf(assertion, ground) }));
  const failed = checked.filter(({ answer }) => answer === false);
  const held = checked.filter(({ answer }) => answer === true);
  const texts = (failed.length > 0 ? failed : held).map(({ assertion }) => assertionText(assertion));
  const content = held.some(({ assertion }) => assertion.kind !== "url" && assertion.kind !== "alert");
  if (failed.length > 0) return { says: "fails", texts, content: false };
  const holds = lasting.length > 0 && held.length === lasting.length;
  return { says: holds ? "holds" : "silent", texts, content };
}

/** A text that only a message of success shows is the page's word on itself, not the thing. */
function answerOf(assertion: Assertion, ground: Ground): boolean | undefined {
  const answer = checkAssertion(assertion, ground);
  if (answer === true && assertion.kind === "text" && assertion.present && assertion.within === undefined)
    return isShownLastingly(assertion.text, ground.after) ? true : undefined;
  return answer;
}

/** Shown by something else than a message that reports how it went. */
export const isShownLastingly = (text: string, page: PageSnapshot): boolean =>
  [...textsOf(page), ...page.nodes.map(({ value }) => value ?? "")].some((shown) =>
    containsPhrase(shown, text),
  );

/** True when the assertions were false on the page before, so that their being true now is a change. */
export function heldBefore(assertions: readonly Assertion[], before: BeforeState): boolean | undefined {
  const skeleton = before.semanticSkeleton;
  if (!skeleton) return undefined;
  const then: PageSnapshot = {
    url: before.url,
    title: before.title ?? "",
    form: "tree",
    nodes: skeleton.nodes,
    lines: skeleton.textDigest,
    textCut: false,
    truncated: 0,
    hash: before.domHash,
  };
  const answers = assertions
    .filter((one) => !isPassing(one))
    .map((one) => checkAssertion(one, { after: then }));
  if (answers.includes(false)) return false;
  return answers.length > 0 && answers.every(Boolean) ? true : undefined;
}
