import type { CommandPart } from "@/lib/adapters/offline/reading/want";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { Way } from "./find-command";
import { coverage } from "./likeness";
import type { Command } from "./says-command";

const negative = /^(?:un|dis|de)(?=\p{L}{3})|^(?:stop|end|disable|deactivate)\b/iu;
const shutting = /^(?:close|stop|end)$/iu;
const takesIn = /^(?:accept|tak|receiv|collect|open)(?:s|e|es|ing)?(?!\p{L})/iu;
const toggles: ReadonlySet<string> = new Set(["checkbox", "switch"]);

type Scope = { anchor: CommandPart | undefined; scope: readonly SnapshotNode[] };

const at = (anchor: CommandPart | undefined) => ({ thing: anchor?.name, place: anchor?.name });

/** `Mute the conversation`: a switch of that name. */
export function bySwitch(command: Command, { anchor, scope }: Scope): Way | undefined {
  const switches = scope.filter((node) => toggles.has(node.role));
  const plain = command.verb.replace(negative, "");
  const fits = switches.filter((node) =>
    [command.verb, plain].some((verb) => coverage(verb, node.name) >= 0.8),
  );
  const [only] = fits;
  if (!only) return anchor && shutting.test(command.verb) ? byIntake(switches, anchor) : undefined;
  if (fits.length > 1) return undefined;
  const on = coverage(command.verb, only.name) >= 0.8 || !negative.test(command.verb);
  return { kind: "toggle", node: only, on, ...at(anchor) };
}

/** `Close the survey`: of a thing that takes something in, the one switch that says so is turned off. */
function byIntake(switches: readonly SnapshotNode[], anchor: CommandPart): Way | undefined {
  const [only, ...more] = switches;
  return only && more.length === 0 && takesIn.test(only.name)
    ? { kind: "toggle", node: only, on: false, ...at(anchor) }
    : undefined;
}
