import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline/promises";
import { chromium } from "playwright-core";

/** A browser that was found, or what a person can do when none can be had. */
export type FoundBrowser = { path: string; source: "CHROMIUM_PATH" | "installed" | "playwright" | "debian" };

type Environment = Record<string, string | undefined>;

export type FindOptions = {
  /** Told what is being installed. */
  say: (line: string) => void;
  env?: Environment;
  /** Never install anything. */
  installNothing?: boolean;
};

const commands = [
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
  "microsoft-edge",
];
const usualPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/opt/google/chrome/chrome",
  "/snap/bin/chromium",
  "/usr/lib/chromium/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

export const noBrowserAdvice = [
  "No Chromium or Chrome was found, and none could be installed. Do one of these, then run the command again:",
  "  - Debian or Ubuntu:  sudo apt-get install chromium   (Ubuntu: chromium-browser)",
  "  - Fedora:            sudo dnf install chromium",
  "  - any system:        npx playwright-core install --with-deps chromium",
  "  - or point to one:   CHROMIUM_PATH=/path/to/chrome npm run …",
].join("\n");

/**
 * Finds a browser: `CHROMIUM_PATH`, an installed one, Playwright's own download, Debian's package when root. The last two install something;
 * it says what, and in a terminal asks first. Undefined when there is none: `noBrowserAdvice` says what to do.
 */
export async function findBrowser(options: FindOptions): Promise<FoundBrowser | undefined> {
  const env = options.env ?? process.env;
  const named = env.CHROMIUM_PATH;
  if (named) {
    if (isExecutable(named)) return { path: named, source: "CHROMIUM_PATH" };
    throw new Error(
      `CHROMIUM_PATH names ${named}, which is no file that can be run. Correct it or unset it.`,
    );
  }
  const installed = installedBrowser(env);
  if (installed) return { path: installed, source: "installed" };
  const downloaded = playwrightBrowser();
  if (downloaded) return { path: downloaded, source: "playwright" };
  if (options.installNothing) return undefined;
  return (await downloadPlaywrights(options)) ?? (await installDebians(options));
}

export function installedBrowser(env: Environment): string | undefined {
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean);
  for (const command of commands)
    for (const folder of folders) if (isExecutable(join(folder, command))) return join(folder, command);
  return usualPlaces.find(isExecutable);
}

function playwrightBrowser(): string | undefined {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

async function downloadPlaywrights({ say }: FindOptions): Promise<FoundBrowser | undefined> {
  const asRoot = process.getuid?.() === 0;
  const what = "Playwright's Chromium (about 170 MB, into its own cache folder)";
  if (!(await agreed(`No browser found. Download ${what}?`))) return undefined;
  say(`Installing ${what} …`);
  const cli = join(createRequire(import.meta.url).resolve("playwright-core/package.json"), "..", "cli.js");
  const args = ["install", ...(asRoot ? ["--with-deps"] : []), "chromium"];
  const { status } = spawnSync(process.execPath, [cli, ...args], { stdio: "inherit", timeout: 10 * 60_000 });
  const path = playwrightBrowser();
  if (status === 0 && path) return { path, source: "playwright" };
  say("Playwright's download did not succeed.");
  return undefined;
}

async function installDebians({ say, env = process.env }: FindOptions): Promise<FoundBrowser | undefined> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  const what = "Debian's package chromium (apt-get install, about 300 MB)";
  if (!(await agreed(`Install ${what}?`))) return undefined;
  say(`Installing ${what} …`);
  const run = (...args: string[]): boolean =>
    spawnSync("apt-get", args, {
      stdio: "inherit",
      timeout: 10 * 60_000,
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0;
  run("update", "-qq");
  if (!run("install", "-y", "-qq", "--no-install-recommends", "chromium")) say("apt-get did not succeed.");
  const path = installedBrowser(env);
  return path === undefined ? undefined : { path, source: "debian" };
}

/** Asks in a terminal; elsewhere there is nobody to ask, and it goes ahead. */
async function agreed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [Y/n] `);
  terminal.close();
  return !/^n/i.test(answer.trim());
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
