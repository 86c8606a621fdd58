import { attr, type HtmlElement, isTrue } from "./html-node";
import type { HtmlRole } from "./html-role";

/** Class names that carry state: `active`, `is-active`, `tab--active`, `collapsed-card`; `scroll-locked` tells only of what lies over the page. */
const stateWord =
  "active|selected|completed?|done|current|open|opened|expanded|collapsed?|checked|disabled|highlighted|pressed|invalid|editing|loading|busy|" +
  "starred|unread|favou?rited?|liked|clicked|archived|pinned|muted|shown?|toggled|enabled|hidden|" +
  "bookmarked|saved|followed|following|subscribed|flagged|locked|joined|upvoted|published";
const stateClass = new RegExp(
  `^(?!.*scroll)(?:(?:is|has|[a-z0-9]+(?:(?:-|__?)[a-z0-9]+)*[-_]{1,2})[-_]?)?(${stateWord}|on|off|read)$`,
  "i",
);
const stateFirst = /^(?:is-)?(collapsed|expanded|maximized|minimized)[-_][a-z0-9]+$/i;
/** State only as a whole name or after `is-`/`has-`: `header-on-top`, `add-on`, `must-read` are none. */
const weak = /^(?:on|off|read|open|current|done|hidden|shown?)$/i;
const toneClass = /(?:^|[-_])(?:error|danger|failed|failure|invalid|success|warning|info)(?:$|[-_])/i;
const maxClasses = 4;

/** Classes that carry state, as `.name` with the whole class name: `is-active` and `active` are told apart. */
export function stateClassesOf({ classes }: HtmlElement): readonly string[] {
  classes.states ??= classes.names.map(stateOfClass).filter(Boolean).slice(0, maxClasses);
  return classes.states;
}

/** The class as a state; empty for one that is none. */
function stateOfClass(name: string): string {
  if (name.length > 40) return "";
  const word = stateClass.exec(name)?.[1] ?? stateFirst.exec(name)?.[1];
  if (word === undefined) return "";
  if (weak.test(word) && !new RegExp(`^(?:is-|has-)?${word}$`, "i").test(name)) return "";
  return `.${name.toLowerCase()}`;
}

const isStateClass = (name: string): boolean => stateClass.test(name) || stateFirst.test(name);

/** What elements that are built alike are called alike by; empty for what has no such class. */
export function kindClassOf({ classes }: HtmlElement): string {
  classes.kind ??= classes.names.find((name) => !isStateClass(name)) ?? "";
  return classes.kind;
}

export type StateContext = { disabled: boolean };

/** States in the words of the wire, sorted. */
export function statesOf(element: HtmlElement, { role, kind }: HtmlRole, context: StateContext): string[] {
  const states: string[] = [];
  const checked = checkedState(element, role, kind);
  if (checked) states.push(checked);
  if (context.disabled || isDisabled(element)) states.push("disabled");
  if (element.tells) addAttributeStates(element.attribs, states);
  // What a summary unfolds says so itself.
  if (element.name === "summary" && element.parent?.name === "details")
    states.push(element.parent.attribs.open === undefined ? "collapsed" : "expanded");
  states.push(...stateClassesOf(element));
  if (role === "alert" || role === "status")
    for (const name of element.classes.names) if (toneClass.test(name)) states.push(`.${name.toLowerCase()}`);
  return states.length < 2 ? states : [...new Set(states)].sort();
}

const isDisabled = ({ tells, attribs }: HtmlElement): boolean =>
  tells && (attribs.disabled !== undefined || attribs["aria-disabled"] === "true");

function addAttributeStates(attribs: HtmlElement["attribs"], states: string[]): void {
  const expanded = attribs["aria-expanded"];
  if (expanded !== undefined) states.push(expanded === "true" ? "expanded" : "collapsed");
  if (attribs["aria-selected"] === "true") states.push("selected");
  const pressed = attribs["aria-pressed"];
  if (pressed !== undefined)
    states.push(pressed === "true" ? "pressed" : pressed === "mixed" ? "mixed" : "unpressed");
  if (attribs.readonly !== undefined || attribs["aria-readonly"] === "true") states.push("readonly");
  if (attribs.required !== undefined || attribs["aria-required"] === "true") states.push("required");
  if (isTrue(attribs["aria-invalid"])) states.push("invalid");
  if (isTrue(attribs["aria-current"])) states.push("current");
  if (attribs["aria-busy"] === "true") states.push("busy");
  if (isTrue(attribs["aria-haspopup"])) states.push("popup");
  if (attribs.multiple !== undefined || attribs["aria-multiselectable"] === "true") states.push("multiple");
}

/** A checkbox that is called a switch is still on or off as a checkbox is. */
function checkedState(element: HtmlElement, role: string, kind: string | undefined): string | undefined {
  const type = kind ?? attr(element, "type")?.toLowerCase();
  if (element.name === "input" && (type === "checkbox" || type === "radio"))
    return attr(element, "checked") === undefined ? "unchecked" : "checked";
  const said = attr(element, "aria-checked");
  if (said === undefined) return role === "switch" ? "unchecked" : undefined;
  return said === "mixed" ? "mixed" : said === "true" ? "checked" : "unchecked";
}
