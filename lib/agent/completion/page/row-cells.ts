/** The cells of a row, as the text of a page has them: `18 June | 18:00 | 2`. */
export const cellsOf = (line: string): string[] =>
  line.split(" | ").map((cell) => cell.replace(/ \|$/, "").trim());
