/** The address that a page or model named, as an http(s) URL; undefined for any other kind. */
export function webAddress(said: string, base: string): string | undefined {
  const withScheme = /^[a-z][a-z0-9+.-]*:/i.test(said) || said.startsWith("/") ? said : `https://${said}`;
  const candidate = /^localhost(:\d+)?(\/|$)|^[\w.-]+:\d+(\/|$)/i.test(said) ? `http://${said}` : withScheme;
  const url = URL.canParse(candidate, base) ? new URL(candidate, base) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

export const isWebPage = (url: string): boolean => /^https?:/.test(url);
