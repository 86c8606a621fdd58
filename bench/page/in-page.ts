import { capturePage, type PageCapture } from "@/lib/page/capture";
import type { CaptureDeps } from "@/lib/page/capture-tree";
import { createElementIds } from "@/lib/page/element-ids";
import { watchPage } from "@/lib/page/page-watch";
import { createSecretFields } from "@/lib/page/secret-field";

/** The attribute that the bench gives an element which Playwright's snapshot marks. */
const mark = "data-bench-ref";

export type BenchPage = {
  capture: (maxElements: number, maxTextChars: number) => PageCapture;
  /** Of the marked elements: those that one of `ids` stands for. */
  covered: (ids: string[]) => { marked: number; missed: string[] };
};

declare global {
  var __benchPage: BenchPage | undefined;
}

const deps: CaptureDeps = {
  document,
  ids: createElementIds(1),
  secrets: createSecretFields(),
  frameNumber: frameNumbers(),
  frames: { base: 0 },
};
const watch = watchPage();
watch.observe(document);

globalThis.__benchPage = {
  capture: (maxElements, maxTextChars) => capturePage(deps, watch, { maxElements, maxTextChars, firstId: 1 }),
  covered: (ids) => {
    const shown = new Set(ids.flatMap((id) => deps.ids.elementOf(id) ?? []));
    const marked = markedIn(document);
    const missed = marked.filter((element) => !standsFor(element, shown));
    return { marked: marked.length, missed: missed.map((element) => element.outerHTML.slice(0, 160)) };
  },
};

function frameNumbers(): (inner: Document) => number {
  const known = new Map<Document, number>([[document, 0]]);
  return (inner) => {
    const number = known.get(inner) ?? known.size;
    known.set(inner, number);
    return number;
  };
}

/** All marked elements, those in open shadow roots and frames of the same origin too. */
function markedIn(root: Document | ShadowRoot): Element[] {
  const found: Element[] = [...root.querySelectorAll(`[${mark}]`)];
  for (const element of root.querySelectorAll("*")) {
    if (element.shadowRoot) found.push(...markedIn(element.shadowRoot));
    if (element.localName === "iframe") {
      const inner = (element as HTMLIFrameElement).contentDocument;
      if (inner) found.push(...markedIn(inner));
    }
  }
  return found;
}

const ownTarget = "a[href], button, input, select, textarea, summary, [role]";

/**
 * It is shown itself; of an element without a part of its own, as a `div` under a pointer cursor, also when a click on it is a click on one that
 * is shown around it or in it.
 */
function standsFor(element: Element, shown: ReadonlySet<Element>): boolean {
  if (shown.has(element)) return true;
  const labels = element instanceof HTMLInputElement ? (element.labels ?? []) : [];
  if ([...labels].some((label) => shown.has(label))) return true;
  if (element.matches(ownTarget)) return false;
  for (let at = element.parentElement; at; at = at.parentElement) if (shown.has(at)) return true;
  return [...shown].some((one) => element.contains(one));
}
