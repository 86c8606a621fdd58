import { z } from "zod";

/** What a caller may do. `read`: look at sessions, tasks and usage. `act`: run and change tasks. `admin`: keys, users, rules, the audit log. */
export const Scope = z.enum(["read", "act", "admin"]);
export type Scope = z.infer<typeof Scope>;
