import { isEditingHost, isInput, isSelect, isTextArea } from "./dom-kind";
import type { Role } from "./element-role";
import { namedTone } from "./message-tone";
import { remembered } from "./remembered";

/** Class names that carry state, as `active`, `is-active`, `tab--active`, `todo_completed`. */
const stateClass =
  /^(?!.*scroll)(?:(?:is|has|[a-z0-9]+(?:(?:-|__?)[a-z0-9]+)*[-_]{1,2})[-_]?)?(active|selected|completed?|done|current|open|opened|expanded|collapsed|checked|disabled|highlighted|pressed|invalid|editing|loading|busy|starred|unread|read|favou?rited?|liked|archived|pinned|muted|bookmarked|saved|followed|following|subscribed|flagged|locked|joined|upvoted|published|on|off)$/;
/** Plain words that are state only as a whole name or after `is-`/`has-`. */
const weakClass = /^(on|off|read|open|current|done)$/;
const maxClasses = 4;

type Around = {
  focused: Element | undefined;
  /** Something is switched off with all that is in it. */
  someBlocked: boolean;
};

/** States in the order of the contract, and classes that carry state as `.name`. */
export function statesOf(
  element: Element,
  role: Role,
  telling: boolean,
  { focused, someBlocked }: Around,
): string[] {
  if (!telling && plainTags.has(element.localName))
    return plainStates(element, role, { focused, someBlocked });
  const states: string[] = [];
  const add = (condition: boolean, state: string): void => {
    if (condition) states.push(state);
  };
  const aria = (name: string): string | null => element.getAttribute(`aria-${name}`);

  const checked = checkedState(element, role);
  if (checked) states.push(checked);
  const expanded = expandedState(element);
  if (expanded !== undefined) states.push(expanded ? "expanded" : "collapsed");
  add(aria("selected") === "true", "selected");
  const pressed = aria("pressed");
  if (pressed !== null)
    states.push(pressed === "true" ? "pressed" : pressed === "mixed" ? "mixed" : "unpressed");
  add(isDisabledControl(element) || (someBlocked && isBlocked(element)), "disabled");
  add(isReadOnly(element) || isDial(element, role), "readonly");
  add(isRequired(element), "required");
  add(isInvalid(element), "invalid");
  add(isTrue(aria("current")), "current");
  add(aria("busy") === "true", "busy");
  add(element === focused, "focused");
  add(
    isEditingHost(element) ||
      // One that nothing can be typed into only opens its list.
      (role.code === "sel" && (isInput(element) || isTextArea(element)) && !isReadOnly(element)),
    "editable",
  );
  add(isTrue(aria("haspopup")), "popup");
  add((isSelect(element) && element.multiple) || aria("multiselectable") === "true", "multiple");
  states.push(...stateClasses(element, role));
  return states;
}

/** Of an element without an attribute that gives a state, and of a tag without states of its own. */
function plainStates(element: Element, role: Role, { focused, someBlocked }: Around): string[] {
  const states: string[] = [];
  const checked = role.code === "chk" || role.code === "rad" || role.code === "sw";
  if (checked) states.push("unchecked");
  if (someBlocked && isBlocked(element)) states.push("disabled");
  if (element === focused) states.push("focused");
  states.push(...stateClasses(element, role));
  return states;
}

/** Checked, mixed or not, of what can be checked. */
export function checkedState(element: Element, role?: Role): "checked" | "mixed" | "unchecked" | undefined {
  if (isInput(element) && (element.type === "checkbox" || element.type === "radio")) {
    if (element.indeterminate) return "mixed";
    return element.checked ? "checked" : "unchecked";
  }
  const said = element.getAttribute("aria-checked");
  if (said === null)
    return role && (role.code === "chk" || role.code === "rad" || role.code === "sw")
      ? "unchecked"
      : undefined;
  return said === "mixed" ? "mixed" : said === "true" ? "checked" : "unchecked";
}

function expandedState(element: Element): boolean | undefined {
  const said = element.getAttribute("aria-expanded");
  if (said !== null) return said === "true";
  const details = element.localName === "summary" ? element.parentElement : null;
  return details?.localName === "details" ? details.hasAttribute("open") : undefined;
}

export const isDisabled = (element: Element): boolean => isDisabledControl(element) || isBlocked(element);

const plainTags = new Set(
  "a div span li ul ol tr table p i img svg h1 h2 h3 h4 h5 h6 nav section form".split(" "),
);
const isDisabledControl = (element: Element): boolean =>
  !plainTags.has(element.localName) && element.matches(":disabled");

const blocked = '[aria-disabled="true"], [inert]';
const isBlocked = (element: Element): boolean => element.closest(blocked) !== null;
/** Whether anything in a document or shadow root is switched off, with all that is in it, by an attribute. */
export const hasBlocked = (root: Node): boolean => (root as ParentNode).querySelector(blocked) !== null;

export const isReadOnly = (element: Element): boolean =>
  ((isInput(element) || isTextArea(element)) && element.readOnly) ||
  element.getAttribute("aria-readonly") === "true";

/** A number that is turned by keys or by buttons beside it, and that nothing can be typed into. */
const isDial = (element: Element, { code, kind }: Role): boolean =>
  code === "inp" &&
  kind === "number" &&
  !isInput(element) &&
  !isTextArea(element) &&
  element.closest("[contenteditable]") === null &&
  element.querySelector("input, textarea, [contenteditable]") === null;

const isRequired = (element: Element): boolean =>
  element.hasAttribute("required") || element.getAttribute("aria-required") === "true";

/** Said by the page, or by the browser once the user has been there: a field that is merely still empty is not invalid. */
export const isInvalid = (element: Element): boolean =>
  isTrue(element.getAttribute("aria-invalid")) ||
  ((isInput(element) || isTextArea(element) || isSelect(element)) && element.matches(":user-invalid"));

const isTrue = (said: string | null): boolean => said !== null && said !== "" && said !== "false";

/** The state that a class name carries, or none. */
export function stateClassOf(name: string): string | undefined {
  if (name.length > 40) return undefined;
  const lower = name.replace(/__[A-Za-z0-9]{4,8}$/, "").toLowerCase();
  const state = stateClass.exec(lower)?.[1];
  if (!state || !weakClass.test(state)) return state;
  return lower === state || lower === `is-${state}` || lower === `has-${state}` ? state : undefined;
}

function stateClasses(element: Element, role: Role): string[] {
  const classes = element.getAttribute("class");
  if (!classes) return [];
  const tone = role.code === "alert" || role.code === "stat" ? namedTone(element).tone : undefined;
  const named = namedStates(classes);
  return tone === undefined ? named : asStates([...named, `.${tone}`]);
}

const namedStates = remembered((classes) =>
  asStates(
    classes.split(/\s+/).flatMap((name) => {
      const state = stateClassOf(name);
      return state ? [`.${state}`] : [];
    }),
  ),
);

const asStates = (names: string[]): string[] => Array.from(new Set(names)).sort().slice(0, maxClasses);
