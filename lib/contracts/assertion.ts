import { z } from "zod";

/** Which element an assertion speaks of: by id where it is known, else by role and name. */
export const ElementQuery = z.strictObject({
  id: z.string().optional(),
  role: z.string().optional(),
  /** Accessible name; compared without case and repeated spaces. */
  name: z.string().optional(),
  /** Row, item or heading that it stands at, where several have its role and name. */
  place: z.string().optional(),
});
export type ElementQuery = z.infer<typeof ElementQuery>;

/**
 * The machine-checkable form of a criterion. An assertion that is true before the action proves nothing and is dropped then.
 * `text`: visible text somewhere on the page, or in `within`. `count`: items of a list or table. `order`: names in that order.
 * `request`: a request of the action window with that method and path, answered below 400.
 */
export const Assertion = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("url"),
    match: z.enum(["equals", "path", "contains", "changed"]),
    value: z.string().optional(),
  }),
  z.strictObject({
    kind: z.literal("element"),
    element: ElementQuery,
    state: z.enum([
      "present",
      "absent",
      "enabled",
      "disabled",
      "checked",
      "unchecked",
      "selected",
      "expanded",
      "collapsed",
    ]),
  }),
  z.strictObject({ kind: z.literal("element_value"), element: ElementQuery, value: z.string() }),
  z.strictObject({ kind: z.literal("element_text"), element: ElementQuery, text: z.string() }),
  z.strictObject({
    kind: z.literal("text"),
    text: z.string().min(1),
    present: z.boolean(),
    within: ElementQuery.optional(),
  }),
  z.strictObject({
    kind: z.literal("count"),
    element: ElementQuery,
    /** `added`/`removed`: compared with the number before the action. */
    compare: z.enum(["equals", "at_least", "at_most", "added", "removed"]),
    count: z.number().int().min(0),
  }),
  z.strictObject({ kind: z.literal("order"), element: ElementQuery, names: z.array(z.string()).min(2) }),
  z.strictObject({
    kind: z.literal("alert"),
    tone: z.enum(["error", "success", "info"]),
    present: z.boolean(),
  }),
  z.strictObject({ kind: z.literal("request"), method: z.string().optional(), path: z.string().optional() }),
]);
export type Assertion = z.infer<typeof Assertion>;

/** What the server will look for after an action, and what a client may check in the page. */
export const ExpectedOutcome = z.strictObject({
  description: z.string(),
  domChanges: z.strictObject({
    elementShouldExist: z.string().optional(),
    elementShouldNotExist: z.string().optional(),
    urlShouldChange: z.boolean().optional(),
    attributeChanges: z
      .array(z.strictObject({ attribute: z.string(), expectedValue: z.string() }))
      .optional(),
    elementsToAppear: z.array(ElementQuery).optional(),
  }),
  assertions: z.array(Assertion),
  /** The element that the next step needs; `required`: without it the plan cannot go on. */
  nextGoal: z
    .strictObject({ description: z.string(), element: ElementQuery, required: z.boolean() })
    .optional(),
});
export type ExpectedOutcome = z.infer<typeof ExpectedOutcome>;
