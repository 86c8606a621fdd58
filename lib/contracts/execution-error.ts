import { z } from "zod";

/** Why a client could not carry out an action: the closed list of `lastActionError.code` and `chainError.code`, each with its meaning. */
export const executionErrors = {
  ELEMENT_NOT_FOUND: "no element of that id was ever seen on this page",
  ELEMENT_STALE: "the element is gone and nothing on the page is clearly its replacement",
  ELEMENT_COVERED: "something else lies over the element and would take the click",
  ELEMENT_DISABLED: "the element is disabled",
  ELEMENT_NOT_VISIBLE: "the element has no visible area that can be scrolled into view",
  NOT_EDITABLE: "the element takes no text, or is read-only",
  VALUE_REFUSED: "the field does not take such a value",
  NOT_CHECKABLE: "the element is no checkbox, radio or switch, or cannot be switched off",
  NOT_A_SELECT: "the element is no native select; open it and click an option",
  OPTION_NOT_FOUND: "the select has no such option",
  OPTION_DISABLED: "the option is disabled",
  NOT_A_FILE_FIELD: "the element leads to no file field",
  ATTACHMENT_NOT_FOUND: "the user gave no file of that id",
  TEXT_NOT_FOUND: "the text is nowhere on the page",
  INVALID_KEY: "no such key",
  INVALID_URL: "not an http or https address",
  TAB_NOT_FOUND: "this task has no tab of that id",
  NO_HISTORY: "there is no page to go to in that direction",
  NO_PAGE: "the tab shows no page that can be acted on",
  NAVIGATION_FAILED: "the page did not load",
  SECRET_UNAVAILABLE: "the client holds no such secret for this domain",
  CHECK_FAILED: "the action ran, but the check that the chain asks for did not hold",
  ACTION_INVALID: "the action could not be read",
  ACTION_UNSUPPORTED: "this client cannot carry out such an action",
  TIMEOUT: "the action did not come to an end in time",
  PAGE_CLOSED: "the tab or the browser was closed",
} as const;

export type ExecutionErrorCode = keyof typeof executionErrors;
export const ExecutionErrorCode = z.enum(
  Object.keys(executionErrors) as [ExecutionErrorCode, ...ExecutionErrorCode[]],
);

/** What a client reports as `lastActionResult.actualState`: the target as it is after the action, masked where secret. */
export const ActualState = z.strictObject({
  value: z.string().optional(),
  checked: z.boolean().optional(),
  /** Labels of the chosen options. */
  selected: z.array(z.string()).optional(),
  /** The id that the target answers to now, when its node was replaced. */
  elementId: z.string().optional(),
});
export type ActualState = z.infer<typeof ActualState>;
