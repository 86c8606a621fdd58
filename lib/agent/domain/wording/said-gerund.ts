import { startsWithVerb } from "./action-verbs";
import { mask } from "./step-purpose";

/** `saving` of `save`, as far as a command may begin with it. */
export function verbOfGerund(gerund: string): string | undefined {
  const root = /^(\p{L}{2,20})ing$/iu.exec(gerund)?.[1]?.toLowerCase() ?? "";
  if (root === "") return undefined;
  const single = root.replace(/(\p{L})\1$/u, "$1");
  return [`${root}e`, root, single].find((verb) => startsWithVerb(`${verb} it`, false));
}

const byDoing = /^\p{L}+ (.{1,120}?),? by (\p{L}{4,20}) (?:it|them|this|that)$/iu;
const bySaving =
  /^((?:change|set|update|rename|edit|correct|adjust) .{2,120}? (?:to|into|as) .{1,120}?),? (?:by|and|through) (?:sav|stor|confirm|submitt|apply|clos)(?:ing|e|y)?(?: (?:the|this|that) (?:dialog(?:ue)?|form|change|entry|window|box|edit|input|pop-?up)| it| this)$/iu;
/** `Confirm the new price of 8`: what is kept, and where. */
const newValue = new RegExp(
  `^(?:confirm|save|store|apply|keep|submit(?= .{1,60}[ :,]-?\\d[\\d.,:/-]{0,20}$)) the (?:new|changed|updated|entered|other) (\\p{Ll}[\\p{Ll} -]{1,30}?)(?<! (?:with|by|via|through|using|in|on|at|for|to|from))(?: of|,|:)? (${mask}|-?\\d[\\d.,:/-]{0,20})$`,
  "iu",
);
const begun = /^(?:start|begin|set about|go about|initiate) (\p{L}{4,20}ing) (?=\S)/iu;
/** `Keep the offer by saving it`, `Start removing the offer`: what is done to it. */
export function byGerund(text: string): string {
  const [, set = ""] = bySaving.exec(text) ?? [];
  if (set !== "") return set;
  const [, label = "", value = ""] = newValue.exec(text) ?? [];
  if (value !== "") return `Set the ${label} to ${value}`;
  const [start = "", doing = ""] = begun.exec(text) ?? [];
  const deed = doing === "" ? undefined : verbOfGerund(doing);
  if (deed !== undefined) return `${deed} ${text.slice(start.length)}`;
  const [, thing = "", gerund = ""] = byDoing.exec(text) ?? [];
  const verb = gerund === "" ? undefined : verbOfGerund(gerund);
  return verb === undefined ? text : `${verb} ${thing}`;
}
