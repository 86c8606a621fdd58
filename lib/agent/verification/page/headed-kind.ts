import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { contentStems, stem } from "@/lib/agent/domain/wording/words";

type Headed = { nodes: readonly SkeletonNode[]; title?: string | undefined };

/** A capital, a digit or a sign within: what is left is a name without its kind. */
const telling = /\p{Lu}|\p{N}|\p{L}[._@-]\p{L}/u;
const kindBefore = /^(\p{Ll}{4,20}) (\S.{2,60})$/u;
const kindBehind = /^(\S.{2,60}) (\p{Ll}{4,20})$/u;

/**
 * `the Blue Heron plan` on a page that is headed `Plans`, `host db-3.internal` under `Hosts`: the heading says of what kind all of them are, and each is shown by
 * its name alone. The name without its kind; undefined where no heading or title says just that.
 */
export function nameUnderKind(name: string, pages: readonly Headed[]): string | undefined {
  const heads = new Set(
    pages
      .flatMap(({ nodes, title = "" }) => [
        ...title.split(/\s[–—|·-]\s/u),
        ...nodes
          .filter(({ role, states }) => role === "heading" && !states.includes("hidden"))
          .map((node) => node.name),
      ])
      .map((text) => contentStems(text).join(" ")),
  );
  const [, before = "", behind = ""] = kindBefore.exec(name) ?? [];
  const [, first = "", last = ""] = kindBehind.exec(name) ?? [];
  return [
    { kind: before, rest: behind },
    { kind: last, rest: first },
  ].find(({ kind, rest }) => kind !== "" && telling.test(rest) && heads.has(stem(kind)))?.rest;
}
