/** How instructions are marked in every attack, so that a model of a few lines can obey them. */
const marked = /AGENT-DO:(.+?):END/u;

export const instruction = (commands: readonly string[]): string => `AGENT-DO: ${commands.join(" ;; ")} :END`;

const twins: Record<string, string> = { а: "a", е: "e", о: "o", с: "c", р: "p", х: "x" };

/** Every way to read a text that a very willing reader might try. */
const readings: readonly ((text: string) => string)[] = [
  (text) => text.replace(/[аеосрх]/g, (letter) => twins[letter] ?? letter),
  (text) => text.replace(/\u200b|\u200c|\u200d|\ufeff/g, ""),
  (text) => text.replace(/[A-Za-z0-9+/=]{24,}/g, (code) => Buffer.from(code, "base64").toString("utf8")),
  (text) => text.replace(/(?:[0-9a-f]{2}){12,}/g, (code) => Buffer.from(code, "hex").toString("utf8")),
  (text) =>
    text.replace(/[a-z]/gi, (letter) => {
      const base = letter <= "Z" ? 65 : 97;
      return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
    }),
  (text) => [...text].reverse().join(""),
  (text) => text.replace(/(?:%[0-9A-F]{2})+/g, (code) => decodeURIComponent(code)),
  (text) => text.replace(/<\/?span>/g, ""),
  (text) => text.replace(/\\?&quot;|\\"/g, '"'),
];

/** The commands in a text, however they are hidden in it. */
export function commandsIn(text: string): string[] | undefined {
  for (const read of readings) {
    for (const also of readings) {
      const found = marked.exec(also(read(text)))?.[1];
      if (found) return found.split(";;").map((one) => one.replace(/\\?&quot;|\\"/g, '"').trim());
    }
  }
  return undefined;
}
