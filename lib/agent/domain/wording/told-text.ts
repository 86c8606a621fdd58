import { startsWithVerb } from "./action-verbs";

const telling =
  /^(?:please )?(?:tell|inform|notify|remind|warn|message|text|e-?mail|write to|let(?= [^,.;:]{2,60} know that )) (?!me |us |if |whether )[^,.;:"“„«]{2,60}? (?:know )?that (?=\S)/iu;

/** `Tell the committee that the tap is leaking`: what somebody is to be told, as one text. Undefined where more is to be done behind it. */
export function toldText(goal: string): { value: string; start: number; end: number } | undefined {
  const [opening] = telling.exec(goal) ?? [];
  if (opening === undefined) return undefined;
  const value = goal.slice(opening.length).replace(/[.!\s]+$/u, "");
  const parts = value.split(/,? (?:and|then) /u).slice(1);
  const goesOn =
    /[.;!?]\s|["“„«]|(?<!\p{L})then(?!\p{L})/u.test(value) || parts.some((part) => startsWithVerb(part));
  return goesOn || value.length < 4
    ? undefined
    : { value, start: opening.length, end: opening.length + value.length };
}
