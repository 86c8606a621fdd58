import { fold } from "./words";

/** `Set Linden as the default branch`, by what is called so: it is chosen for that. */
export function choiceByName(text: string, restore: (part: string) => string, control: string): string {
  const [, name = "", part = ""] = setAs.exec(text) ?? [];
  const given = fold(restore(name)).replace(/^["“'‘]|["”'’]$/gu, "");
  if (name === "") return byEnd(text, control);
  return given === fold(control) ? `Select ${name} as ${part}` : text;
}
/** `Set the text to run from right to left`, by what is called so. */
const tells =
  /^(?:set|make|let|have|get) (?:the|this|that|my|all|its) (?:[\p{L}-]+ ){1,3}(?:to )?(?:run|go|flow|read|point|start|begin|stand|be shown|be aligned|appear|show)(?: [\p{L}-]+){2,8}$/iu;
function byEnd(text: string, control: string): string {
  const own = fold(control);
  const isSaid = own.includes(" ") && fold(text).endsWith(` ${own}`) && tells.test(text);
  return isSaid ? `Select ${control.trim()}` : text;
}
const setAs = /^(?:set|use|make|take) (.{1,80}?) (?:as|for) ((?:the|my|our|your) .{1,80})$/iu;
