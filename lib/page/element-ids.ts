/**
 * Ids of elements: the same while an element lives, never given twice. Numbers go up through the page's frames; those of a frame carry its
 * number (`f2:17`). `first` continues the numbers of the page before, so that an id of a page that is gone never names something else.
 */
export type ElementIds = {
  idOf: (element: Element, frame: number) => string;
  /** The id that the element has already. */
  known: (element: Element) => string | undefined;
  /** The element of an id, also when it is no longer in the document. */
  elementOf: (id: string) => Element | undefined;
  /** Whether the id was ever given on this page. */
  wasGiven: (id: string) => boolean;
  /** Lets an id name the element that took the place of a replaced one. */
  rebind: (id: string, element: Element) => void;
  /** Numbers below this are taken, by pages before. */
  atLeast: (number: number) => void;
  next: () => number;
};

export function createElementIds(first: number): ElementIds {
  let next = first;
  const ids = new WeakMap<Element, string>();
  const elements = new Map<string, WeakRef<Element>>();
  return {
    idOf: (element, frame) => {
      const known = ids.get(element);
      if (known) return known;
      const id = frame === 0 ? String(next) : `f${frame}:${next}`;
      next += 1;
      ids.set(element, id);
      elements.set(id, new WeakRef(element));
      return id;
    },
    known: (element) => ids.get(element),
    elementOf: (id) => elements.get(id)?.deref(),
    wasGiven: (id) => elements.has(id),
    rebind: (id, element) => {
      elements.set(id, new WeakRef(element));
    },
    atLeast: (number) => {
      next = Math.max(next, number);
    },
    next: () => next,
  };
}
