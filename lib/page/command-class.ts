/** What commands are called in any library of controls. What may as well say how it is drawn or stands (`block`, `lock`) is none. */
const commands: ReadonlySet<string> = new Set(
  (
    "edit pencil rename delete remove destroy trash bin close dismiss next prev previous copy duplicate share download upload print " +
    "settings gear stats statistics qr qrcode undo redo refresh reload bookmark pin unpin archive unarchive restore ban unban send submit reply snooze"
  ).split(" "),
);
/** What such a class says beside the command. */
const kinds: ReadonlySet<string> = new Set(
  "btn button icon action link control ctrl item nav js ui tool hover modal dialog row card list todo table page pager pagination".split(
    " ",
  ),
);

/** `btn-next`, `action delete`: the one command that classes say; empty where they say none, or two. `lib/agent/snapshot/html/command-class.ts` says it of a page as text; nothing can be taken from there. */
export function commandOf(classes: string, isControl = true): string {
  if (!isControl && !isPlainCommand(classes)) return "";
  const said = new Set<string>();
  for (const name of classes.toLowerCase().split(/\s+/)) {
    const words = name.split(/[-_]+/);
    const own = words.filter((word) => commands.has(word));
    const isAll = words.every((word) => commands.has(word) || kinds.has(word));
    if (own.length === 1 && own[0] !== undefined && isAll) said.add(own[0]);
  }
  const [only = "", ...others] = said;
  return others.length === 0 ? only : "";
}

/** What else may take clicks is often a whole card or line (`card share`): it is a control where its classes are the command alone, or with the word for one (`btn-next`). */
function isPlainCommand(classes: string): boolean {
  const words = new Set(
    classes
      .toLowerCase()
      .split(/[\s_-]+/)
      .filter(Boolean),
  );
  return words.size <= 2 && [...words].filter((word) => !controlWords.has(word)).length <= 1;
}
const controlWords: ReadonlySet<string> = new Set(["btn", "button", "icon", "action"]);
