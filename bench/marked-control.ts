/** What a control's markup may be that holds other elements. */
const controlTags: ReadonlySet<string> = new Set("a button summary option".split(" "));
const controlRoles =
  /\srole\s*=\s*["']?(?:button|link|menuitem|menuitemcheckbox|menuitemradio|option|tab|checkbox|radio|switch)["'\s>]/i;
const fieldTags: ReadonlySet<string> = new Set("input select textarea".split(" "));
const voidTags: ReadonlySet<string> = new Set(
  "area base br col embed hr img input link meta source track wbr".split(" "),
);
const mark = / data-agent-target(?:="[^"]*")?/;
const tagOrEnd =
  /<\/([a-z][\w-]*)\s*>|<([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/gi;
const shadowRoot = /^\s*<template shadowrootmode/;

type Open = { name: string; at: number; isControl: boolean };

const isControl = (name: string, attributes: string): boolean =>
  controlTags.has(name) || controlRoles.test(`${attributes} `);

/**
 * A press is recorded at the very element that was under it. A client tells of controls only: of a part of one the control, of an element whose shadow
 * root holds one control and no other that one, and of a wrapper that says nothing beside its only control that control.
 */
export function markedAtControl(html: string): string {
  const around: Open[] = [];
  for (const found of html.matchAll(tagOrEnd)) {
    const [tag, closed, given = "", attributes = ""] = found;
    const name = (closed ?? given).toLowerCase();
    if (closed !== undefined) {
      const at = around.findLastIndex((one) => one.name === name);
      if (at >= 0) around.splice(at);
      continue;
    }
    if (mark.test(attributes)) return moved(html, { name, at: found.index, tag, attributes }, around);
    if (!voidTags.has(name) && !tag.endsWith("/>"))
      around.push({ name, at: found.index, isControl: isControl(name, attributes) });
  }
  return html;
}

type Marked = { name: string; at: number; tag: string; attributes: string };

function moved(html: string, { name, at, tag, attributes }: Marked, around: readonly Open[]): string {
  if (isControl(name, attributes) || fieldTags.has(name)) return html;
  const to =
    name === "label"
      ? (boxWithin(html, at + tag.length) ?? boxFor(html, attributes))
      : (around.findLast((one) => one.isControl)?.at ??
        onlyInside(html, name, at + tag.length) ??
        drawnBy(html, name, at + tag.length));
  if (to === undefined) return html;
  const bare = html.slice(0, at) + tag.replace(mark, "") + html.slice(at + tag.length);
  const start = to > at ? to - (tag.length - tag.replace(mark, "").length) : to;
  const head = /^<[a-z][\w-]*/i.exec(bare.slice(start, start + 80))?.[0] ?? "";
  return `${bare.slice(0, start)}${head} data-agent-target="1"${bare.slice(start + head.length)}`;
}

/** The one box or radio button that a label holds: pressing the words beside it presses it. */
function boxWithin(html: string, from: number): number | undefined {
  const end = html.indexOf("</label>", from);
  const fields = [...html.slice(from, end < 0 ? from : end).matchAll(tagOrEnd)].filter(
    ([, , name = ""]) =>
      name !== "" && (isControl(name.toLowerCase(), "") || fieldTags.has(name.toLowerCase())),
  );
  const [only, ...more] = fields;
  return only && more.length === 0 && /\stype="(?:checkbox|radio)"/i.test(only[3] ?? "")
    ? from + only.index
    : undefined;
}

/** The box or radio button that a label beside it is for. */
function boxFor(html: string, attributes: string): number | undefined {
  const id = /\sfor="([^"]{1,200})"/i.exec(attributes)?.[1];
  const found = id === undefined ? -1 : html.indexOf(` id="${id}"`);
  const start = html.lastIndexOf("<", found);
  const box = found < 0 ? "" : html.slice(start, html.indexOf(">", found) + 1);
  return /^<input\s/i.test(box) && /\stype="(?:checkbox|radio)"/i.test(box) ? start : undefined;
}

const entered: ReadonlySet<string> = new Set("input select textarea".split(" "));

/** Where the one control begins that stands in the shadow root of the element. */
function onlyInside(html: string, host: string, from: number): number | undefined {
  if (!host.includes("-") || !shadowRoot.test(html.slice(from, from + 80))) return undefined;
  const end = html.indexOf(`</${host}>`, from);
  const controls = [...html.slice(from, end < 0 ? from : end).matchAll(tagOrEnd)].filter(
    ([, closed, name = "", attributes = ""]) =>
      closed === undefined &&
      (isControl(name.toLowerCase(), attributes) ||
        (entered.has(name.toLowerCase()) && !/\stype="hidden"/i.test(attributes))),
  );
  const [only, ...more] = controls;
  return only && more.length === 0 ? from + only.index : undefined;
}

/** A wrapper with one control in it that says all that the wrapper says. */
function drawnBy(html: string, host: string, from: number): number | undefined {
  const end = endOf(html, host, from);
  const inside = html.slice(from, end);
  const controls = [...inside.matchAll(tagOrEnd)].filter(
    ([, closed, name = "", attributes = ""]) =>
      closed === undefined &&
      (isControl(name.toLowerCase(), attributes) || fieldTags.has(name.toLowerCase())),
  );
  const [only, ...more] = controls;
  const [tag = "", , name = ""] = only ?? [];
  if (!only || more.length > 0 || fieldTags.has(name.toLowerCase())) return undefined;
  const own = inside.slice(
    only.index + tag.length,
    endOf(inside, name.toLowerCase(), only.index + tag.length),
  );
  return textOf(own) !== "" && textOf(own) === textOf(inside) ? from + only.index : undefined;
}

/** Where an element ends whose start tag ends here. */
function endOf(html: string, host: string, from: number): number {
  let depth = 1;
  for (const found of html.slice(from).matchAll(tagOrEnd)) {
    const [tag, closed, given = ""] = found;
    if ((closed ?? given).toLowerCase() !== host || tag.endsWith("/>")) continue;
    depth += closed === undefined ? 1 : -1;
    if (depth === 0) return from + found.index;
  }
  return html.length;
}

const textOf = (html: string): string => html.replace(tagOrEnd, " ").replace(/\s+/g, " ").trim();
