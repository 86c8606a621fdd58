import { z } from "zod";
import { Assertion, ElementQuery } from "@/lib/contracts/assertion";

/**
 * What a page showed after an action, and had not shown before it. `shown` must still be there after a fresh load: what is gone by then was never stored.
 * `awaited` are values that it showed neither before nor after, so that showing them then is new. `lines` are new texts of no special meaning.
 */
export const ReadBack = z.object({
  shown: z.array(Assertion),
  awaited: z.array(z.string()),
  lines: z.array(z.string()),
  /** The control that was used, at its thing: when it is no longer there after a fresh load, it has done its work; when it is, that says nothing. `under`: of several, the one under that heading. */
  used: z
    .array(z.object({ role: z.string(), name: z.string(), place: z.string(), under: z.string().optional() }))
    .optional(),
  /** Things that no entry of a list names any more. */
  gone: z.array(z.string()).optional(),
  /** The same of things that a cell of their own named: others have that name as a part of theirs. */
  goneJust: z.array(z.string()).optional(),
  /** A thing and what its entry says of it now. */
  told: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
  /** A count of the thing since the deed, and by how much it differs from what it was. */
  grown: z.array(z.object({ text: z.string(), by: z.string() })).optional(),
  /** What the page said of the thing as if it were done before it was. */
  saidBefore: z.array(z.string()).optional(),
  /** Sentences that tell the user that it was done, of which the page said none before. */
  says: z.array(z.string()).optional(),
  /** What no entry of the page said all of before the deed: the goal's names and what was entered. */
  entryAwaited: z.array(z.string()).optional(),
  /** One entry said all of that right after the deed. */
  entryHeld: z.boolean().optional(),
  /** The heading of the page that the deed was done on, where the goal says it. */
  thing: z.string().optional(),
  /** What the goal says of that thing, and its page told. */
  ofThing: z.array(z.string()).optional(),
  /** What the goal asks for, come up in another entry than the one that the goal tells; where it is kept instead of being deleted. */
  misplaced: z.array(z.string()).optional(),
  /** Entries beside the thing, as they read before: the goal wants them to stay so. */
  others: z.array(z.string()).optional(),
  /** Names that stood together on the page before something was added to it, and what was over them. */
  there: z.array(z.object({ over: z.string(), names: z.array(z.string()) })).optional(),
  /** Fields beside those that were written in, and what each held when it was sent with them. `of`: whose choice it is; `instead`: what else could be chosen. */
  heldBeside: z
    .array(
      z.object({
        element: ElementQuery,
        held: z.string(),
        of: z.string().optional(),
        instead: z.array(z.string()).optional(),
      }),
    )
    .optional(),
  /** A page that was loaded anew told another choice for one of them. */
  changedBeside: z.boolean().optional(),
  /** Names of the goal that the page offered to turn to, while another one beside them stood open. */
  siblingOpen: z.array(z.string()).optional(),
  /** What stood chosen in a list of which several may be, and last what the deed chose beside it. */
  chosen: z.array(z.string()).optional(),
  /** Options that were offered beside what was chosen and hold all of its name: `Hall annex` beside `Hall`. */
  alike: z.array(z.string()).optional(),
  /** Entries that came telling how long ago that was: those before the deed that read like them without it, and whether there was one more right after the deed. */
  since: z.array(z.object({ name: z.string(), names: z.array(z.string()), more: z.boolean() })).optional(),
  /** What a calendar without markup said on each of its days before the deed, in short. */
  daysThen: z.array(z.string()).optional(),
  /** What the entry said that the deed was done in, before it led to another page. */
  entryThen: z.string().optional(),
  /** What the one entry that reads otherwise since the deed said before and says no more; how many of its names say so all the same, and how many of them wait. */
  entryWent: z
    .object({
      names: z.array(z.string()),
      words: z.array(z.string()),
      count: z.number().int(),
      waiting: z.number().int(),
    })
    .optional(),
  /** Entries whose boxes were ticked for the deed, what each of them says since then, and how many of their list say so. */
  picked: z.object({ names: z.array(z.string()), value: z.string(), count: z.number().int() }).optional(),
  /** What the entry said that the deed was done in and that went with it, and how many said so before. */
  rowGone: z.object({ role: z.string(), text: z.string(), count: z.number().int() }).optional(),
  /** Hash of what the entries of the page said before the deed, in their order, where they read otherwise right after it. */
  entriesBefore: z.string().optional(),
  /** Controls that say what the goal asks for since the deed, and what they said before. `place`: the thing that their entry names. */
  relabelled: z
    .array(z.object({ role: z.string(), name: z.string(), was: z.string(), place: z.string().optional() }))
    .optional(),
  /** Controls that name the thing and cannot be used since the deed. */
  shut: z.array(z.object({ role: z.string(), name: z.string() })).optional(),
  /** Controls that say all of the goal themselves, and of which thing: gone while the thing and those of others are there, they have done their work. */
  commanded: z.array(z.object({ role: z.string(), name: z.string(), thing: z.string() })).optional(),
  /** Things that came to stand under the heading of the place that the goal has them go to. */
  inPlace: z.array(z.string()).optional(),
  /** The tab that was shown then: the page may have turned to it by itself. */
  tab: z.object({ name: z.string(), path: z.string() }).optional(),
  /** The page then came in answer to a posted form, which shows what it was told. */
  posted: z.literal(true).optional(),
  /** The server took it and said that it is yet to be done: then what is stored has to tell. */
  promised: z.literal(true).optional(),
});
export type ReadBack = z.infer<typeof ReadBack>;

export const CriterionKind = z.enum(["state", "change", "use"]);

/**
 * When a step or task is done, as a sentence and, where it can be, as assertions. `state`: the present state may meet it at any time.
 * `change`: before and after must differ. `use`: a control was to be used; one that leads to a form or opens it is not asked to have stored anything.
 * `persistence`: something was stored, sent or deleted; wants evidence of rank network or better.
 */
export const Criterion = z.object({
  id: z.string(),
  text: z.string(),
  kind: CriterionKind,
  persistence: z.boolean(),
  assertions: z.array(Assertion),
  /** Met when this step is verified. */
  stepId: z.string().optional(),
  result: z.enum(["open", "met", "unmet", "unverifiable"]),
  evidenceIds: z.array(z.string()),
  /** Set once a request went out that may have stored it: what a fresh load of the page is held against. */
  readBack: ReadBack.optional(),
});
export type Criterion = z.infer<typeof Criterion>;

/** What a planner says of a criterion; the rest is filled in by `criterionFrom`. */
export const CriterionDraft = z.object({
  text: z.string().min(1),
  kind: CriterionKind,
  persistence: z.boolean(),
  assertions: z.array(Assertion).optional(),
  /** Index, in the same draft, of the step whose success meets it. */
  step: z.number().int().optional(),
});
export type CriterionDraft = z.infer<typeof CriterionDraft>;

/** A criterion as it starts. `stepIdOf` turns an index of the draft into a step id. */
export function criterionFrom(
  draft: CriterionDraft,
  id: string,
  stepIdOf: (index: number) => string | undefined = () => undefined,
): Criterion {
  const stepId = draft.step === undefined ? undefined : stepIdOf(draft.step);
  return {
    id,
    text: draft.text,
    kind: draft.kind,
    persistence: draft.persistence,
    assertions: draft.assertions ?? [],
    ...(stepId === undefined ? {} : { stepId }),
    result: "open",
    evidenceIds: [],
  };
}
