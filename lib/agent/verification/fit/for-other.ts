import { perObject } from "@/lib/agent/domain/per-object";
import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { startsWithVerb } from "@/lib/agent/domain/wording/action-verbs";
import type { StepIntent, StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { leadsSomewhere } from "@/lib/agent/snapshot/action-target";
import { rootOf } from "@/lib/agent/verification/step/word-roots";
import { rowOf } from "./candidates";
import { begins } from "./named-entry";

/** `Choose the Team plan`, in the card of that plan: `Compare Team` in the same card does what the step does not say. */
function isOtherCommandOfEntry(
  nodes: readonly SkeletonNode[],
  rival: number,
  target: number,
  { verb, words }: StepIntent,
): boolean {
  const row = rowOf(nodes, target);
  const name = nodes[rival]?.name ?? "";
  return (
    verb === "select" &&
    row >= 0 &&
    rowOf(nodes, rival) === row &&
    startsWithVerb(name) &&
    !words.map(rootOf).includes(rootOf(wordsOf(name)[0] ?? ""))
  );
}

/** `Open the settings of Ann`, by the gear in her entry: the link that is called as she is opens her page, and says nothing of settings. */
function isLinkOfThing(
  nodes: readonly SkeletonNode[],
  rival: number,
  target: number,
  { verb, object, container = "", quoted }: StepIntent,
): boolean {
  if (verb !== "open" || nodes[rival]?.role !== "link" || nodes[target]?.role === "link") return false;
  const row = rowOf(nodes, target);
  const words = wordsOf(nodes[rival]?.name ?? "");
  const told = wordsOf([container, ...quoted].join(" "));
  return (
    adjusted.test(object) &&
    row >= 0 &&
    rowOf(nodes, rival) === row &&
    adjusts.test(nodes[target]?.name.trim() ?? "") &&
    words.length > 0 &&
    words.every((word) => told.includes(word))
  );
}
export const adjusted = /(?<!\p{L})(?:settings|preferences|propert(?:y|ies)|configuration|options)$/iu;

const adjusts =
  /^(?:edit|modify|change|settings?|preferences|propert(?:y|ies)|configur(?:e|ation)|options|gear|cog|pencil|pen)(?!\p{L})/iu;

/** `Disable the alias for ida.falk.test`, by what stands in the entry of that address: `Disable aliases` outside of it says nothing of the address. */
function lacksAddress(
  nodes: readonly SkeletonNode[],
  rival: number,
  target: number,
  intent: StepIntent,
): boolean {
  const said = onlyAddress(intent);
  const bears = (index: number): boolean =>
    [index, rowOf(nodes, index)].some((at) => containsPhrase(nodes[at]?.name ?? "", said ?? ""));
  return said !== undefined && bears(target) && !bears(rival);
}

/** The one address that a step gives, looked for once for all rivals of its target. */
const onlyAddress = perObject(({ object, container = "" }: StepIntent): string | undefined => {
  const [said, ...more] = `${object} ${container}`.match(address) ?? [];
  return more.length === 0 ? said : undefined;
});
const address = /(?<![\p{L}\d._@-])[\p{L}\d_-]{1,60}(?:[.@][\p{L}\d_-]{1,60}){1,8}(?![\p{L}\d])/gu;

/** `Turn on "frost warning for plot Larch" in "Larch"`: the part that is unfolded by its name is where the switch stands, which bears that name as well, and is none itself. */
function isPlaceOfSwitch(
  nodes: readonly SkeletonNode[],
  rival: number,
  target: number,
  { verb, container = "" }: StepIntent,
): boolean {
  const { name = "", states = [] } = nodes[rival] ?? {};
  const own = nodes[target];
  return (
    (verb === "check" || verb === "uncheck") &&
    container !== "" &&
    fold(name) === fold(container) &&
    states.some((state) => state === "expanded" || state === "collapsed") &&
    !states.some((state) => state === "pressed" || state === "unpressed") &&
    (own?.role === "switch" || own?.role === "checkbox") &&
    containsPhrase(own.name, container)
  );
}

/** `Publish the plan Rose walk`, by a box in the row of that plan: what is called just as the plan and leads to it, as in a menu, does nothing to it. */
function onlyLeadsToThing(
  nodes: readonly SkeletonNode[],
  rival: number,
  target: number,
  { verb, object, container = "" }: StepIntent,
): boolean {
  const [one, own] = [nodes[rival], nodes[target]];
  const entry = nodes[rowOf(nodes, target)]?.name ?? "";
  return (
    deeds.has(verb) &&
    (own?.role === "checkbox" || own?.role === "switch") &&
    one !== undefined &&
    leads.has(one.role) &&
    leadsSomewhere(one.href) &&
    begins(entry, one.name) &&
    containsPhrase(`${object}, ${container}`, one.name)
  );
}
const leads: ReadonlySet<string> = new Set(["link", "menuitem", "treeitem"]);
const deeds: ReadonlySet<StepVerb> = new Set(["send", "check", "uncheck", "toggle", "edit", "unknown"]);

/** What the step does not mean: it is for something else in the entry of the target, only leads to the thing, or is not about the address that the step gives. */
export const isForOther = (...those: Parameters<typeof isLinkOfThing>): boolean =>
  isLinkOfThing(...those) ||
  isOtherCommandOfEntry(...those) ||
  lacksAddress(...those) ||
  isPlaceOfSwitch(...those) ||
  onlyLeadsToThing(...those);
