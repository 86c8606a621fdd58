import { AppError } from "@/lib/agent/domain/app-error";
import { ConfigError } from "@/lib/config/env";
import { type House, house } from "@/lib/server/composition";

/** Opens the house before the first request, which would else wait a second for it, and tells the person who started the server how to get in. */
export async function startUp(): Promise<void> {
  try {
    const opened = await house();
    if (opened.config.SUREFOOT_STOP_WITH_STDIN) process.stdin.on("end", () => process.exit(0)).resume();
    print(welcome(opened));
  } catch (error) {
    if (!(error instanceof ConfigError) && !(error instanceof AppError)) throw error;
    print([`Surefoot cannot start. ${error.message}`]);
    process.exit(1);
  }
}

function welcome({ config, model, signInLink }: House): string[] {
  const address = config.SUREFOOT_URL ?? `http://127.0.0.1:${config.PORT}`;
  return [
    ...(model.info.offline ? ["No model key is set: the offline model answers, by rules and for free."] : []),
    // Whoever chose the token knows the link already.
    ...(config.SUREFOOT_SIGN_IN_TOKEN
      ? []
      : [`Sign in once with: ${address.replace(/\/$/, "")}${signInLink.path}`]),
  ];
}

const print = (lines: string[]): void => {
  for (const line of lines) process.stdout.write(`${line}\n`);
};
