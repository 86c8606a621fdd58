/** Characters of a piece at most: about what a model is shown of one source. */
export const pieceChars = 1_200;

/**
 * A text in pieces, each whole paragraphs where they fit. A heading goes with what follows it, and is repeated before further pieces of its section, so
 * that a piece says by itself what it is about.
 */
export function splitPieces(text: string): string[] {
  const pieces: string[] = [];
  let heading = "";
  let piece = "";
  const end = (): void => {
    if (piece !== "" && piece !== heading) pieces.push(piece);
    piece = "";
  };
  for (const paragraph of paragraphsOf(text)) {
    if (isHeading(paragraph)) {
      end();
      heading = paragraph.slice(0, pieceChars / 4);
      piece = heading;
      if (heading !== paragraph) pieces.push(...cutLong(paragraph, pieceChars));
      continue;
    }
    for (const part of cutLong(paragraph, pieceChars - heading.length - 1)) {
      if (piece.length + part.length + 1 > pieceChars) end();
      piece = piece === "" ? withHeading(heading, part) : `${piece}\n${part}`;
    }
  }
  if (piece !== "") pieces.push(piece);
  return pieces;
}

const withHeading = (heading: string, part: string): string =>
  heading === "" ? part : `${heading}\n${part}`;
const isHeading = (paragraph: string): boolean => /^#{1,6} \S/.test(paragraph) && !paragraph.includes("\n");

const paragraphsOf = (text: string): string[] =>
  text
    .replace(/\r\n?/g, "\n")
    .split(/\n[ \t]*\n|\n(?=#{1,6} )|(?<=^#{1,6} [^\n]*)\n/m)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** A paragraph that is too long is cut between sentences, else between words, else anywhere. */
function cutLong(paragraph: string, limit: number): string[] {
  const parts: string[] = [];
  let rest = paragraph;
  while (rest.length > limit) {
    const head = rest.slice(0, limit);
    const sentence = Math.max(head.lastIndexOf(". "), head.lastIndexOf("\n")) + 1;
    const at = sentence > limit / 2 ? sentence : head.lastIndexOf(" ") > 0 ? head.lastIndexOf(" ") : limit;
    parts.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  if (rest !== "") parts.push(rest);
  return parts;
}
