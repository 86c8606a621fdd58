import { z } from "zod";
import { modelTask } from "@/lib/agent/domain/model-task";
import { fenceRule } from "./fenced";
import { PageView } from "./page-view";
import { goalPart, listPart, pagePart, paragraphs } from "./question-parts";

export const FieldType = z.enum(["string", "number", "integer", "boolean"]);
export type FieldType = z.infer<typeof FieldType>;

export const WantedField = z.object({
  name: z.string(),
  type: FieldType,
  required: z.boolean(),
  description: z.string().optional(),
});
export type WantedField = z.infer<typeof WantedField>;

const system = `You read data from a web page into rows. One row for each thing that the instruction asks for, in the order of the page.
- value: copied word for word from the page, nothing added.
- source: where it stands: the id of the element ("12 cell", "[12 button]", "@12": 12), or the whole line of text, copied.
- Leave a cell out when the page does not show it. No rows when the page does not show what is asked for.
${fenceRule}`;

/** Reads rows from a page that is no plain table or list. Every value must be found again at its source. */
export const extractDataTask = modelTask({
  name: "extract_data",
  input: z.object({
    goal: z.string(),
    instruction: z.string(),
    /** Empty: whatever fields the instruction names. */
    fields: z.array(WantedField),
    page: PageView,
  }),
  output: z.object({
    rows: z.array(
      z.object({ cells: z.array(z.object({ field: z.string(), value: z.string(), source: z.string() })) }),
    ),
  }),
  prompt: (input) => ({
    system,
    user: paragraphs(
      `The instruction: ${input.instruction}`,
      listPart(
        "Fields of a row:",
        input.fields.map(
          ({ name, type, description }) => `${name} (${type})${description ? `: ${description}` : ""}`,
        ),
      ),
      goalPart(input.goal),
      pagePart(input.page),
    ),
  }),
  effort: "low",
  grounding: false,
  size: "full",
  maxOutputTokens: 8_000,
});
