import type { BrowserContext } from "playwright-core";
import type { RunJob, RunReport } from "@/lib/contracts/run";
import { launchBrowser } from "./launch-browser";
import { runGoal } from "./run-goal";
import { waitForPerson } from "./wait-for-person";

type Tell = (report: RunReport) => void;

const pictureEveryMs = 700;
const pictureMs = 3_000;

/** Works on a goal while people watch it from elsewhere: they see pictures of the page, and decide what it waits for. */
export async function runWatched(job: RunJob, tell: Tell, signal: AbortSignal): Promise<void> {
  const { browser, context } = await launchBrowser();
  const pictures = sendPictures(context, tell);
  let taskId: string | undefined;
  const told = () => (taskId === undefined ? {} : { taskId });
  try {
    const result = await runGoal({
      goal: job.goal,
      ...(job.url === undefined ? {} : { url: job.url }),
      sessionId: job.sessionId,
      maxTurns: job.maxTurns,
      server: job.server,
      context,
      signal,
      driver: { confirms: job.approve === "auto" ? "always" : job.approve === "deny" ? "never" : "approved" },
      caller: {
        onTurn: ({ response }) => {
          taskId = response.taskId ?? taskId;
          tell({ kind: "running", ...told() });
        },
        ...(job.approve === "ask"
          ? {}
          : { onApproval: async () => (job.approve === "auto" ? "approve" : "reject") }),
      },
      whenWaiting: (response) => {
        tell({ kind: "waiting", ...told() });
        return waitForPerson(response, job.server, signal);
      },
    });
    await pictures.last();
    const reason = result.completion?.summary ?? result.reason;
    tell({ kind: "ended", result: result.status, ...(reason === undefined ? {} : { reason }), ...told() });
  } finally {
    pictures.stop();
    await browser.close();
  }
}

/** Pictures of the page on top, each sent once. */
function sendPictures(context: BrowserContext, tell: Tell): { last: () => Promise<void>; stop: () => void } {
  let sent = "";
  let going = true;
  async function send(): Promise<void> {
    const page = context.pages().at(-1);
    if (!page) return;
    // A page that is just going away has no picture; the next one has.
    const picture = await page
      .screenshot({ type: "jpeg", quality: 60, timeout: pictureMs, caret: "initial" })
      .catch(() => undefined);
    const jpeg = picture?.toString("base64");
    if (jpeg === undefined || jpeg === sent) return;
    sent = jpeg;
    tell({ kind: "frame", jpeg, url: page.url() });
  }
  const again = async (): Promise<void> => {
    if (!going) return;
    await send();
    setTimeout(again, pictureEveryMs);
  };
  void again();
  return {
    last: send,
    stop: () => {
      going = false;
    },
  };
}
