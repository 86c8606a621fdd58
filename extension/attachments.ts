import type { Attachment } from "@/lib/contracts/interact-request";
import type { Extras } from "@/lib/page/in-page-actions";

/** Files that the person gave for upload. They stay in this browser; the server knows name, type and size. */
type KeptFile = NonNullable<Extras["file"]>;

const fileKey = (id: string): string => `file:${id}`;
export const maxFileBytes = 8 * 1024 * 1024;

export async function keepAttachment(file: File, id: string): Promise<Attachment> {
  const kept: KeptFile = {
    name: file.name,
    mimeType: file.type || "application/octet-stream",
    base64: await base64Of(file),
  };
  await chrome.storage.local.set({ [fileKey(id)]: kept });
  return { id, filename: file.name.slice(0, 300), mimeType: kept.mimeType.slice(0, 120), size: file.size };
}

export async function readAttachment(id: string): Promise<KeptFile | undefined> {
  const found: Record<string, unknown> = await chrome.storage.local.get(fileKey(id));
  return found[fileKey(id)] as KeptFile | undefined;
}

export const dropAttachments = (ids: readonly string[]): Promise<void> =>
  chrome.storage.local.remove(ids.map(fileKey));

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 8_192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(text);
}
