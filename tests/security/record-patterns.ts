import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { z } from "zod";

/**
 * A program: prints, as JSON, each pattern that our own code puts together while it is loaded and used, with the line that does. Nothing of ours is
 * loaded before `RegExp` is watched, or what a module makes once would be missed.
 */
const root = fileURLToPath(new URL("../../", import.meta.url));
const made = new Map<string, { source: string; flags: string; at: string }>();
const OwnRegExp = globalThis.RegExp;

globalThis.RegExp = new Proxy(OwnRegExp, {
  construct(target, given: [RegExp | string, string?]) {
    const pattern = new target(...given);
    const at = placeOf(new Error("where").stack ?? "");
    if (at !== undefined) made.set(`${at} ${pattern}`, { source: pattern.source, flags: pattern.flags, at });
    return pattern;
  },
});

/** The line that called, when it is one of ours. */
function placeOf(stack: string): string | undefined {
  const caller = stack.split("\n").find((line) => line.includes("/") && !line.includes("record-patterns"));
  const place = caller?.match(/(?:file:\/\/)?(\/[^():]+:\d+):\d+/)?.[1];
  return place?.startsWith(root) && !place.includes("node_modules") ? place.slice(root.length) : undefined;
}

const ours = <T>(path: string): Promise<T> => import(pathToFileURL(root + path).href);

const files = readdirSync(`${root}lib`, { recursive: true, encoding: "utf8" })
  .map((path) => `lib/${path}`)
  .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
  .filter((path) => readFileSync(root + path, "utf8").includes("new RegExp("));
for (const file of files) await ours(file);

const Card = z.object({ goal: z.string() });
const pages = readdirSync(`${root}bench/lying-pages`, { withFileTypes: true });
const goalsOfPages = pages
  .filter((entry) => entry.isDirectory() && entry.name !== "shared")
  .map(({ name }) => readFileSync(`${root}bench/lying-pages/${name}/page.json`, "utf8"))
  .map((text) => Card.parse(JSON.parse(text)).goal);
/** Forms that no page asks for. */
const rarer = [
  'Search for "red shoes" in the archive',
  'Enter "a" in the first box and "b" in the second',
  'Enter the username "a" and the password "b" into the text fields',
  "Enter 42",
  'Upload "a.pdf" to the form',
  'Fill in the form with name "A", "B" as the city, subject and e-mail a@b.c',
  'Click "A", "B" and "C"',
  'Select the options "A", "B" and "C" in the list',
  'Close account "A"',
  "Add a visit for Ann Lee on the evening of 3 May 2027 with urgency high in zone C, bed 12",
  'Open the patient "Ann Lee". Change the phone of that patient to 123. Delete it',
  "Füge Milch mit Menge 3 am 3. Mai zur Liste Einkauf hinzu",
  "Ajoute du lait à la liste Courses le 3 mai et supprime le pain",
  "Añade leche a la lista de la compra el 3 de mayo",
  "Please make sure that the box is checked, then please save it",
];
const { readGoal } = await ours<typeof import("@/lib/adapters/offline/reading/read-goal")>(
  "lib/adapters/offline/reading/read-goal.ts",
);
for (const goal of new Set([...goalsOfPages, ...rarer])) readGoal(goal);

const { readStepIntent } = await ours<typeof import("@/lib/agent/domain/wording/step-intent")>(
  "lib/agent/domain/wording/step-intent.ts",
);
for (const step of ['Click the "Save" button', 'Type "Ann" into the Name field', "Search for Ann"])
  readStepIntent(step);
const { splitStep } = await ours<typeof import("@/lib/agent/domain/wording/split-step")>(
  "lib/agent/domain/wording/split-step.ts",
);
splitStep("Delete Ann, Ben and Cid from the list");
const { isHeldBy } = await ours<typeof import("@/lib/agent/domain/wording/same-value")>(
  "lib/agent/domain/wording/same-value.ts",
);
for (const value of ["14:30", "01234", "-18", "B+", "+44 20 7946 0958"]) isHeldBy(value, ["at 2:30 pm"]);
const { saidOf } = await ours<typeof import("@/lib/agent/verification/doubts/held-otherwise")>(
  "lib/agent/verification/doubts/held-otherwise.ts",
);
saidOf(["title"], ["job"], 'Change the title to "A"');
const { readDay } = await ours<typeof import("@/lib/adapters/offline/acting/adapt-value")>(
  "lib/adapters/offline/acting/adapt-value.ts",
);
readDay("3 May 2027", new Date(0));
const { withoutSecrets } = await ours<typeof import("@/lib/agent/domain/without-secrets")>(
  "lib/agent/domain/without-secrets.ts",
);
withoutSecrets("a", ["1234", "a long one"]);
const { createSessionCookies } = await ours<typeof import("@/lib/server/session-cookie")>(
  "lib/server/session-cookie.ts",
);
createSessionCookies("secret", { secure: false }).read("a=b", new Date(0));
const { nodesFromHtml } = await ours<typeof import("@/lib/agent/snapshot/html/from-html")>(
  "lib/agent/snapshot/html/from-html.ts",
);
nodesFromHtml('<button class="header-on">Go</button>', "https://a.org/");
const { saidTogether } = await ours<typeof import("@/lib/adapters/offline/matching/said-together")>(
  "lib/adapters/offline/matching/said-together.ts",
);
saidTogether("Close the leak in Dock Road and the step in Hill Street", ["leak in Dock Road"]);
process.stdout.write(JSON.stringify([...made.values()]));
