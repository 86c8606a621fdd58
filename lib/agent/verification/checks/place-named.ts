import { asksForAnswer } from "@/lib/agent/domain/asks-for-answer";
import { isActionable, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { isPlaceChange, leadsTo } from "@/lib/agent/domain/urls";
import { startsWithVerb } from "@/lib/agent/domain/wording/action-verbs";
import { containsPhrase, contentWords } from "@/lib/agent/domain/wording/words";
import { type Check, verified } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";
import { isEmptyPlace } from "@/lib/agent/verification/page/empty-place";
import { enteredValues } from "@/lib/agent/verification/page/form-state";
import { bearsNewName, placeIsNamed, selfNameAfter } from "@/lib/agent/verification/page/place";
import { objectRoots } from "@/lib/agent/verification/step/mentions";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";
import { wantedPage } from "./list-paged";

/** Another place came up, and it goes by the name that the step gives it. Which address it would have was not known before. */
export const placeNamed: Check = {
  name: "place-named",
  applies: (ground) =>
    ground.observed !== undefined &&
    (ground.fit.fit === "this" || isCalledSo(ground)) &&
    (ground.action.clicks || ground.action.pressesEnter) &&
    isPlaceChange(ground.observed.urlChange, ground.action.navigates),
  check(ground) {
    if (ground.kindAfter !== "ordinary" || !isGoing(ground) || !placeIsNamed(ground)) return undefined;
    if (isEmptyPlace(ground)) return undefined;
    if (isMenu.test(ground.intent.controlWord ?? "") || wasLeft(ground)) return undefined;
    if (isOfList(ground) || !isDoneThere(ground)) return undefined;
    if (strayed(ground) && !bearsNewName(ground)) return undefined;
    if (making.has(ground.verb) && lacksEntered(ground)) return undefined;
    // A page that only asks whether it shall has done nothing yet.
    const { nodes, lines } = ground.input.after;
    if (!leading.has(ground.verb) && asksForAnswer(nodes, lines)) return undefined;
    return verified(0.95, `The page is now ${ground.input.after.url}, as the step names it.`);
  },
};

/** `Open the cart`, by `Shopping cart`, while each entry of a list has a button `Add to cart`: what is called by the thing and no command led to a place of that name. */
function isCalledSo(ground: Ground): boolean {
  const { fit, verb, intent, target, nodesBefore } = ground;
  const about = objectRoots(intent);
  const name = (target.node?.name ?? "").replace(leadWords, "");
  return (
    fit.fit === "unclear" &&
    leading.has(verb) &&
    about.length > 0 &&
    intent.quoted.length === 0 &&
    !startsWithVerb(name) &&
    about.every((word) => rootsOf(name).has(word)) &&
    contentWords(name).every((word) => about.includes(rootOf(word)) || besides.has(word)) &&
    nodesBefore.filter((node) => isActionable(node) && node.name === target.node?.name).length === 1 &&
    bearsNewName(ground)
  );
}

/** `Show the cart` only leads to it. */
const leadWords = /^(?:show|open|view|see|go to) /iu;
/** `Shopping cart`: what places are called besides what they are. */
const besides: ReadonlySet<string> = new Set(["shopping"]);

/** No page is a menu, whatever it is called. */
const isMenu = /^(?:menu|drop-?down)$/i;

/** The control was marked as the present place, and no longer is. */
const wasLeft = ({ target }: Ground): boolean =>
  isPresent(target.node) && target.after !== undefined && !isPresent(target.after);
const isPresent = (node: SkeletonNode | undefined): boolean =>
  node?.states.some((state) => present.test(state)) ?? false;
const present = /^(?:current|selected)$|^\.(?:[a-z0-9]+-)*(?:active|current|selected)$/;

/** The third page of a list, or more of it, is no other place. */
const isOfList = ({ input }: Ground): boolean => {
  const wording = input.step?.description ?? input.action.stepDescription ?? "";
  return (
    typeof wantedPage(wording) === "number" || /^(?:show|load|see|view|get) more(?!\p{L})/iu.test(wording)
  );
};

/** A step that sends or makes something is not done by another page of that kind: the site took something, or the page says what was done. */
const isDoneThere = (ground: Ground): boolean =>
  !making.has(ground.verb) || ground.requests.stored.length > 0 || tellsDone.test(selfNameAfter(ground));
/** It lists things, and nothing of what was entered for the new one: that may stand on a later page, or nowhere. */
function lacksEntered(ground: Ground): boolean {
  const values = enteredValues(ground).filter((value) => /\p{L}{2}/u.test(value));
  const { lines, nodes } = ground.input.after;
  const entries = nodes.filter(({ role }) => role === "row" || role === "item");
  const messages = nodes.flatMap(({ role, name }) => (role === "alert" || role === "status" ? [name] : []));
  const isList = entries.length >= fewestEntries || nodes.some(({ role }) => role === "table");
  return (
    values.length > 0 &&
    isList &&
    // What the site says of it is no entry.
    !values.some((value) =>
      lines.some((line) => containsPhrase(line, value) && !messages.some((text) => text.includes(line))),
    )
  );
}
const fewestEntries = 3;
const making: ReadonlySet<string> = new Set(["send", "submit", "create", "edit"]);
const tellsDone =
  /(?<!\p{L})(?:thank|success|complete|confirm|done|sent|received|placed|created|saved|updated|published|posted)/iu;

/** The link was to lead elsewhere. */
const strayed = ({ action, input, before }: Ground): boolean =>
  action.destination !== undefined &&
  before !== undefined &&
  !leadsTo(input.after.url, action.destination, before.url);

const going: ReadonlySet<string> = new Set([
  "open",
  "navigate",
  "click",
  "submit",
  "continue",
  "filter",
  "create",
  "edit",
  "send",
]);
const leading: ReadonlySet<string> = new Set(["open", "navigate", "filter"]);
const isGoing = (ground: Ground): boolean =>
  going.has(ground.verb) || (ground.verb === "back" && wentUp(ground));

/** From `/patients/4` back to `/patients`: the address that came is the beginning of the one that was left, so that something else of the page has to say what it is. */
function wentUp({ before, input, intent, diff, nodesAfter }: Ground): boolean {
  const { url, title } = input.after;
  const headings = nodesAfter.flatMap(({ role, name }) => (role === "heading" ? [name] : []));
  const told = rootsOf([title, ...headings, ...(diff?.linesAdded ?? [])].join("\n"));
  return (
    (before?.url.startsWith(`${url.replace(/\/$/, "")}/`) ?? false) &&
    objectRoots(intent).every((word) => told.has(word))
  );
}
