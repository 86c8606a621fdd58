import { isPlaceChange } from "@/lib/agent/domain/urls";
import { asksConsent, type WayOut, wayOutOf } from "@/lib/agent/domain/wording/ways-out";
import { ancestorsOf, isWithin, textWithin } from "@/lib/agent/snapshot/node-tree";
import { type Check, lookAgain, verified } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";

/** What asks for leave to keep cookies went as a whole with the answer that the step says, and stays away. Nothing else of the page tells what was answered. */
export const consentAnswered: Check = {
  name: "consent-answered",
  applies: ({ diff, action, fit, target }) =>
    diff !== undefined && action.clicks && fit.fit === "this" && target.index >= 0 && target.afterIndex < 0,
  check(ground) {
    const { nodesBefore, nodesAfter, diff, target, requests, input } = ground;
    const asked = ancestorsOf(nodesBefore, target.index).find((at) => parts.has(nodesBefore[at]?.role ?? ""));
    if (asked === undefined || (diff?.match.toAfter[asked] ?? -1) >= 0) return undefined;
    if (isPlaceChange(ground.observed?.urlChange ?? "none", false)) return undefined;
    if (!asksConsent([textWithin(nodesBefore, asked), ...(diff?.linesRemoved ?? [])])) return undefined;
    if (!isSaidAnswer(ground) || requests.refused.length + requests.lost.length > 0) return undefined;
    const isAlone = (diff?.disappeared ?? []).every((at) => at === asked || isWithin(nodesBefore, at, asked));
    const came = (diff?.appeared ?? []).some((at) => parts.has(nodesAfter[at]?.role ?? ""));
    if (!isAlone || came) return undefined;
    const reason = `What asked for consent went with "${target.node?.name}".`;
    return input.secondLook ? verified(0.9, reason) : lookAgain(0.9, `${reason} It has yet to stay away.`);
  },
};
const parts: ReadonlySet<string> = new Set(["dialog", "region", "form"]);

/** Which answer the step says: of a refusal that says what is accepted (`Accept only what is necessary`) the words for what is left count first. */
const answers: readonly (readonly [WayOut | "keeps", RegExp])[] = [
  [
    "refuses",
    /(?<!\p{L})(?:reject|declin|refus|deny|den(?:ied|ies)|disallow|necessary|essential|required)/iu,
  ],
  ["keeps", /(?<!\p{L})(?:(?:my|own|selected|chosen|selection|choices?|preferences|settings)(?!\p{L}))/iu],
  ["agrees", /(?<!\p{L})(?:accept|agree|allow|consent)/iu],
];
const keeping = /^(?:save|confirm|store|apply|keep)(?!\p{L})/iu;
const denying = /(?<!\p{L})(?:not|never|no|without)(?!\p{L})|n['’]t(?!\p{L})/iu;

function isSaidAnswer({ asSaid, target }: Ground): boolean {
  const name = target.node?.name.trim() ?? "";
  const said = answers.find(([, words]) => words.test(asSaid))?.[0];
  const own = keeping.test(name) && !/(?<!\p{L})all(?!\p{L})/iu.test(name) ? "keeps" : wayOutOf(name);
  return said !== undefined && said === own && !denying.test(asSaid);
}
