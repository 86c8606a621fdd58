import { type ParseArgsConfig, parseArgs } from "node:util";

/**
 * What the command line says. `--help` prints the usage and ends the process with 0; what the command does not know ends it
 * with 2, and the reason stands before the usage.
 */
export function commandLine<const T extends NonNullable<ParseArgsConfig["options"]>>(
  usage: string,
  options: T,
  { allowPositionals = false } = {},
) {
  const args = process.argv.slice(2);
  helpIfAsked(usage, args);
  try {
    return parseArgs({ args, allowPositionals, options });
  } catch (error) {
    const [reason] = error instanceof Error ? error.message.split(". ") : [String(error)];
    process.stderr.write(`${reason}.\n\n${usage}\n`);
    process.exit(2);
  }
}

/** `--help` wherever it stands before a `--`. */
export function helpIfAsked(usage: string, args: readonly string[]): void {
  const own = args.includes("--") ? args.slice(0, args.indexOf("--")) : args;
  if (!own.includes("--help") && !own.includes("-h")) return;
  process.stdout.write(`${usage}\n`);
  process.exit(0);
}
