import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";

/** What the arrows of a pager are called. */
export const arrows = {
  next: /^\W{0,3}(?:next(?: page)?)?\W{0,3}$/i,
  previous: /^\W{0,3}(?:prev(?:ious)?(?: page)?)?\W{0,3}$/i,
};

/** `2`, `Page 2`, `Go to page 2`, `Go to the 2 page`: a pager often calls the page that is shown otherwise than those that it leads to. */
export const pageIn = (name = ""): number | undefined => {
  const [, told, counted] =
    /^(?:(?:go to )?page[ -]?)?(\d{1,4})$|^(?:go to )?(?:the )?(\d{1,4})(?:st|nd|rd|th)? page$/i.exec(
      name.trim(),
    ) ?? [];
  const number = told ?? counted;
  return number === undefined ? undefined : Number(number);
};

/** Also as the end of a longer class name: `.pager__item--active`. */
export const isPresentMark = (state: string): boolean =>
  /^\.?(?:is-|(?:[a-z0-9]{1,30}[-_]{1,2}){1,6})?(?:active|current|selected)$/.test(state);

/** `Go back one week` by `Previous`, `Show the week after` by `Next`: that is what it is for, whatever else is called after weeks, or as what is shown by them. */
export function isArrowInTime(node: SkeletonNode | undefined, { verb, object }: StepIntent): boolean {
  const name = node?.name ?? "";
  if (!/\p{L}/u.test(name)) return false;
  const [, way = ""] = besidePeriod.exec(object) ?? [];
  if (arrows.previous.test(name)) return verb === "back" || /^(?:before|earlier)$/iu.test(way);
  return arrows.next.test(name) && /^(?:after|later)$/iu.test(way);
}
/** `the day before`; the one before yesterday, or before a feast, is another one than that before the day that is shown. */
const besidePeriod =
  /(?<!\p{L})(?:day|week|month|year) (before|earlier|after|later)(?!\p{L})(?! (?:yesterday|tomorrow|the|an?|my|our|your|his|her|its|their|this|that|\p{Lu}|\d))/u;

/** `Go to page 2` by the arrow of a pager that stands at the first: both lead to the same page. */
export function isArrowToPage(
  nodes: readonly SkeletonNode[],
  target: number,
  { object }: StepIntent,
): boolean {
  const wanted = pageIn(object);
  const name = nodes[target]?.name ?? "";
  const by = /\w/.test(name) ? (arrows.next.test(name) ? 1 : arrows.previous.test(name) ? -1 : 0) : 0;
  if (wanted === undefined || by === 0) return false;
  const present = nodes.flatMap((node) => (node.states.some(isPresentMark) ? (pageIn(node.name) ?? []) : []));
  return present.length > 0 && present.every((page) => page + by === wanted);
}

/** `Go to the next month` by the `Next` above one calendar, with `Next month` above another: nobody knows which one is meant. */
export const turnOtherCalendars = (
  one: SkeletonNode | undefined,
  other: SkeletonNode | undefined,
  { words }: StepIntent,
): boolean =>
  words.some((word) => period.test(word)) &&
  [one, other].every((node) => turns.test(node?.name.trim() ?? ""));
const period = /^(?:day|week|month|year)s?$/;
const turns = /^(?:next|previous|prev)(?: (?:day|week|month|year))?$/iu;
