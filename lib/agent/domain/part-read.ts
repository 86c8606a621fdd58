import { z } from "zod";

/** Output of an extraction that asked for all there is, of a page that shows but a part: `part` is what tells so. */
const PartRead = z.looseObject({ part: z.string() });

export const partOf = (output: unknown): string | undefined => PartRead.safeParse(output).data?.part;
