import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { rowOf } from "./candidates";
import { isLabelOf, isLinkOfTab } from "./toggle-label";

/** A row and the controls in it, or a control inside another, are no alternatives to each other when only one of them says something. */
export function isSamePlace(nodes: readonly SkeletonNode[], one: number, other: number): boolean {
  const [a, b] = [nodes[one], nodes[other]];
  if (!a || !b || a.parent === other || b.parent === one) return true;
  if (isLabelOf(a, b) || isLabelOf(b, a)) return true;
  if (isLinkOfTab(a, b) || isLinkOfTab(b, a)) return true;
  if (isLinkAround(a, b, one - other) || isLinkAround(b, a, other - one)) return true;
  if (isSameLink(a, b)) return true;
  const isOfList = nodes[a.parent]?.role === "list";
  if (isOfList && (isLineOf(a, b, one - other) || isLineOf(b, a, other - one))) return true;
  const row = rowOf(nodes, other);
  if (row < 0 || rowOf(nodes, one) !== row || (isTyped(a) && isTyped(b))) return false;
  return a.name === "" || a.name === b.name || (a.href !== undefined && a.href === b.href);
}

/** A part of the page, such as one dialog for all rows, is filled by the control that opened it. */
const leadsNowhere = /^javascript:|#(?!!?\/)/iu;

/** `Browse` and `Czech` in the row of Czech, which lead to the same address: whichever of them is pressed, it is what was meant. */
export function leadsJustAs(nodes: readonly SkeletonNode[], one: number, other: number): boolean {
  const [a, b] = [nodes[one], nodes[other]];
  const row = rowOf(nodes, other);
  return (
    a?.role === "link" &&
    b?.role === "link" &&
    a.href !== undefined &&
    a.href === b.href &&
    !leadsNowhere.test(a.href) &&
    row >= 0 &&
    rowOf(nodes, one) === row
  );
}

/** `Projects` in the menu of the site and over a part of the page, both with the same address: whichever of them is pressed, it is what was meant. */
const isSameLink = (a: SkeletonNode, b: SkeletonNode): boolean =>
  a.role === "link" &&
  b.role === "link" &&
  a.name !== "" &&
  a.name === b.name &&
  a.href !== undefined &&
  a.href === b.href &&
  !leadsNowhere.test(a.href);

/** A line of a menu and the button in it, called alike: as elements that take clicks they stand one behind the other. */
const isLineOf = (line: SkeletonNode, control: SkeletonNode, behind: number): boolean =>
  behind === -1 &&
  line.role === "menuitem" &&
  control.role !== "menuitem" &&
  line.parent === control.parent &&
  line.name === control.name &&
  line.href === undefined;

/** A link and the button or the line of a menu in it, called alike: they stand one behind the other as well. */
const isLinkAround = (link: SkeletonNode, control: SkeletonNode, behind: number): boolean =>
  behind === -1 &&
  link.role === "link" &&
  (control.role === "button" || control.role === "menuitem") &&
  link.parent === control.parent &&
  link.name !== "" &&
  link.name === control.name;

/** Fields are told by what stands at them: two that are called alike are two. */
const isTyped = ({ role }: SkeletonNode): boolean => role === "textbox" || role === "combobox";
