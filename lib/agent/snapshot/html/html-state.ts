import { attr, classesOf, type HtmlElement, isTrue } from "./html-node";
import type { HtmlRole } from "./html-role";

/** Class names that carry state: `active`, `is-active`, `tab--active`, `collapsed-card`. */
const stateWord =
  "active|selected|completed?|done|current|open|opened|expanded|collapsed?|checked|disabled|highlighted|pressed|invalid|editing|loading|busy|" +
  "starred|unread|favou?rited?|liked|archived|pinned|muted|shown?|toggled|enabled|hidden|" +
  "bookmarked|saved|followed|following|subscribed|flagged|locked|joined|upvoted|published";
const stateClass = new RegExp(
  `^(?:(?:is|has|[a-z0-9]+(?:-[a-z0-9]+)*[-_]{1,2})[-_]?)?(${stateWord}|on|off|read)$`,
  "i",
);
const stateFirst = /^(?:is-)?(collapsed|expanded|maximized|minimized)[-_][a-z0-9]+$/i;
/** State only as a whole name or after `is-`/`has-`: `header-on-top`, `add-on`, `must-read` are none. */
const weak = /^(?:on|off|read|open|current|done|hidden|shown?)$/i;
const toneClass = /(?:^|[-_])(?:error|danger|failed|failure|invalid|success|warning|info)(?:$|[-_])/i;
const maxClasses = 4;

/** Classes that carry state, as `.name` with the whole class name: `is-active` and `active` are told apart. */
export function stateClassesOf(element: HtmlElement): string[] {
  const found: string[] = [];
  for (const name of classesOf(element)) {
    if (name.length > 40) continue;
    const word = stateClass.exec(name)?.[1] ?? stateFirst.exec(name)?.[1];
    if (word === undefined) continue;
    if (weak.test(word) && !new RegExp(`^(?:is-|has-)?${word}$`, "i").test(name)) continue;
    found.push(`.${name.toLowerCase()}`);
  }
  return found.slice(0, maxClasses);
}

export const isStateClass = (name: string): boolean => stateClass.test(name) || stateFirst.test(name);

export type StateContext = { disabled: boolean };

/** States in the words of the wire, sorted. */
export function statesOf(element: HtmlElement, { role, kind }: HtmlRole, context: StateContext): string[] {
  const states = new Set<string>();
  const has = (name: string): boolean => attr(element, name) !== undefined;
  const aria = (name: string): string | undefined => attr(element, `aria-${name}`);
  const checked = checkedState(element, role, kind);
  if (checked) states.add(checked);
  const expanded = aria("expanded");
  if (expanded !== undefined) states.add(expanded === "true" ? "expanded" : "collapsed");
  if (aria("selected") === "true") states.add("selected");
  const pressed = aria("pressed");
  if (pressed !== undefined)
    states.add(pressed === "true" ? "pressed" : pressed === "mixed" ? "mixed" : "unpressed");
  if (context.disabled || has("disabled") || aria("disabled") === "true") states.add("disabled");
  if (has("readonly") || aria("readonly") === "true") states.add("readonly");
  if (has("required") || aria("required") === "true") states.add("required");
  if (isTrue(aria("invalid"))) states.add("invalid");
  if (isTrue(aria("current"))) states.add("current");
  if (aria("busy") === "true") states.add("busy");
  if (isTrue(aria("haspopup"))) states.add("popup");
  if (has("multiple") || aria("multiselectable") === "true") states.add("multiple");
  for (const name of stateClassesOf(element)) states.add(name);
  if (role === "alert" || role === "status")
    for (const name of classesOf(element)) if (toneClass.test(name)) states.add(`.${name.toLowerCase()}`);
  return [...states].sort();
}

function checkedState(element: HtmlElement, role: string, kind: string | undefined): string | undefined {
  if (element.name === "input" && (kind === "checkbox" || kind === "radio"))
    return attr(element, "checked") === undefined ? "unchecked" : "checked";
  const said = attr(element, "aria-checked");
  if (said === undefined) return role === "switch" ? "unchecked" : undefined;
  return said === "mixed" ? "mixed" : said === "true" ? "checked" : "unchecked";
}
