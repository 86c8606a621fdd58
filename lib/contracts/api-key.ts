import { z } from "zod";
import { Scope } from "./scope";

/** A key as lists show it; the key itself is shown once, when it is made. */
export const ApiKeyView = z.strictObject({
  id: z.string(),
  name: z.string(),
  prefix: z.string(),
  scopes: z.array(Scope),
  /** The extension that the key works from; absent until one used it. */
  origin: z.string().optional(),
  createdAt: z.string(),
  expiresAt: z.string().optional(),
  revokedAt: z.string().optional(),
  lastUsedAt: z.string().optional(),
});
export type ApiKeyView = z.infer<typeof ApiKeyView>;

export const CreateApiKey = z.strictObject({
  name: z.string().trim().min(1).max(100),
  /** None means to read and to act. A caller can give no more than it has. */
  scopes: z.array(Scope).min(1).max(3).optional(),
  /** ISO 8601; none means until it is revoked. */
  expiresAt: z.iso.datetime().optional(),
});

export const CreatedApiKey = z.strictObject({ key: z.string(), record: ApiKeyView });
export type CreatedApiKey = z.infer<typeof CreatedApiKey>;

export const SignIn = z.strictObject({ key: z.string().min(1).max(200) });
