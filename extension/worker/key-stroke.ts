/** A key as Chrome's DevTools protocol wants it told. `modifiers`: a sum of 1 Alt, 2 Control, 4 Meta, 8 Shift. */
export type KeyStroke = {
  key: string;
  code: string;
  windowsVirtualKeyCode: number;
  modifiers: number;
  /** What it types, if anything. */
  text?: string;
};

const modifiers: Record<string, number> = { Alt: 1, Control: 2, ControlOrMeta: 2, Meta: 4, Shift: 8 };

/** Keys that are no letter, digit or sign, by their Playwright names. */
const named: Record<string, [keyCode: number, text?: string]> = {
  Enter: [13, "\r"],
  Tab: [9],
  Escape: [27],
  Backspace: [8],
  Delete: [46],
  Insert: [45],
  Home: [36],
  End: [35],
  PageUp: [33],
  PageDown: [34],
  ArrowLeft: [37],
  ArrowUp: [38],
  ArrowRight: [39],
  ArrowDown: [40],
  Space: [32, " "],
  ContextMenu: [93],
};
const signs: Record<string, [code: string, keyCode: number]> = {
  "-": ["Minus", 189],
  "=": ["Equal", 187],
  "+": ["Equal", 187],
  ",": ["Comma", 188],
  ".": ["Period", 190],
  "/": ["Slash", 191],
  ";": ["Semicolon", 186],
  "'": ["Quote", 222],
  "[": ["BracketLeft", 219],
  "]": ["BracketRight", 221],
  "\\": ["Backslash", 220],
  "`": ["Backquote", 192],
};

/** Reads a key or combination such as `Enter` or `Control+A`; undefined for what is none. */
export function keyStroke(combination: string): KeyStroke | undefined {
  const parts = combination === "+" ? ["+"] : combination.split(/\+(?=.)/);
  const name = parts.at(-1) ?? "";
  const held = parts.slice(0, -1);
  if (held.some((one) => modifiers[one] === undefined)) return undefined;
  const sum = [...new Set(held)].reduce((total, one) => total + (modifiers[one] ?? 0), 0);
  const stroke = plainStroke(name);
  if (!stroke) return undefined;
  // With Control, Alt or Meta held a key types nothing.
  const { text, ...silent } = stroke;
  return { ...silent, modifiers: sum, ...((sum & 7) === 0 && text !== undefined && { text }) };
}

function plainStroke(name: string): Omit<KeyStroke, "modifiers"> | undefined {
  const known = named[name];
  if (known) {
    const [windowsVirtualKeyCode, text] = known;
    const key = name === "Space" ? " " : name;
    return { key, code: name, windowsVirtualKeyCode, ...(text !== undefined && { text }) };
  }
  const number = Number(/^F(\d{1,2})$/.exec(name)?.[1] ?? 0);
  if (number >= 1 && number <= 12) return { key: name, code: name, windowsVirtualKeyCode: 111 + number };
  if (/^[a-z]$/i.test(name)) {
    const upper = name.toUpperCase();
    return { key: name, code: `Key${upper}`, windowsVirtualKeyCode: upper.charCodeAt(0), text: name };
  }
  if (/^\d$/.test(name))
    return { key: name, code: `Digit${name}`, windowsVirtualKeyCode: name.charCodeAt(0), text: name };
  const sign = signs[name];
  return sign && { key: name, code: sign[0], windowsVirtualKeyCode: sign[1], text: name };
}
