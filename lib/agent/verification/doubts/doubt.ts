import type { Ground } from "@/lib/agent/verification/ground";

/** What was found, and by which check. */
export type Finding = { ground: Ground; check: string; reason: string };

/** Why a check that says `verified` is not believed; undefined where this speaks for no doubt. */
export type Doubt = (finding: Finding) => string | undefined;

/** A doubt that holds or not, and why; the reason may be told by what the control is called. */
export const when =
  (holds: (finding: Finding) => boolean, why: string | ((control: string) => string)): Doubt =>
  (finding) => {
    if (!holds(finding)) return undefined;
    return typeof why === "string" ? why : why(finding.ground.target.node?.name ?? "");
  };
