import { renderedParent } from "./dom-kind";
import type { PageChange } from "./mutation-log";

/**
 * What the page is doing: still coming up, left alone (also: between an action's end and the next), or under an action.
 */
export type Phase = "loading" | "idle" | "acting";

/** When an element changed while nobody acted: moments in milliseconds, batches of one moment counted once. */
type History = { idle: number[]; loading: number[] };

const sameMomentMs = 80;
const maxMoments = 6;
/** Changes in place of one element, while a page comes up, from which on it counts as one that never rests. */
const restlessMoments = 4;
/** After an action, for that long, a change may be its late effect. */
const lateEffectMs = 5_000;
/** Changes within that time before an action do not hold up its settling. */
const recentMs = 2_500;
/** A request that ended so shortly before a change may have brought it. */
const networkMs = 500;
const largestSubtree = 40;
const neverWhole = /^(body|html|main|form|dialog|table|tbody|ul|ol)$/;

export type Ambient = {
  note: (change: PageChange, phase: Phase) => void;
  /** The action begins: nothing after this is ambient on first sight. */
  actionBegins: (at: number) => void;
  isAmbient: (element: Element) => boolean;
  /** Ambient, or changing already when the action began, or never at rest. */
  isRestless: (element: Element) => boolean;
  /** Ambient elements that are still on the page. */
  elements: () => Element[];
};

/** Elements that are held as ambient: by themselves, or with all that is in them. */
type AmbientSet = { mark: (element: Element, subtree: boolean) => void } & Pick<
  Ambient,
  "isAmbient" | "elements"
>;

/**
 * Learns which elements change by themselves: clocks, tickers, carousels. One change is enough before the first action, on a page at rest, when
 * no request came in just before; later an element has to change again and again, since a single change may be a late effect.
 */
export function createAmbient(lastRequestAt: () => number): Ambient {
  const histories = new WeakMap<Element, History>();
  const lastIdle = new WeakMap<Element, number>();
  const held = ambientSet();
  let actionAt: number | undefined;

  const learn = (change: PageChange, phase: Phase): void => {
    const { target, at } = change;
    const subtree = !change.inPlace && isSmall(target);
    if (!change.inPlace && !subtree) return;
    const history = histories.get(target) ?? { idle: [], loading: [] };
    histories.set(target, history);
    const moments = phase === "idle" ? history.idle : history.loading;
    if (at - (moments.at(-1) ?? Number.NEGATIVE_INFINITY) < sameMomentMs) return;
    moments.push(at);
    if (moments.length > maxMoments) moments.shift();
    if (phase === "loading" ? history.loading.length >= restlessMoments : movesByItself(history, change))
      held.mark(target, subtree);
  };
  const movesByItself = ({ idle }: History, change: PageChange): boolean => {
    if (actionAt === undefined)
      return (
        idle.length > 1 ||
        (change.kind === "changed" && change.inPlace && change.at - lastRequestAt() > networkMs)
      );
    const began = actionAt;
    return idle.filter((moment) => moment < began || moment > began + lateEffectMs).length > 1;
  };

  return {
    note: (change, phase) => {
      if (phase === "idle") lastIdle.set(change.target, change.at);
      if (phase !== "acting") learn(change, phase);
    },
    actionBegins: (at) => {
      actionAt = at;
    },
    isAmbient: held.isAmbient,
    isRestless: (element) => {
      if (held.isAmbient(element)) return true;
      const before = lastIdle.get(element);
      return (
        actionAt !== undefined && before !== undefined && before < actionAt && before > actionAt - recentMs
      );
    },
    elements: held.elements,
  };
}

function ambientSet(): AmbientSet {
  const refs = new Set<WeakRef<Element>>();
  const own = new WeakSet<Element>();
  const whole = new WeakSet<Element>();
  const inWhole = (element: Element): boolean => {
    for (let at: Element | undefined = element; at; at = renderedParent(at)) if (whole.has(at)) return true;
    return false;
  };
  return {
    mark: (element, subtree) => {
      if (!own.has(element)) refs.add(new WeakRef(element));
      own.add(element);
      if (subtree) whole.add(element);
    },
    isAmbient: (element) => own.has(element) || inWhole(element),
    elements: () =>
      Array.from(refs).flatMap((ref) => {
        const element = ref.deref();
        if (!element?.isConnected) refs.delete(ref);
        return element?.isConnected ? [element] : [];
      }),
  };
}

const isSmall = (element: Element): boolean =>
  !neverWhole.test(element.localName) && element.getElementsByTagName("*").length <= largestSubtree;
