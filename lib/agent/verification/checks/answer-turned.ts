import { affirming } from "@/lib/agent/domain/wording/question-answers";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { ancestorsOf } from "@/lib/agent/snapshot/node-tree";
import { type Check, lookAgain, verified } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";
import { commandDone } from "@/lib/agent/verification/step/reverse-names";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/** `Confirm pausing with Yes`: the question went, the site says that it was paused, and the one control that offered to pause offers to resume now. */
export const answerTurned: Check = {
  name: "answer-turned",
  applies: ({ diff, action, fit, target, nodesBefore, requests }) =>
    diff !== undefined &&
    action.clicks &&
    fit.fit === "this" &&
    affirming.test(target.node?.name.trim() ?? "") &&
    target.afterIndex < 0 &&
    ancestorsOf(nodesBefore, target.index).some((at) => nodesBefore[at]?.role === "dialog") &&
    requests.refused.length + requests.lost.length === 0,
  check(ground) {
    const { alerts, asSaid, input } = ground;
    if (alerts.some(({ tone }) => tone === "error")) return undefined;
    const [only, ...more] = turned(ground);
    if (only === undefined || more.length > 0 || !only.did.said.test(asSaid) || givesUp.test(asSaid))
      return undefined;
    const isTold = alerts.some(
      ({ tone, text }) => tone === "success" && rootsOf(text).has(rootOf(only.word)),
    );
    if (!isTold) return undefined;
    const told = `"${only.was}" is "${only.is}" now`;
    return input.secondLook ? verified(0.9, `${told}.`) : lookAgain(0.85, `${told}, and has yet to stay so.`);
  },
};

const givesUp =
  /(?<!\p{L})(?:cancel|abort|decline|reject|refuse|leave|stop|not|without)(?!\p{L})|n['’]t(?!\p{L})/iu;

const turned = ({ diff, nodesBefore, nodesAfter }: Ground) =>
  (diff?.changed ?? []).flatMap(({ before, after }) => {
    const [was, is] = [nodesBefore[before]?.name ?? "", nodesAfter[after]?.name ?? ""];
    const done = was === is ? undefined : commandDone(was, is);
    return done ? [{ was, is, did: done.did, word: wordsOf(was)[0] ?? "" }] : [];
  });
