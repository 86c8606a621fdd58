import { fold } from "./words";

/** `Set Linden as the default branch`, by what is called so: it is chosen for that. */
export function choiceByName(text: string, restore: (part: string) => string, control: string): string {
  const [, name = "", part = ""] = setAs.exec(text) ?? [];
  const given = fold(restore(name)).replace(/^["“'‘]|["”'’]$/gu, "");
  return name !== "" && given === fold(control) ? `Select ${name} as ${part}` : text;
}
const setAs = /^(?:set|use|make|take) (.{1,80}?) (?:as|for) ((?:the|my|our|your) .{1,80})$/iu;
