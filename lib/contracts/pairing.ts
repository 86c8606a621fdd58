import { z } from "zod";
import { ApiKeyView } from "./api-key";

/** Letters and digits that nobody mistakes for one another when a code is read from one screen and typed on another. */
export const pairingAlphabet = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
export const pairingCodeLetters = 10;

/** A code as it was made, whatever case, spaces and dashes it was typed with. */
export const tidyPairingCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]+/g, "");

/** Whether a text can be a code, be it the right one or not. */
export const looksLikePairingCode = (typed: string): boolean =>
  tidyPairingCode(typed).length === pairingCodeLetters && /^[A-Z0-9]+$/.test(tidyPairingCode(typed));

export const PairingCode = z.strictObject({
  /** As people read it: `ABCDE-FGHJK`. Shown in this answer only. */
  code: z.string(),
  /** ISO 8601. */
  expiresAt: z.string(),
});
export type PairingCode = z.infer<typeof PairingCode>;

export const RedeemPairing = z.strictObject({
  code: z.string().trim().min(1).max(60),
  /** How the key is listed, so that people know which browser to revoke. */
  name: z.string().trim().min(1).max(100).optional(),
});

/** The key that the paired client calls with from now on. */
export const Paired = z.strictObject({ key: z.string(), record: ApiKeyView });
export type Paired = z.infer<typeof Paired>;

/** Server address and code in one text to copy. The code stands behind `#`, so that no server's log ever holds it. */
export const pairingLink = (server: string, code: string): string =>
  `${new URL(server).origin}/#pair=${code}`;

export function readPairingLink(text: string): { server: string; code: string } | undefined {
  const [, server, code] = /^(https?:\/\/[^#\s]+)#pair=([\w-]+)$/.exec(text.trim()) ?? [];
  if (server === undefined || code === undefined || !URL.canParse(server)) return undefined;
  return { server: new URL(server).origin, code };
}
