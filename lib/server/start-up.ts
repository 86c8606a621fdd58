import { AppError } from "@/lib/agent/domain/app-error";
import type { ModelInfo } from "@/lib/agent/ports/model";
import { ConfigError } from "@/lib/config/env";
import type { House } from "@/lib/server/composition";
import { house } from "@/lib/server/house";

/** Milliseconds that a process which is to end gives its last traces. */
const lastTracesMs = 2_000;

async function end({ traces }: House): Promise<void> {
  await traces.end(lastTracesMs);
  process.exit(0);
}

/** Opens the house before the first request, which would else wait a second for it, and tells the person who started the server how to get in. */
export async function startUp(afterAnswer: House["afterAnswer"]): Promise<void> {
  try {
    const opened = await house();
    opened.afterAnswer = afterAnswer;
    if (opened.config.SUREFOOT_STOP_WITH_STDIN) process.stdin.on("end", () => void end(opened)).resume();
    print(welcome(opened));
  } catch (error) {
    if (!(error instanceof ConfigError) && !(error instanceof AppError)) throw error;
    print([`Surefoot cannot start. ${error.message}`]);
    process.exit(1);
  }
}

function welcome({ config, model, signInLink, address }: House): string[] {
  return [
    modelLine(model.info),
    ...priceLines(model.info),
    // Whoever chose the token knows the link already.
    ...(config.SUREFOOT_SIGN_IN_TOKEN
      ? []
      : [`Sign in once with: ${address.replace(/\/$/, "")}${signInLink.path}`]),
  ];
}

function modelLine({ offline, adapter, models }: ModelInfo): string {
  if (offline) return "No model key is set: the offline model answers, by rules and for free.";
  return `Model: ${adapter}${models ? ` (${models.full}; small questions: ${models.small})` : ""}.`;
}

function priceLines({ unpriced = [] }: ModelInfo): string[] {
  if (unpriced.length === 0) return [];
  const names = unpriced.join(" and ");
  return [
    `The price of ${names} is not known: cost reads unknown, and only SUREFOOT_MAX_TOKENS limits a task. SUREFOOT_MODEL_PRICES tells it.`,
  ];
}

const print = (lines: string[]): void => {
  for (const line of lines) process.stdout.write(`${line}\n`);
};
