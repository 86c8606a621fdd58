import { readUrl } from "@/lib/agent/domain/urls";

/** An address without anything that the URL standard writes otherwise: but for a path such as `/./a`, it stays as it is. */
const plainPath = /^\/[\w~-][\w~/.?=&;,+-]*$/;
const plainFragment = /^#[\w-]*$/;
const plainAddress = /^(https?:\/\/[a-z\d.-]+)\/[\w~/.?=&;,+-]*$/;

export type HrefReader = (href: string) => string;

/** Where the links of a page lead, seen from its base address. Most need no parsing of a whole URL. */
export function hrefReaderOf(base: string): HrefReader {
  const page = readUrl(base);
  const isWeb = page?.protocol === "https:" || page?.protocol === "http:";
  const here = isWeb ? page.href.slice(0, page.href.length - page.hash.length).replace(/#$/, "") : "";
  const root = isWeb ? new URL("/", page).href.slice(0, -1) : "";
  const hosts = new Map<string, boolean>();
  const isHost = (address: string): boolean => {
    const known = hosts.get(address) ?? readUrl(address)?.href === `${address}/`;
    hosts.set(address, known);
    return known;
  };
  return (href) => {
    if (!href.includes("/.")) {
      if (isWeb && plainPath.test(href)) return root + href;
      if (isWeb && plainFragment.test(href)) return here + href;
      const host = plainAddress.exec(href)?.[1];
      if (host !== undefined && isHost(host)) return href;
    }
    return readUrl(href, base || undefined)?.href ?? href;
  };
}
