/** A document for a domain is for those below it too; one without a domain is for all. */
export function isForDomain(documentDomain: string, domain: string | undefined): boolean {
  if (documentDomain === "") return true;
  const own = documentDomain.toLowerCase();
  const asked = domain?.toLowerCase();
  return asked === own || (asked?.endsWith(`.${own}`) ?? false);
}
