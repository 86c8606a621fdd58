import { formFor } from "@/lib/adapters/offline/matching/find-form";
import { addControl } from "@/lib/adapters/offline/matching/find-way";
import { likeness } from "@/lib/adapters/offline/matching/likeness";
import { readGoal } from "@/lib/adapters/offline/reading/read-goal";
import type { FieldValue, Want } from "@/lib/adapters/offline/reading/want";
import { type SeenPage, unseen } from "@/lib/adapters/offline/writing/page";
import { asCommand } from "@/lib/adapters/offline/writing/write-command";
import { startsWithVerb } from "@/lib/agent/domain/wording/action-verbs";

export type Missing = { question: string; missing: string; fill(answer: string): Want };

const withField = (want: Extract<Want, { do: "add" }>, field: FieldValue): Want => ({
  ...want,
  fields: [...want.fields, field],
});

const called = (thing: string): string =>
  /^(?:it|this|that|these|those|them)$/iu.test(thing) ? thing : `the ${thing}`;

/** What only the user can know and the goal leaves out; undefined when nothing. */
export function missingIn(want: Want, page: SeenPage = unseen): Missing | undefined {
  if (asCommand(want, page)) return undefined;
  if (want.do === "add" && want.fields.length === 0 && isOffered(want.verb, want.thing, page))
    return undefined;
  if (want.do === "add" && want.fields.length === 0 && want.thing !== "")
    return {
      question:
        want.verb === "send"
          ? `What shall ${called(want.thing)} say, and to whom?`
          : `What is the name of ${called(want.thing)}?`,
      missing: `name of ${called(want.thing)}`,
      fill: (answer) => withField(want, { field: "name", value: answer }),
    };
  if (want.do === "add" && want.verb === "send" && !want.fields.some(({ field }) => field === "message"))
    return {
      question: `What shall ${called(want.thing)} say?`,
      missing: `text of ${called(want.thing)}`,
      fill: (answer) => withField(want, { field: "message", value: answer }),
    };
  if (want.do === "type" && want.value === "" && want.field)
    return {
      question: `What shall I enter as ${want.field.whole || want.field.name}?`,
      missing: want.field.whole || want.field.name,
      fill: (answer) => ({ ...want, value: answer }),
    };
  return undefined;
}

/** What is created may need no name; what is added or registered is somebody or something. */
const madeAtOnce = /^(?:create|make|start|request|file|open|set up)$/;

/** `Create a report` where the page has just that button: what else it wants, if anything, it will ask for. */
const isOffered = (verb: string, thing: string, page: SeenPage): boolean => {
  const { nodes, title } = page;
  const control = madeAtOnce.test(verb) ? addControl(verb, thing, page) : undefined;
  return control !== undefined && control.certainty >= 0.7 && formFor(thing, [], nodes, title) === undefined;
};

const formAsked = /\bform\b.*\bfor "([^"]+)".*what shall I enter/i;

/** What a form asked for while the goal was worked on, and the user answered: it belongs to whatever is entered. */
function withFormAnswers(want: Want, answers: readonly { question: string; answer: string }[]): Want {
  if (want.do !== "add" && want.do !== "fill" && want.do !== "login") return want;
  const given = answers.flatMap(({ question, answer }): FieldValue[] => {
    const field = formAsked.exec(question)?.[1];
    return field ? [{ field, value: answer.trim() }] : [];
  });
  if (given.length === 0) return want;
  const kept = want.fields.filter(({ field }) => !given.some((one) => likeness(field, one.field) >= 0.8));
  return { ...want, fields: [...kept, ...given] };
}

const circumstance = /^(?:if|when(?:ever)?|unless|in case|depending on)\b/i;
const partQuestion = (text: string): string =>
  `I do not understand this part: ${text.slice(0, 200)}. What shall I do there?`;

/** A command that no rule reads is asked about when others are to follow or to precede it: doing only those would be half of the goal. */
function explained(
  wants: readonly Want[],
  answers: readonly { question: string; answer: string }[],
): { wants: Want[]; unread: Missing | undefined } {
  if (wants.every((want) => want.do === "unknown")) return { wants: [...wants], unread: undefined };
  let unread: Missing | undefined;
  const read = wants.flatMap((want): Want[] => {
    const isCommand = startsWithVerb(want.text) || circumstance.test(want.text);
    if (want.do !== "unknown" || !isCommand) return [want];
    const question = partQuestion(want.text);
    const said = answers.findLast((one) => one.question === question)?.answer;
    if (said) return [...readGoal(said)];
    unread ??= { question, missing: want.text, fill: () => want };
    return [want];
  });
  return { wants: read, unread };
}

/** Wants with what the user answered put in, and the first thing that is still missing. */
export function completed(
  wants: readonly Want[],
  answers: readonly { question: string; answer: string }[],
  page: SeenPage = unseen,
): { wants: Want[]; missing: Missing | undefined } {
  const full: Want[] = [];
  const { wants: read, unread } = explained(wants, answers);
  let missing = unread;
  for (let want of read) {
    for (let gap = missingIn(want, page); gap; gap = missingIn(want, page)) {
      const { question } = gap;
      const said = answers.findLast((one) => one.question === question)?.answer;
      if (said === undefined || said.trim() === "") {
        missing ??= gap;
        break;
      }
      want = gap.fill(said.trim());
    }
    full.push(withFormAnswers(want, answers));
  }
  return { wants: full, missing };
}
