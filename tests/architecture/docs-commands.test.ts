import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));
const pages = [
  ...["README.md", "CONTRIBUTING.md"],
  ...readdirSync("docs")
    .filter((name) => name.endsWith(".md"))
    .map((name) => join("docs", name)),
];
/** What a command's usage is written in, where that is not the script itself. */
const usageIn: Record<string, string> = { agent: "runner/agent.ts" };
/** Options of Next, npm, git and the like are theirs to know. */
const ownScript = /\b(?:scripts|bench)\/\S+\.ts\b/g;

type Command = { page: string; name: string; options: string[] };

/** Commands that a page tells: up to the end of their line or of the code that they stand in. */
const commandsOf = (page: string): Command[] =>
  [...readFileSync(page, "utf8").matchAll(/npm run ([\w:-]+)([^`\n#]*)/g)].map(
    ([, name = "", rest = ""]) => ({
      page,
      name,
      options: [...rest.matchAll(/(?<=\s)--([a-z][\w-]*)/g)].map(([, option = ""]) => option),
    }),
  );
const commands = pages.flatMap(commandsOf);

const unknownOptions = ({ name, options }: Command): string[] => {
  const file = usageIn[name] ?? scripts[name]?.match(ownScript)?.at(-1);
  const usage = file === undefined ? "" : readFileSync(file, "utf8");
  return options.filter((option) => option !== "help" && !usage.includes(`--${option}`));
};

describe("the pages for people", () => {
  it("name commands that there are, with options that they know", () => {
    expect(commands.length).toBeGreaterThan(40);
    const wrong = commands.filter((one) => scripts[one.name] === undefined || unknownOptions(one).length > 0);
    expect(wrong).toEqual([]);
    expect(unknownOptions({ page: "", name: "agent", options: ["url", "colour"] })).toEqual(["colour"]);
  });

  it("lead to files that are there", () => {
    const links = pages.flatMap((page) =>
      [...readFileSync(page, "utf8").matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, to = ""]) => ({
        page,
        to,
      })),
    );
    expect(links.length).toBeGreaterThan(50);
    expect(links.filter(({ page, to }) => !existsSync(join(dirname(page), to)))).toEqual([]);
  });
});
