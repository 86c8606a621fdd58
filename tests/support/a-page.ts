import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { buildSnapshot } from "@/lib/agent/snapshot/build-snapshot";
import { type InteractiveElement, roleCodes } from "@/lib/contracts/page-element";

const codes = new Map<string, string>(Object.entries(roleCodes).map(([code, role]) => [role, code]));
const line = /^(\s*)([a-z]+)(?::([\w-]+))?(?:\s+"([^"]*)")?(.*)$/;
const tailValue = (tail: string, mark: string): string | undefined =>
  new RegExp(`(?:^|\\s)${mark}(?:"([^"]*)"|(\\S+))`)
    .exec(tail)
    ?.slice(1)
    .find((one) => one !== undefined);

/**
 * A page from an outline, two spaces a level:
 * `role:type "name" #id ="value" [states] >href ~"placeholder" |"a|b" (options) &"near" ^"description" %"scroll" !cover @cover` (`!`: covered, by the one named; `@`: lies on one).
 * A value may have several lines (`="Kale\\nLeek"`). Ids are given in order (`e1`, `e2`, …) where none is written.
 */
export function aPage(
  outline: string,
  facts: { url?: string; title?: string; text?: string } = {},
): PageSnapshot {
  const above: string[] = [];
  const rows = outline.split("\n").filter((row) => row.trim() !== "");
  const indent = Math.min(...rows.map((row) => /^ */.exec(row)?.[0].length ?? 0));
  const interactiveTree = rows.map((row, index) => {
    const [, spaces = "", role = "", type, name = "", tail = ""] = line.exec(row.slice(indent)) ?? [];
    const depth = spaces.length / 2;
    const id = tailValue(tail, "#") ?? `e${index + 1}`;
    above.length = depth;
    const container = above.at(-1);
    above.push(id);
    return element(id, role, type, name, tail, container);
  });
  return buildSnapshot({
    url: facts.url ?? "https://example.org/page",
    pageTitle: facts.title ?? "",
    interactiveTree,
    ...(facts.text === undefined ? {} : { pageText: facts.text }),
  });
}

function element(
  id: string,
  role: string,
  type: string | undefined,
  name: string,
  tail: string,
  container: string | undefined,
): InteractiveElement {
  const states = /\[([^\]]*)\]/.exec(tail)?.[1];
  const given = {
    v: tailValue(tail, "=")?.replaceAll("\\n", "\n"),
    h: tailValue(tail, ">"),
    p: tailValue(tail, "~"),
    near: tailValue(tail, "&"),
    d: tailValue(tail, "\\^"),
    scr: tailValue(tail, "%"),
    o: tailValue(tail, "\\|")?.split("|"),
    k: type,
    c: container,
    s: states?.split(/\s+/),
    occ: /\s!\w*(?:\s|$)/.test(tail) ? true : undefined,
    by: /\s!(\w+)/.exec(tail)?.[1],
    on: /\s@(\w+)/.exec(tail)?.[1],
  };
  const present = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return { i: id, r: codes.get(role) ?? role, n: name, ...present };
}
