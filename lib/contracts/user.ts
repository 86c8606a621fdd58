import { z } from "zod";

/** `owner`: everything. `member`: runs tasks. `viewer`: looks. */
export const UserRole = z.enum(["owner", "member", "viewer"]);
export type UserRole = z.infer<typeof UserRole>;

/** A person of the tenant. Dates are ISO 8601. */
export const UserView = z.strictObject({
  id: z.string(),
  name: z.string(),
  role: UserRole,
  createdAt: z.string(),
  disabledAt: z.string().optional(),
  lastSignInAt: z.string().optional(),
});
export type UserView = z.infer<typeof UserView>;

export const CreateUser = z.strictObject({
  name: z.string().trim().min(1).max(100),
  role: UserRole.default("member"),
});

/** A link that signs one browser in, once; shown in this answer only. */
export const UserLink = z.strictObject({ user: UserView, link: z.string(), expiresAt: z.string() });
export type UserLink = z.infer<typeof UserLink>;

/** One thing that someone did. */
export const AuditEntry = z.strictObject({
  id: z.string(),
  at: z.string(),
  /** The user, or the key by its id. */
  actor: z.string(),
  via: z.enum(["key", "cookie", "link", "command"]),
  action: z.string(),
  /** What it was done to, by its id. */
  subject: z.string().optional(),
  requestId: z.string().optional(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditQuery = z.strictObject({
  /** Id of the last entry that is known already. */
  before: z.string().min(1).max(100).optional(),
  limit: z.coerce.number().int().min(1).max(500).optional(),
});
