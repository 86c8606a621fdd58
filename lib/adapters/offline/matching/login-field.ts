import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { fold } from "@/lib/agent/domain/wording/words";

const naming = /^(?:user ?names?|user|login(?: name)?|account|e-?mail(?: address)?)$/u;

/** Where a password is asked for, the one text field before it is for who signs in, whatever it is called: `Name`, `Member`. */
export function loginField(field: string, fields: readonly SnapshotNode[]): SnapshotNode | undefined {
  if (!naming.test(fold(field))) return undefined;
  const [password, ...more] = fields.filter(({ inputType }) => inputType === "password");
  if (!password || more.length > 0) return undefined;
  const before = fields
    .slice(0, fields.indexOf(password))
    .filter(
      ({ role, path, states, inputType }) =>
        role === "textbox" && path === password.path && !states.includes("hidden") && inputType !== "search",
    );
  return before.length === 1 ? before[0] : undefined;
}
