import { attr, type HtmlElement } from "./html-node";

/** What the elements of one shadow root, or of the page itself, are called by in it. */
type Scope = {
  readonly byId: Map<string, HtmlElement>;
  /** Labels by the id of what they are for. */
  readonly labels: Map<string, HtmlElement>;
  /** How many elements name themselves by the same reference. */
  readonly references: Map<string, number>;
};

/** What names need to know of the page: elements by id, labels, and references; each where it was written, for another shadow root may have the same ids. */
export class NameIndex {
  readonly #scopes = new Map<HtmlElement | undefined, Scope>();

  constructor(elements: readonly HtmlElement[]) {
    for (const element of elements) this.#add(element);
  }

  withId(id: string, from: HtmlElement): HtmlElement | undefined {
    return this.#scopes.get(from.scope)?.byId.get(id);
  }

  labelFor(element: HtmlElement): HtmlElement | undefined {
    const id = attr(element, "id");
    return id === undefined ? undefined : this.#scopes.get(element.scope)?.labels.get(id);
  }

  /** Whether another element is labelled by the very same. */
  isLabelShared(element: HtmlElement): boolean {
    const said = attr(element, "aria-labelledby");
    return said !== undefined && (this.#scopes.get(element.scope)?.references.get(said) ?? 0) > 1;
  }

  #add(element: HtmlElement): void {
    const said = attr(element, "aria-labelledby");
    const id = attr(element, "id");
    const target = element.name === "label" ? attr(element, "for") : undefined;
    if (said === undefined && !id && !target) return;
    const { byId, labels, references } = this.#scopeOf(element);
    if (said !== undefined) references.set(said, (references.get(said) ?? 0) + 1);
    if (id && !byId.has(id)) byId.set(id, element);
    if (target && !labels.has(target)) labels.set(target, element);
  }

  #scopeOf({ scope }: HtmlElement): Scope {
    const known = this.#scopes.get(scope);
    if (known) return known;
    const made: Scope = { byId: new Map(), labels: new Map(), references: new Map() };
    this.#scopes.set(scope, made);
    return made;
  }
}
