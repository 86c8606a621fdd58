import { z } from "zod";
import { fenced } from "./fenced";
import type { PageView } from "./page-view";

export const UserAnswer = z.object({ question: z.string(), answer: z.string() });
export const Finding = z.object({ title: z.string(), text: z.string(), source: z.string() });
export type Finding = z.infer<typeof Finding>;

/** Parts of a prompt, joined by empty lines; absent ones leave no trace. */
export const paragraphs = (...parts: (string | undefined | false)[]): string =>
  parts.filter(Boolean).join("\n\n");

export const goalPart = (goal: string): string => `The user's goal: ${goal}`;

/** How the lines of a page are read. */
const legend = "elements as `id role name`; before their words in text `[id role]`, links and the like `@id`";

/** How an answer names an element. */
export const idsRule =
  '- Ids: the line "12 button Save" has the id 12; in text the id stands before the element\'s words, "[12 button] Save", or "@12 Home" where there is nothing to do but click. Never use an id that is not on the page.';

export const pagePart = (page: PageView): string => `The page now (${legend}):\n${fenced("PAGE", page.text)}`;

export const answersPart = (answers: readonly z.infer<typeof UserAnswer>[]): string | false =>
  answers.length > 0 &&
  `The user answered:\n${answers.map(({ question, answer }) => `- ${question} → ${answer}`).join("\n")}`;

export const findingsPart = (
  label: "DOCUMENTS" | "RESULTS",
  lead: string,
  findings: readonly Finding[],
): string | false =>
  findings.length > 0 &&
  `${lead}\n${fenced(label, findings.map(({ title, text, source }) => `# ${title} (${source})\n${text}`).join("\n\n"))}`;

export const listPart = (lead: string, entries: readonly string[]): string | false =>
  entries.length > 0 && `${lead}\n${entries.map((entry) => `- ${entry}`).join("\n")}`;

/** Like `listPart`, of what was read from pages: names, messages, results. */
export const dataPart = (lead: string, entries: readonly string[]): string | false =>
  entries.length > 0 && `${lead}\n${fenced("DATA", entries.join("\n"))}`;

/** An action as it is printed, and the element it is aimed at, which a page named. */
export const actionPart = (action: string, target: string | undefined): string =>
  `The action: ${action}${target ? `\nIts target:\n${fenced("PAGE", target)}` : ""}`;

/** What planners and refiners are told after a verified action, so that they neither repeat it nor stop early. */
export const continuationPart = (continuing: boolean | undefined, what: string): string | false =>
  continuing === true && `Previous action succeeded; the full user goal is not yet achieved. ${what}`;
