import { isCounting } from "@/lib/agent/domain/counting-control";
import { isField, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { startsWithVerb } from "@/lib/agent/domain/wording/action-verbs";
import type { StepIntent, StepVerb } from "@/lib/agent/domain/wording/step-intent";

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
  { controlWord = "", words, verb, quoted }: StepIntent,
  target: SkeletonNode | undefined,
): boolean {
  if (lists.test(controlWord) && unfolds(target)) return unfolds(node);
  const isWay = ways.has(node?.role ?? "");
  // Only what can be ticked is meant by `Tick Ida`, and by `Turn commenting off` no place that is called `Comments`.
  if (boxes.has(target?.role ?? "") && isWay && (ticking.test(words[0] ?? "") || turning.has(verb)))
    return false;
  // `Sort the posts by views`, by a button: the place `Posts` sorts nothing.
  if (deeds.has(verb) && target?.role === "button" && isWay && !startsWithVerb(node?.name ?? ""))
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
