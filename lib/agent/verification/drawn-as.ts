/** Pictures that stand for a word on a control, and what it is called then. Signs that mean several things are not among them. */
const pictures: readonly (readonly [drawn: RegExp, word: string])[] = [
  [/[📁📂🗀]/u, "folder"],
  [/[🗑]/u, "trash delete"],
  [/[🔍🔎]/u, "search"],
  [/[🔔]/u, "notification bell"],
  [/[📎]/u, "attach attachment"],
  [/[🖨]/u, "print"],
  [/[💾]/u, "save"],
  [/[📅📆🗓]/u, "calendar date"],
  [/[🏷]/u, "label tag"],
  [/[📷📸]/u, "photo camera"],
  [/[🛒]/u, "cart"],
  [/[🌙🌓]/u, "dark"],
];

/** The words for what is drawn on a control that says nothing in words: `folder` for one that shows a folder. */
export const drawnAs = (name: string): string =>
  /[\p{L}\p{N}]/u.test(name)
    ? ""
    : pictures.flatMap(([drawn, word]) => (drawn.test(name) ? [word] : [])).join(" ");
