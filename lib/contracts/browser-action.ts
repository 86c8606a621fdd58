import { z } from "zod";
import { limits } from "./limits";

/** What an action may do to the world; policy asks or passes by it. */
export const RiskClass = z.enum(["none", "read", "input", "navigate", "submit", "upload", "end"]);
export type RiskClass = z.infer<typeof RiskClass>;

export type ActionDefinition = {
  name: string;
  /** Positional arguments in order; trailing ones may be optional. */
  args: readonly { name: string; schema: z.ZodType; optional?: true; role?: "element" | "tab" }[];
  /** What the model reads. */
  doc: string;
  risk: RiskClass;
  /** False when the action by itself changes nothing on the page, so "nothing changed" says nothing. */
  promisesEffect: boolean;
  /** Presses its element as a click does: what is known of clicks holds for it. */
  clicks?: true;
};

const id = { name: "id", schema: z.string().min(1).max(64), role: "element" } as const;
const text = (name: string, max = 4_000) => ({ name, schema: z.string().max(max) }) as const;
const said = (name: string, max = 4_000) => ({ name, schema: z.string().min(1).max(max) }) as const;
const url = { name: "url", schema: z.string().min(1).max(4_000) } as const;
const tab = { name: "tabId", schema: z.string().min(1).max(64), role: "tab" } as const;
const optional = <T extends object>(argument: T) => ({ ...argument, optional: true }) as const;

/** Every action of the wire, in the order in which a model is shown them. */
export const browserActions = [
  { name: "navigate", args: [url], doc: "Open a URL in this tab.", risk: "navigate", promisesEffect: true },
  {
    name: "goBack",
    args: [],
    doc: "Go one page back in the tab's history.",
    risk: "navigate",
    promisesEffect: true,
  },
  {
    name: "goForward",
    args: [],
    doc: "Go one page forward in the tab's history.",
    risk: "navigate",
    promisesEffect: true,
  },
  { name: "reload", args: [], doc: "Load this page again.", risk: "navigate", promisesEffect: false },
  {
    name: "search",
    args: [said("query", 400)],
    doc: "Open the search engine's result page for a query.",
    risk: "navigate",
    promisesEffect: true,
  },
  {
    name: "click",
    args: [id],
    doc: "Click an element.",
    risk: "submit",
    promisesEffect: true,
    clicks: true,
  },
  {
    name: "doubleClick",
    args: [id],
    doc: "Double-click an element.",
    risk: "submit",
    promisesEffect: true,
    clicks: true,
  },
  {
    name: "rightClick",
    args: [id],
    doc: "Open an element's context menu.",
    risk: "input",
    promisesEffect: true,
  },
  {
    name: "hover",
    args: [id],
    doc: "Move the pointer over an element.",
    risk: "none",
    promisesEffect: false,
  },
  {
    name: "setValue",
    args: [id, text("text")],
    doc: "Replace a field's value by typing.",
    risk: "input",
    promisesEffect: true,
  },
  {
    name: "type",
    args: [said("text")],
    doc: "Type into the focused element.",
    risk: "input",
    promisesEffect: true,
  },
  {
    name: "press",
    args: [said("key", 40)],
    doc: "Press a key or combination, e.g. Enter or Control+A.",
    risk: "submit",
    promisesEffect: true,
  },
  {
    name: "check",
    args: [id],
    doc: "Make sure a checkbox, radio or switch is on.",
    risk: "input",
    promisesEffect: true,
  },
  {
    name: "uncheck",
    args: [id],
    doc: "Make sure a checkbox or switch is off.",
    risk: "input",
    promisesEffect: true,
  },
  {
    name: "select",
    args: [id, said("option", 500)],
    doc: "Choose an option of a select by its label, else its value.",
    risk: "input",
    promisesEffect: true,
  },
  {
    name: "scroll",
    args: [
      { name: "direction", schema: z.enum(["up", "down", "left", "right", "top", "bottom"]) },
      optional(id),
    ],
    doc: "Scroll the page, or a scrollable element, or (top, bottom) to its end.",
    risk: "none",
    promisesEffect: false,
  },
  {
    name: "findText",
    args: [said("text", 400)],
    doc: "Scroll to the first place that shows a text.",
    risk: "none",
    promisesEffect: false,
  },
  {
    name: "dragAndDrop",
    args: [
      { ...id, name: "fromId" },
      { ...id, name: "toId" },
    ],
    doc: "Drag one element onto another.",
    risk: "input",
    promisesEffect: true,
  },
  {
    name: "uploadFile",
    args: [id, said("attachmentId", 200)],
    doc: "Put a file that the user gave into a file field.",
    risk: "upload",
    promisesEffect: true,
  },
  {
    name: "wait",
    args: [{ name: "seconds", schema: z.number().min(0).max(limits.waitSeconds) }],
    doc: "Wait, at most 30 seconds.",
    risk: "none",
    promisesEffect: false,
  },
  { name: "newTab", args: [url], doc: "Open a URL in a new tab.", risk: "navigate", promisesEffect: true },
  {
    name: "switchTab",
    args: [tab],
    doc: "Go to another tab of this task.",
    risk: "none",
    promisesEffect: true,
  },
  { name: "closeTab", args: [tab], doc: "Close a tab of this task.", risk: "none", promisesEffect: true },
  {
    name: "clickAt",
    args: [
      { name: "x", schema: z.number() },
      { name: "y", schema: z.number() },
    ],
    doc: "Click a point; for canvas and maps only.",
    risk: "submit",
    promisesEffect: true,
  },
  {
    name: "extract",
    args: [said("instruction"), optional({ name: "schema", schema: z.record(z.string(), z.unknown()) })],
    doc: "Read data from the page, as rows of the JSON schema when one is given.",
    risk: "read",
    promisesEffect: false,
  },
  {
    name: "finish",
    args: [optional(text("summary"))],
    doc: "Claim that the goal is done.",
    risk: "end",
    promisesEffect: false,
  },
  {
    name: "fail",
    args: [said("reason")],
    doc: "Say that the goal cannot be done, and why.",
    risk: "end",
    promisesEffect: false,
  },
] as const satisfies readonly ActionDefinition[];

export type ActionName = (typeof browserActions)[number]["name"];
export const ActionName = z.enum(
  browserActions.map((action) => action.name) as [ActionName, ...ActionName[]],
);

/** About tabs, history and addresses, which are the client's and no page's, and the ends of a task. */
export type ActionOutsidePage = Extract<
  ActionName,
  | "navigate"
  | "goBack"
  | "goForward"
  | "reload"
  | "search"
  | "newTab"
  | "switchTab"
  | "closeTab"
  | "finish"
  | "fail"
>;

const definitions = new Map<string, ActionDefinition>(browserActions.map((action) => [action.name, action]));

/** The definition of an action, or undefined for a name that is not on the list. */
/** Names of those that press their element as a click does. */
export const clickActions: ReadonlySet<string> = new Set(
  browserActions.filter((action) => "clicks" in action).map(({ name }) => name),
);

export const actionDefinition = (name: string): ActionDefinition | undefined => definitions.get(name);

/** An action in parsed form: arguments in order, each of the type that its definition names. */
export const BrowserAction = z.strictObject({ name: ActionName, args: z.array(z.unknown()).max(3) });
export type BrowserAction = z.infer<typeof BrowserAction>;

/** Parsed form as it crosses the wire, with what is known of the target. */
export const ActionDetails = BrowserAction.extend({
  elementId: z.string().optional(),
  role: z.string().optional(),
  accessibleName: z.string().optional(),
});
export type ActionDetails = z.infer<typeof ActionDetails>;

export const ActionType = z.enum(["navigation", "dropdown", "input", "toggle", "generic"]);
export type ActionType = z.infer<typeof ActionType>;
