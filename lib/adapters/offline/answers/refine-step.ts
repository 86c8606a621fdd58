import { actOnQuestion } from "@/lib/adapters/offline/acting/act-by-pressing";
import { actOnRequest } from "@/lib/adapters/offline/acting/act-on-request";
import { actOnSubmit } from "@/lib/adapters/offline/acting/act-on-submit";
import { actOnWant } from "@/lib/adapters/offline/acting/act-on-want";
import { cannot } from "@/lib/adapters/offline/acting/answer";
import { begunField } from "@/lib/adapters/offline/acting/begun-field";
import { choosesFirst } from "@/lib/adapters/offline/acting/chooses-first";
import { clearingFirst } from "@/lib/adapters/offline/acting/clearing-first";
import { enter } from "@/lib/adapters/offline/acting/controls";
import { asGoalPlaces, enterByGoal } from "@/lib/adapters/offline/acting/enter-by-goal";
import { explore } from "@/lib/adapters/offline/acting/explore";
import { nextPage } from "@/lib/adapters/offline/acting/hidden-parts";
import { inNamedEntry } from "@/lib/adapters/offline/acting/in-named-entry";
import { stayingInPlace, toNamedPlace } from "@/lib/adapters/offline/acting/named-place";
import { notAtOthers } from "@/lib/adapters/offline/acting/not-at-others";
import { notPressedBack } from "@/lib/adapters/offline/acting/not-pressed-back";
import { ofGoalsThing } from "@/lib/adapters/offline/acting/of-goals-thing";
import { onItsDay } from "@/lib/adapters/offline/acting/on-its-day";
import { notFound, type PageContext, topDialog } from "@/lib/adapters/offline/acting/page-context";
import { sendsFirst } from "@/lib/adapters/offline/acting/sends-first";
import { underCover } from "@/lib/adapters/offline/acting/under-cover";
import { fillFromGoal, onward } from "@/lib/adapters/offline/matching/fill-from-goal";
import { formPathOf, pathInside } from "@/lib/adapters/offline/matching/parts-of-page";
import { share } from "@/lib/adapters/offline/matching/place-values";
import { confirmationIn } from "@/lib/adapters/offline/matching/typed-confirmation";
import { offlineAnswer } from "@/lib/adapters/offline/offline-answer";
import { goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
import { knownNames } from "@/lib/adapters/offline/reading/known-names";
import { readGoal } from "@/lib/adapters/offline/reading/read-goal";
import { requestIn } from "@/lib/adapters/offline/writing/write-request";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import { isChosen } from "@/lib/agent/domain/unchosen";
import { containsPhrase, contentStems, stemsOf } from "@/lib/agent/domain/wording/words";
import { refineStepTask } from "@/lib/agent/model-tasks/refine-step";
import { firstAct } from "./first-act";

export const answerRefineStep = offlineAnswer(refineStepTask, (input, { now }): ActionAnswer => {
  const { page, history, answers, tabs, attachments } = input;
  const context: PageContext = {
    digest: page.digest,
    nodes: page.digest.nodes,
    history,
    answers,
    tabs,
    attachments,
    now: now(),
    skipsHeld: false,
    goal: input.goal,
  };
  const on = (one: PageContext): ActionAnswer => refinedOn(input.step.description, input.goal, one);
  return underCover(on(context), context, on);
});

function refinedOn(step: string, goal: string, context: PageContext): ActionAnswer {
  const asked = actOnQuestion(step, step, context);
  if (asked?.decision === "cannot") return asked;
  const answer =
    (asked && choosesFirst(asked, goal, context)) ??
    toNamedPlace(goal, context) ??
    notPressedBack(refined(step, goal, context), step, context);
  const own = ofGoalsThing(inNamedEntry(answer, goal, context), goal, context);
  const onDay = notAtOthers(onItsDay(own, goal, context), goal, context);
  return clearingFirst(onDay, goal, context);
}

function refined(step: string, goal: string, context: PageContext): ActionAnswer {
  const { nodes } = context;
  const request = requestIn(step);
  if (request !== undefined)
    return choosesFirst(
      actOnRequest(request, context) ??
        explore(request, context) ??
        stayingInPlace(goal, notFound(`a way to do this: ${request}`, context), context),
      goal,
      context,
    );
  const typed = wordsToType(step, goal, context);
  if (typed) return typed;
  const own = stayingInPlace(goal, answerFor(step, context), context);
  const answer = choosesFirst(
    sendsFirst(sparing(asGoalPlaces(own, step, goal, context), step, context), context),
    goal,
    context,
  );
  // What leads to the row, part or page that the step is about is found by the goal's own words.
  const isAtEntry = readGoal(step, knownNames(nodes)).some((want) => ofEntries.has(want.do));
  // Which of several is meant, the whole goal may say where its step does not.
  if (answer.decision === "ask") return leadingOn(goal, context) ?? answer;
  if (answer.decision === "act" && answer.prepares)
    return (
      fieldCalled(step, goal, context) ??
      inBegunForm(step, goal, context) ??
      (isAtEntry && turnsAway(answer, step, context) ? leadingOn(goal, context) : undefined) ??
      answer
    );
  if (answer.decision !== "cannot") return answer;
  const placed = byValue(step, goal, context);
  const spared = placed && sparing(placed, step, context);
  return (
    (spared?.decision === "act" ? spared : undefined) ??
    byOwnWords(step, context) ??
    (isAtEntry ? leadingOn(goal, context) : undefined) ??
    toNextPart(step, goal, context) ??
    answer
  );
}

/** A command that no rule finds a way for, matched with what the page offers. */
function byOwnWords(step: string, context: PageContext): ActionAnswer | undefined {
  const wants = readGoal(step, knownNames(context.nodes));
  const answer = wants.length === 1 && wants[0]?.do === "command" ? actOnRequest(step, context) : undefined;
  return answer?.decision === "act" && !answer.prepares ? answer : undefined;
}

/** What this part of a form has no field for the next one may ask for, once all is in it that the goal says for this one. */
function toNextPart(step: string, goal: string, context: PageContext): ActionAnswer | undefined {
  const { nodes } = context;
  const isEntering = readGoal(step, knownNames(nodes)).some((want) => intoFields.has(want.do));
  const answer = isEntering && begunField(goal, context) !== undefined ? leadingOn(goal, context) : undefined;
  const [, id] = /^click\("([^"]+)"\)$/.exec(answer?.action ?? "") ?? [];
  const pressed = nodes.find((node) => node.id === id);
  return pressed && onward.test(pressed.name.trim()) ? answer : undefined;
}
const intoFields: ReadonlySet<string> = new Set(["type", "set", "choose"]);

/** `Type “Alba” to confirm`: before a question is confirmed, what it wants typed. */
function wordsToType(step: string, goal: string, context: PageContext): ActionAnswer | undefined {
  const dialog = topDialog(context.nodes);
  const [want] = dialog ? readGoal(step, knownNames(context.nodes)) : [];
  if (!dialog || want?.do !== "confirm") return undefined;
  const inside = context.nodes.filter(({ path }) => path.startsWith(pathInside(dialog)));
  const [entry] = confirmationIn(goal, inside);
  const answer = entry && enter(entry.node, entry.value, 0.85, { ...context, skipsHeld: true });
  return answer?.decision === "act" ? { ...answer, prepares: true } : undefined;
}

/** What another step entered stays: a field that holds it is not the one that this step means. */
function sparing(answer: ActionAnswer, step: string, { history, nodes }: PageContext): ActionAnswer {
  const [, id, value] = enters.exec(answer.action ?? "") ?? [];
  const node = nodes.find((one) => one.id === id);
  const taken = history.find(({ action, step: other }) => {
    const [, at, held] = enters.exec(action) ?? [];
    return at === id && other !== step && held !== value && held !== undefined && node?.value === held;
  });
  return node && node.inputType !== "search" && taken && !/\b(?:replace|change|clear|instead)\b/i.test(step)
    ? cannot("The field that this could mean holds what another step entered.")
    : answer;
}
const enters = /^setValue\("([^"]+)", "(.*)"\)$/;

/** A value whose field is not called as the step says goes where the goal's own words put it. */
function byValue(step: string, goal: string, context: PageContext): ActionAnswer | undefined {
  const [want] = readGoal(step, knownNames(context.nodes));
  const value =
    want?.do === "type" || want?.do === "set" ? want.value : want?.do === "choose" ? want.option.name : "";
  return value === "" ? undefined : enterByGoal(goal, value, context);
}

/** The goal calls a field of this page by its whole label: nothing has to be looked for first. */
function fieldCalled(step: string, goal: string, context: PageContext): ActionAnswer | undefined {
  const answer = byValue(step, goal, context);
  const [, id] = /^\w+\("([^"]+)"/.exec(answer?.action ?? "") ?? [];
  const node = context.nodes.find((one) => one.id === id);
  const words = contentStems(node?.name ?? "");
  const isCalled = words.length > 1 && share(words, stemsOf(goal)) === 1;
  return isCalled ? answer : undefined;
}

/** The form that was begun has a field for it: what is not filled in yet is not looked for elsewhere. */
function inBegunForm(step: string, goal: string, context: PageContext): ActionAnswer | undefined {
  const answer = byValue(step, goal, context);
  const [, id] = /^\w+\("([^"]+)"/.exec(answer?.action ?? "") ?? [];
  const begun = begunField(goal, context);
  const [own, before] = [id, begun].map((one) => context.nodes.find((node) => node.id === one));
  return own && before && formPathOf(own) !== "" && formPathOf(own) === formPathOf(before)
    ? answer
    : undefined;
}

/** It would leaf on in the list, and the entry that the step names is on this page. */
function turnsAway({ action = "" }: ActionAnswer, step: string, { nodes, history }: PageContext): boolean {
  const page = nextPage(nodes, history);
  if (!page || !action.startsWith(`click(${JSON.stringify(page.id)}`)) return false;
  const rows = nodes.filter(({ role }) => role === "row" || role === "item");
  return goalFacts(step).some(
    ({ kind, value }) =>
      (kind === "code" || kind === "said" || kind === "name" || kind === "number") &&
      rows.filter(({ name }) => containsPhrase(name, value)).length === 1,
  );
}

/** Wants about one entry of many, which may have to be opened first. */
const ofEntries: ReadonlySet<string> = new Set(["set", "edit", "mark", "command"]);

/** Only what makes room: the step itself is for its own words to say. */
function leadingOn(goal: string, context: PageContext): ActionAnswer | undefined {
  const answer = actOnRequest(goal, context);
  return answer?.prepares && answer.action?.startsWith("click(") ? answer : undefined;
}

function answerFor(step: string, context: PageContext): ActionAnswer {
  const wants = readGoal(step, knownNames(context.nodes));
  const [want] = wants;
  if (!want) return cannot(`No rule reads this step: ${step}`);
  if (want.do === "login" && want.fields.length === 0)
    return actOnSubmit({ do: "submit", verb: "sign in", target: undefined, text: want.text }, context);
  // A form that takes all that a command says, each value in a field of its own, is where it is done.
  const request = want.do === "command" && takesMore(step, context) ? actOnRequest(step, context) : undefined;
  if (request) return request;
  if (wants.length > 1 || want.do === "add" || want.do === "fill" || want.do === "login")
    return firstAct(step, wants, { ...context, skipsHeld: true });
  return actOnWant(want, context);
}

/** Several fields take what the step says, or a choice among others is still to be made. */
function takesMore(step: string, { nodes, digest }: PageContext): boolean {
  const { entries = [] } = fillFromGoal(step, { nodes, title: digest.title, known: digest.lines }) ?? {};
  return (
    entries.length > 1 ||
    entries.some(({ kind, node }) => kind === "mark" && node.role === "radio" && !isChosen(node))
  );
}
