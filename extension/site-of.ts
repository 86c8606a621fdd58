/** The site of an address, as Chrome permits it: a match pattern for all of the host's ports and pages. */
export function siteOf(url: string): string {
  const { protocol, hostname } = new URL(url);
  return `${protocol}//${hostname}/*`;
}
