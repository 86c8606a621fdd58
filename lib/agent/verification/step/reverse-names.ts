import { wordsOf } from "@/lib/agent/domain/wording/words";

/** Commands of which each takes back what the other did, and how steps put them. */
const pairs: readonly (readonly [Command, Command])[] = [
  [
    {
      words: ["show", "reveal", "unmask", "view", "display"],
      said: /(?<!\p{L})(?:show|shown|reveal|unmask|unhide|visible|display|readable|legible|see|view)/iu,
    },
    { words: ["hide", "mask", "conceal"], said: /(?<!\p{L})(?:hid(?:e|den|ing)|mask|conceal|invisible)/iu },
  ],
  [
    {
      words: ["expand", "unfold", "maximize", "maximise", "enlarge"],
      said: /(?<!\p{L})(?:expand|unfold|maximi[sz]e|enlarg|widen|wide(?!\p{L})|whole|full)/iu,
    },
    {
      words: ["collapse", "fold", "minimize", "minimise", "restore"],
      said: /(?<!\p{L})(?:collaps|fold|minimi[sz]|shrink|narrow)/iu,
    },
  ],
  [
    {
      words: ["play", "start", "resume"],
      said: /(?<!\p{L})(?:play|start|resum|listen|run(?!\p{L})|begin)/iu,
    },
    { words: ["pause", "stop", "halt"], said: /(?<!\p{L})(?:paus|stop|halt|(?:turn|switch)(?:ed)? off)/iu },
  ],
  [
    {
      words: ["mute", "silence"],
      said: /(?<!\p{L})(?:mut(?:e|ed|ing)(?!\p{L})|silen|(?:turn|switch)(?:ed)? off)/iu,
    },
    { words: ["unmute"], said: /(?<!\p{L})(?:unmut|(?:turn|switch)(?:ed)? on)/iu },
  ],
  [
    { words: ["more"], said: /(?<!\p{L})(?:more|whole|full|entire|rest|expand)/iu },
    { words: ["less", "fewer"], said: /(?<!\p{L})(?:less|fewer|short|collaps)/iu },
  ],
  [
    { words: ["dark", "night"], said: /(?<!\p{L})(?:dark|night|moon)/iu },
    { words: ["light", "day"], said: /(?<!\p{L})(?:light|day|sun|bright)/iu },
  ],
  [
    { words: ["enable", "activate"], said: /(?<!\p{L})(?:enabl|activat|(?:turn|switch)(?:ed)? on)/iu },
    {
      words: ["disable", "deactivate"],
      said: /(?<!\p{L})(?:disabl|deactivat|inactiv|(?:turn|switch)(?:ed)? off)/iu,
    },
  ],
  [
    { words: ["add"], said: /(?<!\p{L})add(?:ed|ing)?(?!\p{L})/iu },
    {
      words: ["remove", "delete"],
      said: /(?<!\p{L})(?:remov|delet|take (?:\p{L}+ ){1,4}(?:off|away|out))/iu,
    },
  ],
];
/** Of what is kept, and not only shown: that the control is called otherwise is told by more than its name. */
export const keptPairs: ReadonlySet<string> = new Set([
  "enable",
  "activate",
  "disable",
  "deactivate",
  "add",
  "remove",
  "delete",
]);
type Command = { words: readonly string[]; said: RegExp };

/** What a control did that is called by the reverse since then, in the same other words: `Show password` that is `Hide password` now has shown it. */
export function commandDone(was: string, is: string): { did: Command; undoes: Command } | undefined {
  const [then, now] = [wordsOf(was), wordsOf(is)];
  const at = then.findIndex((word, index) => word !== now[index]);
  const isRestSame =
    then.length === now.length && then.every((word, index) => index === at || word === now[index]);
  if (at < 0 || !isRestSame) return undefined;
  const has = ({ words }: Command, word = ""): boolean => words.includes(word);
  for (const [one, other] of pairs) {
    if (has(one, then[at]) && has(other, now[at])) return { did: one, undoes: other };
    if (has(other, then[at]) && has(one, now[at])) return { did: other, undoes: one };
  }
  return undefined;
}
