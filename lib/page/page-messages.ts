import { isElement, isHtml, renderedParent } from "./dom-kind";
import { roleOf } from "./element-role";
import { isRendered } from "./is-rendered";
import { namedTone, type Tone, wordTone } from "./message-tone";
import type { PageChange } from "./mutation-log";
import { shownText } from "./shown-text";
import { cut } from "./text-form";

/** Something that the page told the user while it was watched. */
export type PageMessage = { at: number; text: string; tone: Tone | undefined };

const maxMessage = 300;
const messageSelector =
  '[role="alert"], [role="status"], [role="alertdialog"], [aria-live="polite"], [aria-live="assertive"], output, [class]';
const maxInner = 40;

/** The messages that a change brought: in message boxes that it added, showed or filled. */
export function messagesOf(change: PageChange): PageMessage[] {
  if (change.kind === "removed") return [];
  const boxes = new Set<Element>();
  for (const node of change.nodes) {
    const outer = messageBox(node);
    if (outer) boxes.add(outer);
    else for (const inner of innerBoxes(node)) boxes.add(inner);
  }
  return Array.from(boxes).flatMap((box) => {
    const text =
      isHtml(box) && isRendered(box, { visibilityProperty: true }) ? shownText(box, maxMessage * 2 + 1) : "";
    return text && text.length <= maxMessage * 2
      ? [{ at: change.at, text: cut(text, maxMessage), tone: toneOf(box, text) }]
      : [];
  });
}

/** The message box that an element is, or lies in. */
function messageBox(element: Element): Element | undefined {
  let at: Element | undefined = element;
  for (let level = 0; at && level < 4; level++, at = renderedParent(at)) if (isMessageBox(at)) return at;
  return undefined;
}

function innerBoxes(element: Element): Element[] {
  const found: Element[] = [];
  for (const inner of element.querySelectorAll(messageSelector)) {
    if (isMessageBox(inner) && !found.some((outer) => outer.contains(inner))) found.push(inner);
    if (found.length >= maxInner) break;
  }
  return found;
}

function isMessageBox(element: Element): boolean {
  const role = roleOf(element);
  if (role?.code === "alert" || role?.code === "stat" || (role?.code === "dlg" && role.kind === "alert"))
    return true;
  return namedTone(element).box;
}

/** Class names first, then words; an alert without either is no error by itself. */
export function toneOf(box: Element, text: string): Tone | undefined {
  const named = toneNamed(box);
  if (named && named !== "info") return named;
  return wordTone(told(box, text)) ?? named;
}

/** What a dialog warns of after its question, as in `Revoke it? Requests will fail.`, has not happened: only the question says how things stand. */
const told = (box: Element, text: string): string =>
  roleOf(box)?.code === "dlg" ? (/^[^?？]*[?？]/u.exec(text)?.[0] ?? text) : text;

function toneNamed(box: Element): Tone | undefined {
  const around = [box, ...box.children, box.parentElement].filter(
    (one): one is Element => one !== null && isElement(one),
  );
  for (const element of around) {
    const { tone } = namedTone(element);
    if (tone) return tone;
  }
  return undefined;
}
