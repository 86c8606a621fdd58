import { contentWords } from "./words";

const quote = "(?:\"[^\"]{1,80}\"|“[^”]{1,80}”|'[^']{1,80}')";
const verb = "(?:turn|switch|set|tick|untick|check|uncheck|enable|disable|activate|deactivate)";
const begun = new RegExp(`^${verb} `, "iu");
/** `Keep it quiet (turn "Sounds" off)`: what the switch is to do stands behind what that is for. */
const inBrackets = new RegExp(
  `^([^"“”(]{3,120}?)(?:,)? \\((${verb} [^()]{0,20}${quote}[^()]{0,20})\\)$`,
  "iu",
);
const afterSign = new RegExp(
  `^([^"“”(]{3,120}?)(?:: | [–—-] |; )(${verb} [^()]{0,20}${quote}[^()]{0,20})$`,
  "iu",
);
const gerunds: readonly (readonly [RegExp, string])[] = [
  [/^(un)?ticking /iu, "$1tick "],
  [/^(un)?checking /iu, "$1check "],
  [/^turning /iu, "turn "],
  [/^switching /iu, "switch "],
  [/^(en|dis)abling /iu, "$1able "],
  [/^(de)?activating /iu, "$1activate "],
];
const byDoing = new RegExp(`^([^"“”(]{3,120}?),? by (\\p{L}{4,12}ing [^()]{0,20}${quote}[^()]{0,20})$`, "iu");
/** A thing that is told by its name is not told by the switch alone. */
const named = /(?<=\S )\p{Lu}/u;

const insteadOf = /,? (?:instead of|rather than|in place of|as opposed to) ([^,;()]{2,60})$/iu;
/** What a label says of the other side. */
const otherSide = /(?<!\p{L})(?:instead of|rather than|in place of|as opposed to) .{1,80}$/iu;

function told(step: string): string {
  const [, purpose = "", deed = ""] =
    inBrackets.exec(step) ?? afterSign.exec(step) ?? byDoing.exec(step) ?? [];
  const gerund = gerunds.find(([pattern]) => pattern.test(deed));
  const plain = gerund ? deed.replace(...gerund) : begun.test(deed) ? deed : "";
  return plain === "" || named.test(purpose) ? step : plain.charAt(0).toUpperCase() + plain.slice(1);
}

/**
 * A step as what it does to a switch, where it says that beside what it is for, and without what is no longer to be: `Show nicknames instead of names` turns
 * off the switch `Show names`. `label`: what the control is called, if it may be a switch.
 */
export function bySwitch(step: string, label: string): string {
  const text = told(step.trim().replace(/[.!]$/, ""));
  const [tail, former = ""] = insteadOf.exec(text) ?? [];
  if (tail === undefined) return text === step.trim().replace(/[.!]$/, "") ? step : text;
  const wanted = text.slice(0, -tail.length);
  const [own, was] = [contentWords(label.replace(otherSide, "")), contentWords(former)];
  const isFormer = was.length > 0 && was.every((word) => own.includes(word));
  if (!isFormer) return wanted;
  const others = contentWords(wanted).slice(1);
  return others.some((word) => own.includes(word) && !was.includes(word)) ? step : `Turn off ${former}`;
}
