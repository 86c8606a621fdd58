import pino from "pino";

export type LogEntry = { level: "info" | "warn" | "error"; event: string; fields: Record<string, unknown> };
export type Log = (entry: LogEntry) => void;

const secretFields = [
  "authorization",
  "cookie",
  "key",
  "apiKey",
  "token",
  "secret",
  "password",
  "hash",
  "value",
  "text",
  "dom",
  "pageText",
  "screenshot",
];

/** One JSON line an entry. Fields that may hold a secret or page content are blanked, at the top and one level down. */
export function createLog(
  level: "debug" | "info" | "warn" | "error" | "silent",
  destination?: { write(line: string): void },
): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: secretFields.flatMap((field) => [field, `*.${field}`]), censor: "[hidden]" },
  };
  const logger = destination ? pino(options, destination) : pino(options);
  return ({ level, event, fields }) => logger[level]({ event, ...fields });
}
