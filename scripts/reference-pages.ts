import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { tierOne } from "@/lib/agent/verification/tiers";
import { type ActionDefinition, browserActions } from "@/lib/contracts/browser-action";
import type { Endpoint } from "@/lib/contracts/endpoint";
import { endpoints } from "@/lib/contracts/endpoints";
import { commandLine } from "./command-line";
import { storedPage } from "./stored-page";
import { wirePage } from "./wire-page";

const root = new URL("../", import.meta.url);
const cell = (text: string): string => text.replace(/\s+/g, " ").replace(/\|/g, "\\|").trim();
const drawn = (source: string): string =>
  `Written from \`${source}\` by \`npm run docs:reference\`; a test keeps it current.`;

/** The actions of the wire as a table. */
export function actionsPage(): string {
  const actions: readonly ActionDefinition[] = browserActions;
  const rows = actions.map(({ name, args, doc, risk, promisesEffect }) => {
    const list = args.map((one) => `${one.name}${one.optional ? "?" : ""}`).join(", ");
    return `| \`${name}(${list})\` | ${cell(doc)} | ${risk} | ${promisesEffect ? "yes" : "no"} |`;
  });
  return [
    "# Actions",
    "",
    drawn("lib/contracts/browser-action.ts"),
    "",
    "One parser and one printer (`lib/contracts/action-text.ts`) read and write them; what is not on the list, or does not fit it, is refused with the reason. The risk",
    "class is the action's own; policy also looks at the element it is for. Where an action promises no effect, an unchanged page says nothing against it.",
    "",
    "| Action | What it does | Risk | Promises an effect |",
    "|---|---|---|---|",
    ...rows,
    "",
  ].join("\n");
}

/** What each check of tier 1 looks for, from the sentence above its declaration. */
export function checksPage(): string {
  const rows = tierOne.map(
    ({ name }, at) =>
      `| ${at + 1} | [${name}](../lib/agent/verification/checks/${name}.ts) | ${cell(sentenceOf(name))} |`,
  );
  return [
    "# Checks of tier 1",
    "",
    drawn("lib/agent/verification/tiers.ts"),
    "",
    "In order; the first that decides wins. What speaks against an action is heard before anything that speaks for it. None asks a model.",
    "",
    "| | Check | What it looks for |",
    "|---|---|---|",
    ...rows,
    "",
  ].join("\n");
}

function sentenceOf(check: string): string {
  const source = readFileSync(new URL(`lib/agent/verification/checks/${check}.ts`, root), "utf8");
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const \w+: Check\b/.exec(source)?.[1];
  if (!comment) throw new Error(`the check ${check} has no sentence above it`);
  return comment.replace(/^\s*\* ?/gm, " ");
}

/** Every route of the API, and what a caller needs for it. */
export function routesPage(): string {
  const all: readonly Endpoint[] = Object.values(endpoints);
  const rows = [...all]
    .sort((a, b) => (a.path === b.path ? (a.method < b.method ? -1 : 1) : a.path < b.path ? -1 : 1))
    .map(
      ({ method, path, summary, access, scope }) =>
        `| \`${method} ${path}\` | ${cell(summary)} | ${access === "open" ? "-" : scope} |`,
    );
  return [
    "# HTTP API",
    "",
    drawn("lib/contracts/endpoints.ts"),
    "",
    "The running server describes itself in full at `/api/openapi.json`, and shows it at `/api-reference`. Every answer has the envelope",
    '`{ "success": true, "data": … }` or `{ "success": false, "error": { "code", "message", "details"?, "requestId" } }`. A key is sent as `Authorization: Bearer …`.',
    "",
    "| Route | What it does | Scope |",
    "|---|---|---|",
    ...rows,
    "| `GET /api/events` | Server-sent events of the tenant, or of `?sessionId=`; `Last-Event-ID` replays what was missed | read |",
    "| `POST /api/pusher/auth` | Lets a connection into a private channel of the tenant | read |",
    "",
  ].join("\n");
}

export const referencePages = {
  "docs/actions.md": actionsPage,
  "docs/checks.md": checksPage,
  "docs/http-api.md": routesPage,
};

const usage = `Usage: npm run docs:reference

Writes the pages about actions, checks and routes, and the lists of wire and stored fields, from the code. It takes no options.`;

const schemaPages = { "docs/wire.jsonl": wirePage, "docs/stored.jsonl": storedPage };

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  commandLine(usage, {});
  for (const [file, page] of Object.entries({ ...referencePages, ...schemaPages }))
    writeFileSync(new URL(file, root), page());
}
