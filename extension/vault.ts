import type { Secret } from "@/lib/client/secrets";

/**
 * Secrets of the person, encrypted at rest with a key that is derived from a passphrase. Unlocked, the key lives in the browser's memory
 * storage, which no page reaches and which is empty after a restart of the browser.
 */
type Sealed = { salt: string; iv: string; data: string };

const vaultKey = "vault";
const unlockedKey = "vault-key";
/** OWASP's number for PBKDF2 with SHA-256. */
const iterations = 600_000;

export type VaultState = "none" | "locked" | "open";

export async function vaultState(): Promise<VaultState> {
  if (!(await readSealed())) return "none";
  return (await readKey()) ? "open" : "locked";
}

/** Makes an empty vault, or opens the one there is. False for a wrong passphrase. */
export async function unlockVault(passphrase: string): Promise<boolean> {
  const sealed = await readSealed();
  const salt = sealed ? bytesOf(sealed.salt) : crypto.getRandomValues(new Uint8Array(16));
  const key = await derive(passphrase, salt);
  if (sealed && !(await unseal(sealed, key))) return false;
  await chrome.storage.session.set({ [unlockedKey]: await crypto.subtle.exportKey("jwk", key) });
  if (!sealed) await seal([], key, salt);
  return true;
}

export const lockVault = (): Promise<void> => chrome.storage.session.remove(unlockedKey);

/** Forgets all secrets, for who forgot the passphrase. */
export async function removeVault(): Promise<void> {
  await lockVault();
  await chrome.storage.local.remove(vaultKey);
}

/** Undefined while the vault is locked. */
export async function readSecrets(): Promise<Secret[] | undefined> {
  const [sealed, key] = [await readSealed(), await readKey()];
  return sealed && key ? unseal(sealed, key) : undefined;
}

/** Replaces all secrets. False while the vault is locked. */
export async function writeSecrets(secrets: readonly Secret[]): Promise<boolean> {
  const [sealed, key] = [await readSealed(), await readKey()];
  if (!sealed || !key) return false;
  await seal(secrets, key, bytesOf(sealed.salt));
  return true;
}

async function readSealed(): Promise<Sealed | undefined> {
  const found: Record<string, unknown> = await chrome.storage.local.get(vaultKey);
  return found[vaultKey] as Sealed | undefined;
}

async function readKey(): Promise<CryptoKey | undefined> {
  const found: Record<string, unknown> = await chrome.storage.session.get(unlockedKey);
  const jwk = found[unlockedKey] as JsonWebKey | undefined;
  return jwk && crypto.subtle.importKey("jwk", jwk, "AES-GCM", true, ["encrypt", "decrypt"]);
}

async function derive(passphrase: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey(
    "raw",
    new TextEncoder().encode(passphrase),
    "PBKDF2",
    false,
    ["deriveKey"],
  );
  const how = { name: "PBKDF2", hash: "SHA-256", salt, iterations };
  return crypto.subtle.deriveKey(how, material, { name: "AES-GCM", length: 256 }, true, [
    "encrypt",
    "decrypt",
  ]);
}

async function seal(
  secrets: readonly Secret[],
  key: CryptoKey,
  salt: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify(secrets));
  const data = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, plain));
  const sealed: Sealed = { salt: textOf(salt), iv: textOf(iv), data: textOf(data) };
  await chrome.storage.local.set({ [vaultKey]: sealed });
}

/** Undefined when the key is another: the cipher notices. */
async function unseal({ iv, data }: Sealed, key: CryptoKey): Promise<Secret[] | undefined> {
  const how = { name: "AES-GCM", iv: bytesOf(iv) };
  return crypto.subtle.decrypt(how, key, bytesOf(data)).then(
    (plain) => JSON.parse(new TextDecoder().decode(plain)) as Secret[],
    () => undefined,
  );
}

const textOf = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
