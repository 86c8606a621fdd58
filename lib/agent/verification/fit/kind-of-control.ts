import { isCounting } from "@/lib/agent/domain/counting-control";
import { isField, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { startsWithVerb } from "@/lib/agent/domain/wording/action-verbs";
import { type StepIntent, type StepVerb, verbAtBegin } from "@/lib/agent/domain/wording/step-intent";
import { fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { rootOf } from "@/lib/agent/verification/step/word-roots";

const kindRoles: Readonly<Record<string, readonly string[]>> = {
  button: ["button", "clickable", "menuitem"],
  link: ["link", "clickable"],
  tab: ["tab", "link", "button", "clickable", "item"],
  checkbox: ["checkbox", "switch", "clickable"],
  radio: ["radio", "clickable"],
};

/** Words by which a step asks for a list that has to be unfolded. */
const lists = /^(?:drop-?down|menu|list|select|combo ?box)$/i;
/** `48 hours ▾`: a control that unfolds a list is drawn with an arrow behind what is chosen, or says so by its state. */
const unfolds = (node: SkeletonNode | undefined): boolean =>
  node !== undefined &&
  (node.states.includes("popup") ||
    node.role === "combobox" ||
    /\p{L}[^\p{L}]{0,3}[▾▼⌄⏷▿🔽]\uFE0F?$/u.test(node.name.trim()));

const ticking = /^(?:un)?(?:tick|check)$/i;
/** `Publish the plan Rose walk`: the place `Plans` is called by the kind of the thing alone, and leads to all of them. */
const isKindOfNamed = (node: SkeletonNode | undefined, object: string): boolean => {
  const [kind = "", ...more] = wordsOf(node?.name ?? "");
  const one = rootOf(kind);
  return (
    more.length === 0 &&
    kind !== one &&
    [...object.matchAll(kindBeforeName)].some(([word]) => rootOf(fold(word)) === one)
  );
};
const kindBeforeName = /(?<!\p{L})\p{Ll}{3,30}(?= ["“]?\p{Lu})/gu;
const goes: ReadonlySet<StepVerb> = new Set(["open", "navigate", "back", "continue", "click", "select"]);
/** A button for another deed. */
const doesOther = (node: SkeletonNode | undefined, verb: StepVerb): boolean =>
  node?.role === "button" && changing.has(verbAtBegin(node.name)) && verbAtBegin(node.name) !== verb;
const changing: ReadonlySet<StepVerb> = new Set(["edit", "remove", "create", "add", "open"]);
/** What leads somewhere. */
const ways: ReadonlySet<string> = new Set(["link", "menuitem", "tab"]);
/** What no place does by being gone to. */
const deeds: ReadonlySet<StepVerb> = new Set(["edit", "sort", "expand", "collapse", "move", "submit"]);
const turning: ReadonlySet<StepVerb> = new Set(["check", "uncheck"]);
const boxes: ReadonlySet<string> = new Set(["checkbox", "switch"]);

/** `Save the bill that Ann paid`: of the whole form, which no box or field of it does. */
const sendsForm = /^(?:save|submit|store|confirm|create)$/;

/** `Lower the number of lamps`, by the sign that counts: what else has to do with lamps counts nothing. */
const counts = /^(?:lower|raise|increase|decrease|reduce|increment|decrement)$/;

/** The title of a part of the page: it leads to that part (`#sort`), or has it unfolded already. It does none of what the part is for. */
const onlyUnfolds = (node: SkeletonNode | undefined, verb: StepVerb): boolean =>
  node !== undefined &&
  ((node.role === "link" && fitsPart.has(verb) && partOfPage.test(node.href ?? "")) ||
    (node.role === "button" && sends.has(verb) && node.states.includes("expanded")));
const partOfPage = /#[\w-]{2,60}$/;
const fitsPart: ReadonlySet<StepVerb> = new Set(["sort", "search", "submit", "send"]);
const sends: ReadonlySet<StepVerb> = new Set(["submit", "send"]);

/** The step asks for a button, the target is one, and this is none: no rival. */
export function isOfKind(
  node: SkeletonNode | undefined,
  { controlWord = "", words, verb, quoted, object }: StepIntent,
  target: SkeletonNode | undefined,
): boolean {
  // `Open the Country filter`, by the list of countries over a table with such a column.
  const isFilter = verb === "open" && fold(object) === `${fold(target?.name ?? "")} filter`;
  const isList = lists.test(controlWord) || isFilter;
  if (isList && unfolds(target)) return unfolds(node);
  const isWay = ways.has(node?.role ?? "");
  // Only what can be ticked is meant by `Tick Ida`, and by `Turn commenting off` no place that is called `Comments`.
  if (boxes.has(target?.role ?? "") && isWay && (ticking.test(words[0] ?? "") || turning.has(verb)))
    return false;
  // `Disable the alias for Ida`, by the box in her row: its `Edit alias` and `Delete alias` turn nothing.
  if (boxes.has(target?.role ?? "") && turning.has(verb) && doesOther(node, verb)) return false;
  // `Sort the posts by views`, by a button: the place `Posts` sorts nothing.
  if (deeds.has(verb) && target?.role === "button" && isWay && !startsWithVerb(node?.name ?? ""))
    return false;
  if (
    (isWay || node?.role === "button") &&
    !goes.has(verb) &&
    target?.role === "button" &&
    isKindOfNamed(node, object)
  )
    return false;
  if (counts.test(words[0] ?? "") && target?.role === "button" && isCounting(target.name))
    return node !== undefined && isCounting(node.name);
  if (
    (verb === "submit" || verb === "create") &&
    quoted.length === 0 &&
    sendsForm.test(words[0] ?? "") &&
    target?.role === "button" &&
    node !== undefined &&
    isField(node)
  )
    return false;
  if (onlyUnfolds(node, verb) && !onlyUnfolds(target, verb)) return false;
  const roles = kindRoles[controlWord];
  return !roles?.includes(target?.role ?? "") || roles.includes(node?.role ?? "");
}
