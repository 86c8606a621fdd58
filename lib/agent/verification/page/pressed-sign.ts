import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { rootOf } from "@/lib/agent/verification/step/word-roots";
import { toggleRoles } from "./toggle-state";

type Sign = { drawn: RegExp; called: ReadonlySet<string>; isBox?: boolean };
const sign = (drawn: RegExp, called: string, isBox = false): Sign => ({
  drawn,
  called: new Set(called.split(" ").map(rootOf)),
  isBox,
});
/** Signs that name a control as a word does, and what such a control is called. */
const signs: readonly Sign[] = [
  sign(/[×✕✖✗✘╳⨯❌]|(?<!\p{L})x(?!\p{L})/iu, "close remove delete dismiss clear cancel discard hide exit"),
  sign(/[🗑]/u, "delete remove trash discard bin erase clear"),
  sign(/[✎✏🖉🖊]/u, "edit rename change modify update pencil write"),
  sign(/[⋮⋯…☰≡]|\.\.\./u, "more menu options actions overflow settings"),
  sign(/[+＋➕]/u, "add new create plus more increase raise increment expand insert"),
  sign(/^[-−–➖]$/u, "remove less minus fewer decrease reduce lower decrement collapse"),
  sign(/[★☆⭐]/u, "star favourite favorite bookmark rate important", true),
  sign(/[♥♡❤🤍]/u, "like heart love favourite favorite", true),
  sign(/[✓✔☑]/u, "done complete check tick mark confirm save accept ok approve", true),
];
const pressing =
  /^(?:please )?(?:click|press|tap|hit|push|use)(?: on)? (?:the |its )?["“'‘]?([^\p{L}\p{N}\s"“”'’‘]{1,3}|x)["”'’]?(?:[ -](?:sign|icon|button|symbol))?(?= |$)/iu;

const spelt =
  /^(?:please )?(?:click|press|tap|hit|push|use)(?: on)? (?:the |its )?(plus|minus|cross|pencil|trash)[ -](?:sign|icon|button|symbol)(?!\p{L})/iu;
const drawnFor: Readonly<Record<string, string>> = {
  plus: "+",
  minus: "−",
  cross: "×",
  pencil: "✎",
  trash: "🗑",
};

/** `Click the × of the fern`: the sign that the step says to press, where the element is a box, or is called or drawn as another sign is. */
export function otherSign(step: string, node: SkeletonNode | undefined): string | undefined {
  const said =
    drawnFor[spelt.exec(step.trim())?.[1]?.toLowerCase() ?? ""] ?? pressing.exec(step.trim())?.[1] ?? "";
  const own = signs.find(({ drawn }) => drawn.test(said));
  if (!own || !node) return undefined;
  if (toggleRoles.has(node.role)) return own.isBox ? undefined : said;
  const called = `${node.name} ${node.description ?? ""}`.trim();
  const words = wordsOf(called.replace(/^icon /u, "")).map(rootOf);
  if (own.drawn.test(called) || words.some((word) => own.called.has(word))) return undefined;
  const isOther = signs.some(
    (one) =>
      one !== own &&
      (words.length === 0 ? one.drawn.test(called) : words[0] !== undefined && one.called.has(words[0])),
  );
  return isOther ? said : undefined;
}
