const owned = /^(\S.{0,80}?)['’]s ((?:\p{Lu}|\d).*)$/u;

/** `Mrs Okafor's Gazelle`: whose it is, and what it is. */
export function ownedParts(name: string): { owner: string; thing: string } | undefined {
  const [, owner, thing] = owned.exec(name) ?? [];
  return owner !== undefined && thing !== undefined ? { owner, thing } : undefined;
}
