import { goalFacts, isTelling } from "@/lib/adapters/offline/reading/goal-facts";
import { readGoal } from "@/lib/adapters/offline/reading/read-goal";
import type { FieldValue, Target, Want } from "@/lib/adapters/offline/reading/want";

const named = (target: Target | undefined): string => {
  if (target === undefined) return "-";
  const ordinal = target.ordinal === undefined ? "" : `#${target.ordinal} `;
  const name =
    target.startsWith === undefined
      ? target.exact
        ? `"${target.name}"`
        : target.name
      : `${target.startsWith}…${target.endsWith ?? ""}`;
  const kind = target.kind && target.startsWith === undefined ? `:${target.kind}` : "";
  const but = target.except ? ` but ${target.except.join("+")}` : "";
  const or = target.or ? ` either ${target.or.join("|")}` : "";
  return `${target.every ? "every " : ""}${target.any ? "any " : ""}${ordinal}${name}${kind}${or}${but}${target.within ? ` @${target.within}` : ""}`;
};
const listed = (fields: readonly FieldValue[]): string =>
  fields.map(({ field, value, hint }) => `${field || `(${hint ?? ""})`}=${value}`).join(" ");

/** A want in a form short enough for a table. */
export function toldWant(want: Want): string {
  switch (want.do) {
    case "click":
      return `${want.how} ${named(want.target)}${want.times > 1 ? ` x${want.times}` : ""}`;
    case "open":
    case "close":
      return `${want.do} ${named(want.target)}`;
    case "fold":
      return `${want.open ? "expand" : "collapse"} ${named(want.target)}`;
    case "tick":
      return `${want.on ? "on" : "off"} ${named(want.target)}`;
    case "type":
      return `type [${want.value}] ${named(want.field)}`;
    case "choose":
      return `choose ${named(want.option)} ${named(want.field)}`;
    case "set":
      return `set ${named(want.field)} [${want.value}]${want.of ? ` of ${want.of}` : ""}`;
    case "fill":
    case "login":
      return `${want.do} ${listed(want.fields)}`.trim();
    case "add":
      return `${want.verb} ${want.thing} {${listed(want.fields)}}${want.place ? ` @${want.place}` : ""}`;
    case "remove":
      return `${want.verb} ${want.thing ? `${want.thing} ` : ""}${named(want.target)}`;
    case "search":
      return `search [${want.query}] ${named(want.field)}`;
    case "goto":
      return `goto ${want.url}`;
    case "key":
      return `key ${want.key}`;
    case "command":
      return [want.verb, ...want.parts.map(({ prep, noun, name }) => `${prep} ${noun}=${name}`.trim())].join(
        " ",
      );
    case "mark":
      return `mark ${want.name} ${want.state} ${want.on}`;
    case "sort":
      return `sort ${want.by} ${want.direction ?? "-"}`;
    case "filter":
      return `filter ${want.by ?? "-"} ${want.value}`;
    case "submit":
      return `submit ${want.verb} ${named(want.target)}`;
    case "history":
      return want.action;
    case "scroll":
      return `scroll ${want.direction ?? "to"} ${named(want.target)}`;
    case "wait":
      return `wait ${want.seconds}`;
    case "drag":
      return `drag ${named(want.from)} ${named(want.to)}`;
    case "upload":
      return `upload ${want.file} ${named(want.field)}`;
    case "read":
      return `read ${want.question}`;
    case "edit":
      return `edit ${want.name}`;
    case "open_form":
      return `form ${want.thing}`;
    case "switch_tab":
      return `tab ${want.name} ${want.close}`;
    case "confirm":
      return `confirm by ${want.by ?? "-"}`;
    default:
      return want.do;
  }
}

/** Values that a goal names and that its reading no longer holds. What stands in brackets is an aside. */
export function valuesLost(goal: string): string[] {
  const read = readGoal(goal)
    .map(({ text }) => text)
    .join(" ");
  const values = goalFacts(goal.replace(/\(.*?\)/g, ""))
    .filter(isTelling)
    .map(({ value }) => value);
  return values.filter((value) => goal.includes(value) && !read.includes(value));
}
