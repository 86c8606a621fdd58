import { contentWords } from "@/lib/agent/domain/wording/words";
import { type Check, verified } from "@/lib/agent/verification/check";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";
import type { NetworkEvent } from "@/lib/contracts/interact-request";

/** A console shows what it sent and what came back: the one request that was answered says all that the step does of it. */
export const requestShown: Check = {
  name: "request-shown",
  applies: ({ diff, fit, action, target, requests, input }) =>
    diff !== undefined &&
    fit.fit !== "other" &&
    action.clicks &&
    requests.refused.length + requests.lost.length + requests.open.length === 0 &&
    sending.test(target.node?.name.trim() ?? "") &&
    sent.test(input.step?.description ?? input.action.stepDescription ?? ""),
  check(ground) {
    const { diff, input } = ground;
    const step = input.step?.description ?? input.action.stepDescription ?? "";
    const lines = diff?.linesAdded ?? [];
    const calls = (input.report.networkEvents ?? []).filter(({ resourceType = "" }) =>
      asked.test(resourceType),
    );
    const [call, ...more] = calls.filter(({ urlPath }) => lines.some((line) => line.includes(urlPath)));
    if (!call || more.length > 0 || !isAnswered(call) || !isMethodMeant(step, call.method)) return undefined;
    // What came back may speak of anything.
    const shown = rootsOf(lines.filter((line) => line.includes(call.urlPath)).join("\n"));
    const words = contentWords(step.replace(sent, "")).filter((word) => !calling.test(word));
    return words.length > 0 && words.every((word) => shown.has(rootOf(word)))
      ? verified(0.95, `${call.method} ${call.urlPath.slice(0, 120)} was sent and answered.`)
      : undefined;
  },
};

const sending = /^(?:execute|run|send|fetch|call|invoke)(?!\p{L})/iu;
const sent =
  /^(?:execute|run|send|invoke|perform|issue|fire|fetch|retrieve|query|request|look up|ask for|call up)(?!\p{L})/iu;
const asked = /^(?:xhr|fetch)$/i;

const isAnswered = ({ status = 0, failed }: NetworkEvent): boolean =>
  status >= 200 && status < 300 && failed !== true;

/** What a step calls its request by, of which the request itself shows nothing but its method. */
const calling =
  /^(?:requests?|quer(?:y|ies)|calls?|look-?ups?|search(?:es)?|retrievals?|operations?|dele\p{L}+|remov\p{L}+|renam\p{L}+|updat\p{L}+|chang\p{L}+|creat\p{L}+|numbers?|with|for)$/iu;
const methods: readonly (readonly [RegExp, RegExp])[] = [
  [/(?<!\p{L})(?:delet|remov)/iu, /^DELETE$/i],
  [/(?<!\p{L})(?:renam|updat|chang|edit|set)/iu, /^(?:POST|PUT|PATCH)$/i],
  [/(?<!\p{L})(?:creat|add|new)/iu, /^(?:POST|PUT)$/i],
];
const isMethodMeant = (step: string, method: string): boolean =>
  (methods.find(([words]) => words.test(step))?.[1] ?? /^(?:GET|POST)$/i).test(method);
