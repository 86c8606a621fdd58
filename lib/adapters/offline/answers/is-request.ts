import { actOnRequest } from "@/lib/adapters/offline/acting/act-on-request";
import { actOnWant } from "@/lib/adapters/offline/acting/act-on-want";
import { explore } from "@/lib/adapters/offline/acting/explore";
import { listOfDeed } from "@/lib/adapters/offline/acting/list-of-deed";
import type { PageContext } from "@/lib/adapters/offline/acting/page-context";
import { pickDay } from "@/lib/adapters/offline/acting/pick-day";
import { selectRows } from "@/lib/adapters/offline/acting/select-rows";
import { countedEach } from "@/lib/adapters/offline/matching/counters";
import { fillFromGoal, leadsOn } from "@/lib/adapters/offline/matching/fill-from-goal";
import { likeness } from "@/lib/adapters/offline/matching/likeness";
import { marksSelected } from "@/lib/adapters/offline/matching/marks-selected";
import { type Fact, goalFacts, isTelling } from "@/lib/adapters/offline/reading/goal-facts";
import { knownNames } from "@/lib/adapters/offline/reading/known-names";
import { readGoal } from "@/lib/adapters/offline/reading/read-goal";
import type { Want, WantOf } from "@/lib/adapters/offline/reading/want";
import { joinedField } from "@/lib/adapters/offline/writing/joined-field";
import { isPlaceOnPage } from "@/lib/adapters/offline/writing/ways-there";
import { isUnread, opensForm } from "@/lib/adapters/offline/writing/write-command";
import { writePlan } from "@/lib/adapters/offline/writing/write-plan";
import { isChosen } from "@/lib/agent/domain/unchosen";
import { containsPhrase, contentStems, contentWords, fold, stem } from "@/lib/agent/domain/wording/words";

/** Words on which a goal turns, and which words found on a page do not weigh. */
const turning =
  /(?:^|[.;,]\s*)(?:if|when(?:ever)?|in case|depending on)\b|\b(?:unless|except(?:ing)?|but not|without|never|not|until|instead(?! of))\b|n['’]t\b/i;
/** `until 20 June`, `until Friday at 18:00`: how long it is to be so is a value like others. What waits until then, waits. */
const untilWhen = (goal: string): string =>
  /(?<!\p{L})wait(?!\p{L})/iu.test(goal)
    ? goal
    : goalFacts(goal)
        .filter(({ kind }) => kind === "date" || kind === "time")
        .reduce(
          (text, { start }) =>
            text.slice(0, start).replace(/(?<!\p{L})until (?:the )?$/u, (one) => " ".repeat(one.length)) +
            text.slice(start),
          goal,
        );
const withoutQuotes = (goal: string): string => goal.replace(/"[^"]*"|“[^”]*”/g, " ");

const counted = /^(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s+\p{Ll}/u;

type Reading = { wants: readonly Want[]; isMissing: boolean };

/**
 * Whether a goal is better done by what its words and values find on the page than by the rules of the language: these read it not at all or not as a
 * whole, ask for what it says, or find no way to begin; and the page offers a way.
 */
export function isRequest(goal: string, reading: Reading, context: PageContext): boolean {
  // What the user answered since belongs to the goal as the rules read it.
  if (
    context.nodes.length === 0 ||
    context.answers.length > 0 ||
    turning.test(withoutQuotes(untilWhen(goal)))
  )
    return false;
  if (!isIll(goal, reading, context)) return false;
  return (
    actOnRequest(goal, context) !== undefined ||
    signsInFirst(reading, context) ||
    ((saysNoHow(goal, reading, context) ||
      isUnreadHere(goal, reading, context) ||
      cannotBegin(goal, reading, context)) &&
      explore(goal, context) !== undefined)
  );
}

/** It begins with signing in, which this page asks for: what is done then is matched with the page behind it. */
const signsInFirst = ({ wants: [first, ...more] }: Reading, context: PageContext): boolean =>
  first?.do === "login" &&
  first.fields.length > 0 &&
  more.length > 0 &&
  context.nodes.some(({ inputType, states }) => inputType === "password" && !states.includes("hidden"));

/** The first step that the rules write for it cannot be carried out on this page. */
function cannotBegin(goal: string, { wants }: Reading, context: PageContext): boolean {
  const { nodes, digest } = context;
  const known = wants.filter((want) => !isUnread(want, { nodes, title: digest.title, url: digest.url }));
  const [first] = writePlan(goal, known, { nodes, title: digest.title, url: digest.url }).steps;
  const [want] = first ? readGoal(first.description, knownNames(nodes)) : [];
  return want !== undefined && actOnWant(want, context).decision === "cannot";
}

/** No rule reads the goal, and the page speaks of what it speaks of: it is a wish for this place, in words of its own. */
function isUnreadHere(goal: string, { wants }: Reading, { nodes, digest }: PageContext): boolean {
  const page = { nodes, title: digest.title, url: digest.url };
  if (!wants.every((want) => isUnread(want, page))) return false;
  const shown = new Set(
    [digest.title, ...digest.lines, ...nodes.map(({ name }) => name)].flatMap(contentStems),
  );
  return contentWords(goal).some((word) => word.length > 2 && shown.has(stem(word)));
}

/** One command, of which the steps only say the goal's own words again: the rules know no more of how than it does. */
function saysNoHow(goal: string, { wants }: Reading, { nodes, digest }: PageContext): boolean {
  if (wants.length !== 1 || wants[0]?.do !== "command") return false;
  const page = { nodes, title: digest.title, url: digest.url };
  const { steps } = writePlan(goal, [...wants], page);
  return steps[0]?.description === wants[0].text;
}

function isIll(goal: string, { wants, isMissing }: Reading, context: PageContext): boolean {
  const { nodes, digest } = context;
  const page = { nodes, title: digest.title, url: digest.url };
  const unread = wants.filter((want) => isUnread(want, page));
  const facts = goalFacts(goal).filter(isTelling);
  // Where the goal says no value at all, what is missing is for the user to say.
  if (isMissing) return facts.length > 0;
  if (wants.length === 0 || unread.length === wants.length || ticksFirst(goal, wants, context)) return true;
  if (wants.some((want) => want.do === "set" && holdsOther(want.value))) return true;
  if (unread.some(({ text }) => goalFacts(text).some(isTelling))) return true;
  // What a control opens is not seen yet: which of its fields takes which value, the goal's own words say best.
  if (wants.some((want) => opensForm(want, page))) return true;
  // `the time zone of the workspace`: what is called by no name is seldom an entry that could be opened to change it.
  if (
    wants.some(
      (want) =>
        want.do === "set" &&
        !/^rename/i.test(want.text) &&
        isNameless(want.of) &&
        joinedField(want, page) === undefined &&
        !isPlaceOnPage(want.of ?? "", page),
    )
  )
    return true;
  if (wants.some((want) => want.do === "add" && isToldOtherwise(want, goal, context))) return true;
  if (beginsInParts(goal, wants, context)) return true;
  if (wants.some((want) => want.do === "read")) return false;
  if (saysNoHow(goal, { wants, isMissing }, context)) return true;
  if (leavesValuesOut(goal, wants, context) || namesNoField(goal, wants, context)) return true;
  const known = wants.filter((want) => !unread.includes(want));
  const { steps } = writePlan(goal, known, page);
  // A step that says a part of the goal again says nothing of how.
  const own = steps.filter(({ description }) => wants.every(({ text }) => !description.includes(text)));
  const shown = [page.title, ...nodes.map(({ name }) => name)];
  const isUsed = ({ value }: Fact): boolean =>
    [...own.map(({ description }) => description), ...shown].some((text) => containsPhrase(text, value));
  if (facts.some((fact) => !isUsed(fact))) return true;
  if (steps.some(({ description }) => holdsOwnLabel(description))) return true;
  // A calendar is open that takes the goal's day, or a list is called as the command is, which no step of the rules would look for there.
  if (pickDay(goal, nodes, context) || listOfDeed(goal, nodes)) return true;
  const [first] = steps;
  if (leavesCountOut(goal, wants, context)) return true;
  const [want] = first ? readGoal(first.description, knownNames(nodes)) : [];
  const usual = want && actOnWant(want, context);
  if (usual === undefined || usual.decision === "cannot") return true;
  // Which of several a command means, a clause in it may say that no rule reads: `the note that Ada left on the pump`.
  if (usual.decision === "ask" && wants.length === 1 && wants[0]?.do === "command" && tellsOf.test(goal))
    return true;
  // The form for it is open, and the rules would go elsewhere first.
  return (
    usual.action?.startsWith("click(") === true &&
    (takesText(goal, context) || pressesUnfilled(usual.action, goal, context))
  );
}

/** What does it to all that are ticked is pressed once the rows are: no step of the rules ticks them first. */
const ticksFirst = (goal: string, wants: readonly Want[], context: PageContext): boolean =>
  marksSelected(wants, context.nodes) ||
  (wants.length === 1 &&
    wants[0]?.do === "command" &&
    selectRows(goal, context.nodes, context) !== undefined);

/** `2 seats`: how many they are goes into a field or counter of its own, and is no part of what they are called; nor may the place be. */
const isToldOtherwise = (want: WantOf<"add">, goal: string, context: PageContext): boolean =>
  counted.test(want.thing) ||
  countedEach(goal, context.nodes).length > 1 ||
  namedWithPlace(want, goal) ||
  isOpenedToBook(want, context);

/** `Enter "Kittiwake (sail number 417)" in the "Sail number" field`: only what stands behind the label is for it. */
function holdsOwnLabel(step: string): boolean {
  const [, value = "", label = ""] = /^Enter "([^"]+)" in the "([^"]+)" field$/u.exec(step) ?? [];
  return label !== "" && fold(value) !== fold(label) && containsPhrase(value, label) && /\(/u.test(value);
}

/** `Jonas Petrauskas, phone +370 …`: what is told behind it is for another field. */
const holdsOther = (value: string): boolean =>
  /^\p{Lu}[^,;"]{2,60},\s(?:and\s)?\p{Ll}{3,20}(?:\s\p{Ll}{3,20})?\s[+\d(]/u.test(value);

/** The rules would press what sends the form before anything is in it. */
function pressesUnfilled(action: string, goal: string, { nodes, digest }: PageContext): boolean {
  const filled = fillFromGoal(goal, { nodes, title: digest.title, known: digest.lines });
  const id = filled?.form.submit?.id;
  return (
    id !== undefined &&
    action.startsWith(`click(${JSON.stringify(id)}`) &&
    filled?.entries.some(({ node, value }) => fold(node.value ?? "") !== fold(value)) === true
  );
}

const tellsOf = /\s(?:that|which|whose|who)\s(?:\p{L}+\s){1,3}/u;

/** One command, and a form that takes more of the goal's words than its steps say. */
function leavesValuesOut(goal: string, wants: readonly Want[], { nodes, digest }: PageContext): boolean {
  if (wants.length !== 1 || (wants[0]?.do !== "command" && wants[0]?.do !== "submit")) return false;
  const page = { nodes, title: digest.title, url: digest.url };
  const { steps } = writePlan(goal, [...wants], page);
  const filled = fillFromGoal(goal, { nodes, title: digest.title, known: digest.lines });
  return (filled?.entries ?? []).some(
    ({ value }) => !steps.some(({ description }) => containsPhrase(description, value)),
  );
}

/** `Put 3 packets of the seeds in the basket`: a control that the goal does not name would be pressed alone, and beside it a field takes how many. */
function leavesCountOut(goal: string, wants: readonly Want[], { nodes, digest }: PageContext): boolean {
  const [want] = wants;
  if (wants.length !== 1 || want?.do !== "click" || containsPhrase(goal, want.target.name)) return false;
  const filled = fillFromGoal(goal, { nodes, title: digest.title, known: digest.lines });
  return (filled?.entries ?? []).some(({ node, value }) => fold(node.value ?? "") !== fold(value));
}

/** The first part of a form in parts offers what the goal says, to be chosen before it leads on: which fields the next ones have is not seen yet. */
function beginsInParts(goal: string, wants: readonly Want[], { nodes, digest }: PageContext): boolean {
  if (wants.length !== 1 || wants[0]?.do !== "add") return false;
  const filled = fillFromGoal(goal, { nodes, title: digest.title, known: digest.lines });
  return (
    filled !== undefined &&
    leadsOn(filled.form) &&
    filled.entries.some(({ node, kind }) => kind === "mark" && node.role === "radio" && !isChosen(node))
  );
}

/** `Book the Oak room`, where a folded part or a page is called `Oak room`: what is booked is there already, and what is opened for it says how. */
export const isOpenedToBook = (
  { verb, thing }: Pick<WantOf<"add">, "verb" | "thing">,
  { nodes }: Pick<PageContext, "nodes">,
): boolean =>
  verb === "book" &&
  nodes.some(
    ({ role, name, states, href }) =>
      fold(name) === fold(thing) &&
      !states.includes("hidden") &&
      (states.includes("collapsed") || role === "tab" || (role === "link" && href !== undefined)),
  );

/** `called Evening Walk in Hall 4`: whether the place is a part of the name, the fields of the form say. */
const namedWithPlace = ({ fields }: WantOf<"add">, goal: string): boolean =>
  fields.some(({ value }) => placeBehind.test(value) && withoutQuotes(goal).includes(value));
const placeBehind = /^\p{Lu}.{0,80}\s(?:in|at|on)\s\p{Lu}\p{L}+\s(?:\d{1,4}|\p{Lu})$/u;

/** What the rules took for a field's name is none here (`an alert for when copper goes above 9500`), and a form takes all that the goal says. */
function namesNoField(goal: string, wants: readonly Want[], { nodes, digest }: PageContext): boolean {
  const [want] = wants;
  if (wants.length !== 1 || want?.do !== "add") return false;
  const filled = fillFromGoal(goal, { nodes, title: digest.title, known: digest.lines });
  if (!filled || filled.isPartly) return false;
  const fieldless = want.fields.filter(({ field }) =>
    filled.form.fields.every(({ name }) => likeness(field, name) < leastAlike),
  );
  // `on invoice INV-7`, on the page of that invoice: it says where, and is nothing to enter.
  const heads = nodes.filter(({ role, inputType }) => role === "heading" && inputType === "1");
  const isPlace = fieldless.some(
    ({ field, value }) => field !== "" && heads.some(({ name }) => containsPhrase(name, value)),
  );
  // No word says what it is for: `afternoon slot`.
  const isBare = want.fields.some(({ field, hint }) => field === "" && hint === undefined);
  const isPlaced =
    isBare && want.fields.every(({ value }) => filled.entries.some((one) => says(value, one.value)));
  return fieldless.length > 0 && (isPlace || isPlaced || filled.entries.length > want.fields.length);
}
/** `afternoon slot` is `Afternoon` in the group `Slot`. */
const says = (value: string, entered: string): boolean =>
  containsPhrase(value, entered) || containsPhrase(entered, value);
const leastAlike = 0.5;

const isNameless = (of: string | undefined): boolean => of !== undefined && /^(?:\p{Ll}+ ?){1,2}$/u.test(of);

function takesText(goal: string, { nodes, digest }: PageContext): boolean {
  const filled = fillFromGoal(goal, { nodes, title: digest.title, known: digest.lines });
  const texts = (filled?.entries ?? []).filter(({ kind }) => kind === "text");
  return texts.length > 1 && !filled?.isPartly;
}
