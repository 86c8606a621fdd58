import { z } from "zod";

/** Roles whose elements can be acted on. */
export const actionableRoles = [
  "button",
  "link",
  "textbox",
  "checkbox",
  "radio",
  "switch",
  "combobox",
  "option",
  "tab",
  "menuitem",
  "slider",
  "treeitem",
  "file",
  "clickable",
] as const;

/** Roles that give context: they hold or explain others and are never a target. */
export const contextRoles = [
  "alert",
  "status",
  "heading",
  "dialog",
  "form",
  "list",
  "item",
  "table",
  "row",
  "region",
  "progress",
  "image",
] as const;

export const NodeRole = z.enum([...actionableRoles, ...contextRoles]);
export type NodeRole = z.infer<typeof NodeRole>;

/** Shows that work goes on. A bar that says how far it is may as well count the steps of a form: it is content. */
export const isBusy = ({ role, states, value }: SkeletonNode): boolean =>
  !states.includes("hidden") && (states.includes("busy") || (role === "progress" && !value));

const actionable: ReadonlySet<string> = new Set(actionableRoles);
export const isActionable = (node: { role: NodeRole }): boolean => actionable.has(node.role);

const fields: ReadonlySet<string> = new Set([
  "textbox",
  "combobox",
  "checkbox",
  "radio",
  "switch",
  "slider",
  "file",
]);
/** Takes a value, or is switched on and off. */
export const isField = (node: { role: NodeRole }): boolean => fields.has(node.role);

/**
 * One meaningful element of a page, whatever form the page came in. `states` is sorted and holds the words of the wire plus state classes as
 * `.active`. `parent` is the index of the enclosing context node in the same list, or -1. `path` joins the roles and names of the context nodes
 * above it (`region:main/form:Sign in`), so it survives inserted siblings.
 */
export const SnapshotNode = z.object({
  id: z.string(),
  role: NodeRole,
  name: z.string(),
  value: z.string().optional(),
  states: z.array(z.string()),
  description: z.string().optional(),
  placeholder: z.string().optional(),
  href: z.string().optional(),
  inputType: z.string().optional(),
  testId: z.string().optional(),
  options: z.array(z.string()).optional(),
  controls: z.array(z.string()).optional(),
  nearText: z.string().optional(),
  parent: z.number().int(),
  path: z.string(),
  /** Empty for the main frame. */
  frame: z.string(),
  occluded: z.boolean().optional(),
  /** Names of what covers it, and of what it lies on where that covers others: equal where it is the same. */
  coveredBy: z.string().optional(),
  liesOn: z.string().optional(),
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
  scroll: z.string().optional(),
  /** Of what holds others: its lines of the page's text, from the first to the one after the last, and a hash of them without times. */
  textLines: z.tuple([z.number().int(), z.number().int()]).optional(),
  textHash: z.string().optional(),
});
export type SnapshotNode = z.infer<typeof SnapshotNode>;

export const PageForm = z.enum(["tree", "semantic", "skeleton", "html", "none"]);
export type PageForm = z.infer<typeof PageForm>;

export const MovingText = z.object({ line: z.number().int(), steady: z.string() });
export type MovingText = z.infer<typeof MovingText>;

/** A page as posted, in one shape. `nodes` are in document order; `lines` the visible text in document order. */
export const PageSnapshot = z.object({
  url: z.string(),
  title: z.string(),
  form: PageForm,
  nodes: z.array(SnapshotNode),
  lines: z.array(z.string()),
  /** Lines that change while no action runs, by number, with `·` in place of what changes. */
  movingText: z.array(MovingText).optional(),
  /** True when the client cut the text. */
  textCut: z.boolean(),
  /** Elements that the client left out. */
  truncated: z.number().int(),
  activeElement: z.string().optional(),
  scroll: z.string().optional(),
  viewport: z.object({ width: z.number(), height: z.number() }).optional(),
  /** Hex hash of the skeleton: equal pages have equal hashes. */
  hash: z.string(),
});
export type PageSnapshot = z.infer<typeof PageSnapshot>;

/** A node as stored before an action: geometry is left out. */
export const SkeletonNode = SnapshotNode.omit({ box: true, scroll: true, coveredBy: true, liesOn: true });
export type SkeletonNode = z.infer<typeof SkeletonNode>;

/** The meaningful state of a page. `textDigest` are the visible lines of the main region, shortened. */
export const Skeleton = z.object({
  nodes: z.array(SkeletonNode),
  textDigest: z.array(z.string()),
  movingText: z.array(MovingText).optional(),
});
export type Skeleton = z.infer<typeof Skeleton>;

/** What is kept of the page when an action is chosen. */
export const BeforeState = z.object({
  url: z.string(),
  domHash: z.string(),
  title: z.string().optional(),
  activeElement: z.string().optional(),
  semanticSkeleton: Skeleton.optional(),
});
export type BeforeState = z.infer<typeof BeforeState>;

/** What a model sees of a page: the most relevant nodes in document order, and text lines. `omitted` counts what was cut. */
export const Digest = z.object({
  url: z.string(),
  title: z.string(),
  nodes: z.array(SnapshotNode),
  omittedNodes: z.number().int(),
  lines: z.array(z.string()),
  omittedLines: z.number().int(),
  /** How much of a name is shown; less on a crowded page, so that no element need be left out. */
  nameChars: z.number().int().optional(),
});
export type Digest = z.infer<typeof Digest>;
