import { cut, Line, tidy } from "./even-text";
import { attr, type HtmlElement, type HtmlNode, isElement } from "./html-node";

const inlineTags: ReadonlySet<string> = new Set(
  "a abbr b bdi bdo cite code data del dfn em font i ins kbd label mark q s samp small span strong sub sup time tt u var wbr".split(
    " ",
  ),
);
const fieldTags: ReadonlySet<string> = new Set("input select textarea option progress meter".split(" "));

/** Puts together what is told of a part of a page. */
interface TextReader {
  readonly isDone: boolean;
  skips(element: HtmlElement): boolean;
  text(text: string): void;
  /** A text, or none, that an element stands for whatever is in it. */
  stand(text: string): void;
  /** The begin or the end of an element that is no part of a line. */
  edge(element: HtmlElement): void;
  /** The begin or the end of a control or a picture in a line. */
  seam(): void;
}

type Place = { nodes: readonly HtmlNode[]; at: number; element: HtmlElement | undefined };

/** Tells all visible text in document order, without recursion: pages can be nested as deep as they like. */
function readText(nodes: readonly HtmlNode[], reader: TextReader): void {
  const above: Place[] = [];
  let place: Place = { nodes, at: 0, element: undefined };
  while (!reader.isDone) {
    const node = place.nodes[place.at++];
    if (node === undefined) {
      if (place.element) pass(place.element, reader);
      const outer = above.pop();
      if (!outer) return;
      place = outer;
    } else if (!isElement(node)) reader.text(node);
    else if (!node.unseen && !reader.skips(node)) {
      const own = ownText(node);
      if (own !== undefined) reader.stand(own);
      else {
        pass(node, reader);
        above.push(place);
        place = { nodes: node.children, at: 0, element: node };
      }
    }
  }
}

/** A link that begins in a word, as `<a>fern</a>s`, is rare; a row's name and the link behind it, with no space between, is not. */
function pass(element: HtmlElement, reader: TextReader): void {
  if (!inlineTags.has(element.name)) reader.edge(element);
  else if (
    element.name === "a" ||
    element.classes.names.some((name) => picture.test(name) || chip.test(name)) ||
    isCount(element)
  )
    reader.seam();
}
/** `<span>Cashier</span><span>128</span>`: a number in an element of its own counts what stands before it. */
const isCount = ({ name, children }: HtmlElement): boolean =>
  !inWord.has(name) &&
  children.length === 1 &&
  typeof children[0] === "string" &&
  bareNumber.test(children[0]);
/** Raised, lowered, or marked as what was looked for: a part of the word. */
const inWord: ReadonlySet<string> = new Set(["sub", "sup", "mark"]);
const bareNumber = /^\d{1,6}$/;
/** `<span>Harvest</span><span class="ui-tag">New</span>`: what is drawn as a chip is no part of the word before it. */
const chip = /^(?:[a-z]{1,12}-)?(?:tag|badge|chip|pill)$/i;
/** Of a font of pictures the text is the name of the picture. */
const picture = /^(?:[a-z]+-)*(?:icons?|symbols?)(?:-[a-z]+)*$/i;

function ownText(element: HtmlElement): string | undefined {
  if (element.name === "img") return attr(element, "alt") ?? "";
  if (element.name === "input" && /^(?:button|submit|reset)$/i.test(attr(element, "type") ?? ""))
    return attr(element, "value") ?? "";
  return fieldTags.has(element.name) ? "" : undefined;
}

export type TextOptions = { max: number; skip?: (element: HtmlElement) => boolean };

/** The visible text of an element in one line. Values of fields are no text. */
export function textOf(element: HtmlElement, { max, skip }: TextOptions): string {
  const only = element.children.length === 1 ? element.children[0] : undefined;
  if (typeof only === "string") return only === " " ? "" : cut(only, max);
  const reader = new OneLine(max, skip);
  readText(element.children, reader);
  return cut(reader.line.said, max);
}

class OneLine implements TextReader {
  readonly line = new Line();

  constructor(
    private readonly max: number,
    private readonly skip: TextOptions["skip"],
  ) {}

  get isDone(): boolean {
    return this.line.said.length > this.max;
  }

  skips(element: HtmlElement): boolean {
    return this.skip?.(element) === true;
  }

  text(text: string): void {
    if (text === " ") this.line.space();
    else this.line.add(text);
  }

  stand(text: string): void {
    this.line.space();
    this.line.add(tidy(text));
    this.line.space();
  }

  edge({ name }: HtmlElement): void {
    if (name !== "button") this.line.space();
  }

  seam(): void {
    this.line.seam();
  }
}

/** The visible text, a line for each block, in document order. */
export function linesOf(roots: readonly HtmlNode[]): string[] {
  const reader = new BlockLines();
  readText(roots, reader);
  reader.edge();
  return reader.lines;
}

class BlockLines implements TextReader {
  readonly isDone = false;
  readonly lines: string[] = [];
  readonly #line = new Line();

  skips(): boolean {
    return false;
  }

  text(text: string): void {
    if (text === " ") this.#line.space();
    else this.#line.add(text);
  }

  stand(text: string): void {
    if (text === "") return;
    this.#line.space();
    this.#line.add(tidy(text));
    this.#line.space();
  }

  edge(): void {
    const line = this.#line.take();
    if (line) this.lines.push(line);
  }

  seam(): void {
    this.#line.seam();
  }
}
