import type { CommandPart, WantOf } from "@/lib/adapters/offline/reading/want";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { contentWords, fold, stem } from "@/lib/agent/domain/wording/words";
import { coverage, likeness } from "./likeness";

export type Command = Pick<WantOf<"command">, "verb" | "parts">;

/** Verbs that say nothing of what they do: the words of the object have to. */
const general = /^(?:make|set|put|mark|change|turn|give|do|get|have|use|let|switch)$/i;

/** Words that only bring a thing to what it is to become: `Move to Won` marks it as won. */
const bringing = /^(?:move|transfer|convert|update|status|stage|state)$/i;

/** Words of the command that may be those of a control, the names of things left out. */
const ownWords = ({ verb, parts }: Command): string[] => [
  ...contentWords(verb).filter((word) => !general.test(word)),
  ...parts.flatMap(({ noun }) => contentWords(noun)),
];

/** How much a control's name says the command: its verb, else, where the verb says nothing, the words of the object. */
export function saysCommand(command: Command, node: SnapshotNode, anchor: CommandPart | undefined): number {
  const texts = [
    node.name,
    node.testId?.replace(/[-_.]/g, " ") ?? "",
    node.inputType === undefined ? (node.description ?? "") : "",
  ];
  return Math.max(
    0,
    ...texts.filter(Boolean).map((text, at) => (at === 0 ? 1 : 0.9) * saysIn(command, text, anchor)),
  );
}

function saysIn(command: Command, name: string, anchor: CommandPart | undefined): number {
  const told = withoutAnchor(name, anchor);
  const verb = Math.max(likeness(command.verb, told), likeness(`${command.verb} ${nounsOf(command)}`, told));
  if (!general.test(command.verb)) {
    const hasVerb = coverage(command.verb, told) >= 0.8 || likeness(command.verb, told) >= 0.6;
    return hasVerb ? Math.max(0.6, verb) : 0;
  }
  const own = contentWords(told)
    .filter((word) => !general.test(word) && !bringing.test(word))
    .map(stem);
  const wanted = new Set(
    [...ownWords(command), ...command.parts.slice(1).flatMap(({ name }) => contentWords(name))].map(stem),
  );
  const shared = own.filter((word) => wanted.has(word));
  return own.length > 0 && shared.length === own.length ? 0.8 : 0;
}

const nounsOf = ({ parts }: Command): string => parts[0]?.noun ?? "";

/** `Star Concert tickets` says `star` of the thing that it stands at. */
function withoutAnchor(name: string, anchor: CommandPart | undefined): string {
  const at = anchor ? fold(name).indexOf(fold(anchor.name)) : -1;
  return at < 0 || !anchor
    ? name
    : `${name.slice(0, at)} ${name.slice(at + anchor.name.length)}`.trim() || name;
}

/** Some word of the command, names left out, stands in a text. */
export const saysWords = (command: Command, name: string): boolean =>
  ownWords(command).some((word) => coverage(word, name) >= 0.8);
