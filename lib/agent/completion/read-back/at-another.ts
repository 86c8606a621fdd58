import type { Entered } from "@/lib/agent/completion/deed/entered";
import { entryRoles, isShown, shownEntries } from "@/lib/agent/completion/page/entries";
import { underHeadings } from "@/lib/agent/completion/page/own-block";
import { echoes } from "@/lib/agent/completion/page/places";
import { isActionable, type PageSnapshot, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { Task } from "@/lib/agent/domain/task";
import { isChanging } from "@/lib/agent/domain/wording/changing-goal";
import { goalNames, namesUnquoted } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { ancestorsOf, descendantsOf } from "@/lib/agent/snapshot/node-tree";
import { pathParts } from "@/lib/agent/snapshot/path-parts";

/**
 * A reply to one person, a note on one thing: the page shows what was entered only in a part of another one, where the one that the goal names has a part
 * of the same kind beside it.
 */
export function standsAtAnother(entered: readonly Entered[], page: PageSnapshot, goal: string): boolean {
  if (isChanging(goal)) return false;
  const values = entered.flatMap((one) => (one.kind === "element_value" ? [one.value] : []));
  // `Aufgabe`, over the column and at the field of it, is a kind of thing and no other one.
  const labels = entered.map(({ element }) => fold(element.name ?? ""));
  const meant = namedBeside(values, goal).filter((name) => !labels.includes(fold(name)));
  return (
    isInOtherRow(values, page, goal) ||
    (meant.length > 0 &&
      values.some((value) => isInOtherPart(value, meant, page) || isUnderOther(value, meant, page)))
  );
}

/** What was chosen beside it is what a row begins with (`Volunteers | ravi@…`): it stands in other rows only. */
function isInOtherRow(values: readonly string[], { lines }: PageSnapshot, goal: string): boolean {
  const rows = rowTexts(lines).map((text) => ({ text, folded: fold(text) }));
  const heads = values.map(fold).filter((value) => /\p{L}{3}/u.test(value) && containsPhrase(goal, value));
  return heads.some((head) => {
    const isOfHead = ({ folded }: (typeof rows)[number]): boolean => headOf(folded) === head;
    return (
      rows.some(isOfHead) &&
      values.some((value) => {
        // What has a row of its own is no part of another one.
        const isHead = rows.some(({ folded }) => headOf(folded) === fold(value));
        const holding = isHead ? [] : rows.filter(({ text }) => isHeldBy(value, [text]));
        return holding.length > 0 && !holding.some((row) => isHeldBy(head, [row.text]));
      })
    );
  });
}

/** Its first cell, without how many there are of it. */
const headOf = (row: string): string => (row.split(" |")[0] ?? "").replace(/\(\d+\)/, "").trim();

/** A row's cells are parted by bars; a cell of several lines goes on under it. */
function rowTexts(lines: readonly string[]): string[] {
  const rows: string[] = [];
  for (const line of lines) {
    if (/\s\|(?:\s|$)/.test(line)) rows.push(line);
    else if (rows.length > 0 && !/^#/.test(line)) rows.push(`${rows.pop()} ${line}`);
  }
  return rows;
}

/** Whom and what the goal names besides the values themselves. */
function namedBeside(values: readonly string[], goal: string): string[] {
  return [...new Set([...goalNames(goal), ...namesUnquoted(goal)])].filter(
    (name) => !values.some((value) => isHeldBy(name, [value]) || isHeldBy(value, [name])),
  );
}

/**
 * Changed in its entry of a list, and the list shows the value in entries only that do not name the thing: they are others', whether its own is on this page or not.
 */
export function standsAtOthersOnly(
  values: readonly string[],
  { goal, history }: Pick<Task, "goal" | "history">,
  page: PageSnapshot,
): boolean {
  // What is called otherwise now no longer stands under its old name.
  const names = naming.test(goal) ? [] : namedBeside(values, goal);
  const namesIn = (text: string): string[] => names.filter((one) => isHeldBy(one, [text]));
  const entry = history
    .flatMap(({ target }) => pathParts(target?.path ?? ""))
    .find(({ role, name }) => entryRoles.has(role) && namesIn(name).length > 0);
  // What the page is headed by may also be the list, or the project, that the thing stands in.
  if (entry === undefined || namesIn(entry.name).some((one) => isHeadedBy(one, page))) return false;
  const entries = shownEntries(page.nodes).filter((node) => node.role === entry.role);
  return values.some((value) => {
    const holding = entries.filter(({ name }) => isHeldBy(value, [name]));
    return holding.length > 0 && !holding.some(({ name }) => names.some((one) => isHeldBy(one, [name])));
  });
}

/** On the page of the thing itself what is listed are its parts. */
const isHeadedBy = (name: string, { nodes, url }: PageSnapshot): boolean =>
  !echoes(url, name) &&
  nodes.some(
    (node) =>
      node.role === "heading" && node.inputType === "1" && isShown(node) && isHeldBy(name, [node.name]),
  );

const naming =
  /(?<!\p{L})(?:re-?name\p{L}*|umbenenn\p{L}*|renomm\p{L}*|renombr\p{L}*|rinomin\p{L}*|renome\p{L}*|hernoem\p{L}*|names?|titles?|labels?|subject|heading|titel|bezeichnung|nom|titre|nombre|título|nome|titolo|naam)(?!\p{L})/iu;

function isInOtherPart(value: string, meant: readonly string[], { nodes }: PageSnapshot): boolean {
  const places = [...nodes.keys()].filter((at) => {
    const node = nodes[at];
    return node !== undefined && isShown(node) && !fields.has(node.role) && isHeldBy(value, [node.name]);
  });
  // The entry itself may be a message in a list of them: only a row tells on one line of what it is.
  const partsOf = (at: number): SkeletonNode[] =>
    [at, ...ancestorsOf(nodes, at)].flatMap((index) => {
      const node = nodes[index];
      return node && node.name !== "" && (index !== at || node.role === "row") ? [node] : [];
    });
  const namesMeant = ({ name }: SkeletonNode): boolean => meant.some((one) => isHeldBy(one, [name]));
  const isOther = (part: SkeletonNode): boolean =>
    nodes.some(
      (other) =>
        other !== part &&
        isBeside(part, other) &&
        isShown(other) &&
        namesMeant(other) &&
        areAlike(part, other, nodes),
    );
  const isElsewhere = (at: number): boolean => {
    const parts = partsOf(at);
    const own = nodes[at];
    return !(own && namesMeant(own)) && !parts.some(namesMeant) && parts.some(isOther);
  };
  return places.length > 0 && places.every(isElsewhere);
}
const fields: ReadonlySet<string> = new Set(["textbox", "combobox", "option"]);

const isBeside = (part: SkeletonNode, other: SkeletonNode): boolean =>
  other.role === part.role && other.path === part.path;

/** Rows of a table are; other parts where both list something, or have a control of the same name in them. */
function areAlike(one: SkeletonNode, other: SkeletonNode, nodes: readonly SkeletonNode[]): boolean {
  if (one.role === "row") return true;
  const [first = [], second = []] = [one, other].map((part) =>
    descendantsOf(nodes, nodes.indexOf(part))
      .filter((node) => entryRoles.has(node.role) || isActionable(node))
      .map((node) => (entryRoles.has(node.role) ? "entry" : `${node.role} ${node.name}`)),
  );
  return first.some((kind) => second.includes(kind));
}

/** Parts without more markup than their headings are of one kind where a line is the same in both, as the controls in them are. */
function isUnderOther(value: string, meant: readonly string[], page: PageSnapshot): boolean {
  return underHeadings(page).some(({ blocks, over }) => {
    const isOf = (text: string): boolean => meant.some((name) => isHeldBy(name, [text]));
    const holding = blocks.filter((block) => isHeldBy(value, [block.join(" ")]));
    if (holding.length === 0 || over.some(isOf) || holding.some((block) => isOf(block.join(" "))))
      return false;
    const own = blocks.filter(([heading = ""]) => isOf(heading));
    return own.some((block) => holding.every((other) => other.slice(1).some((line) => block.includes(line))));
  });
}
