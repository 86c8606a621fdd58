import { readSecrets } from "@/extension/vault";
import { reveal } from "@/lib/client/secrets";

/** Fills in secrets for the page at an address; undefined when one of them is not to be had there. */
export async function revealSecrets(
  text: string,
  url: string,
): Promise<{ text: string; secret: boolean } | undefined> {
  const host = URL.canParse(url) ? new URL(url).hostname : "";
  const withoutVault = reveal(text, [], host);
  return withoutVault ?? reveal(text, (await readSecrets()) ?? [], host);
}
