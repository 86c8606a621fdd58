/** How far two URLs differ, the largest difference first. `fragment` only for a route-like one (`#/…`, `#!…`, `#notes/3`). */
export type UrlChange = "none" | "anchor" | "query" | "fragment" | "path" | "host";

const trimmed = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, "") : path);
/** Also `#notes/3`: what a page has ids for seldom has a slash in it. */
export const isRoute = (fragment: string): boolean => /^#(?:[/!]|[\w-]{1,60}\/)/.test(fragment);

/**
 * A URL taken apart; undefined for what is none. `URL.canParse` is not asked: of Node 20 it denies hosts such as `bücher.example` once it is compiled.
 */
export function readUrl(url: string, base?: string): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}

/** Compares where two URLs lead. A URL that cannot be read differs from every other one in its path. */
export function compareUrls(before: string, after: string): UrlChange {
  if (before === after) return "none";
  const a = readUrl(before);
  const b = readUrl(after);
  if (!a || !b) return "path";
  if (a.hostname !== b.hostname) return "host";
  if (a.port !== b.port || trimmed(a.pathname) !== trimmed(b.pathname)) return "path";
  if (a.hash !== b.hash && (isRoute(a.hash) || isRoute(b.hash)) && routeOf(a.hash) !== routeOf(b.hash))
    return "fragment";
  if (a.search !== b.search) return "query";
  return a.hash === b.hash ? "none" : "anchor";
}

/** A bare `#`, `#/` and `#!/` are the start route, the same as no fragment. */
const routeOf = (fragment: string): string => trimmed(fragment.replace(/^(?:#!?\/?)?/, "/"));

/** A change that shows another place: host, path or route; the query only for an action that navigates. */
export const isPlaceChange = (change: UrlChange, navigates: boolean): boolean =>
  change === "host" || change === "path" || change === "fragment" || (navigates && change === "query");

/** True when `url` is where `wanted` leads: same host, path and route, and every query field of `wanted`. `wanted` may be relative to `base`. */
export function leadsTo(url: string, wanted: string, base: string): boolean {
  const there = readUrl(url);
  const goal = readUrl(wanted, base);
  if (!there || !goal) return false;
  const change = compareUrls(goal.href, there.href);
  if (change === "none" || change === "anchor") return true;
  if (change !== "query") return false;
  return [...goal.searchParams].every(([key, value]) => there.searchParams.getAll(key).includes(value));
}

/** `*.example.com` covers every host below example.com, a plain name only itself. */
export function hostIsCovered(pattern: string, host: string): boolean {
  const wanted = pattern.trim().toLowerCase();
  const name = host.toLowerCase().replace(/\.$/, "");
  return wanted.startsWith("*.") ? name.endsWith(wanted.slice(1)) : name === wanted;
}

/** `/cards/71/limit` beside `/cards/17/limit`: the same page of another thing, which shows nothing of this one. */
export function isPageOfAnother(url: string, page: string): boolean {
  const [one, other] = [url, page].map((text) => readUrl(text));
  if (!one || !other || one.host !== other.host) return false;
  const [parts, own] = [one, other].map(({ pathname }) => pathname.split("/").filter(Boolean));
  const differing = (parts ?? []).filter((part, at) => part !== own?.[at]);
  return (
    parts !== undefined &&
    parts.length === own?.length &&
    parts.length > 1 &&
    differing.length === 1 &&
    parts.every((part, at) => part === own[at] || (/\d/.test(part) && /\d/.test(own[at] ?? "")))
  );
}
