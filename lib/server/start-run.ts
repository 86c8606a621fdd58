import { AppError } from "@/lib/agent/domain/app-error";
import { judgeUrl } from "@/lib/agent/policy/url-rules";
import { isEndStatus } from "@/lib/contracts/interact-response";
import type { RunView, StartRun } from "@/lib/contracts/run";
import type { Caller } from "@/lib/server/caller";
import type { House } from "@/lib/server/composition";
import { applyControl } from "@/lib/server/control-task";
import { readPolicy } from "@/lib/server/tenant-policy";

/** Starts a goal where the tenant's rules let a task begin. */
export async function startRun(wanted: StartRun, caller: Caller, house: House): Promise<RunView> {
  const { effective } = await readPolicy(caller.tenantId, house);
  // A path is one of the server's own pages; no rule is about those.
  if (wanted.url !== undefined && !wanted.url.startsWith("/")) {
    const ruling = judgeUrl(wanted.url, "", effective, []);
    if (!ruling.ok) throw new AppError("forbidden", `url: ${ruling.reason}`);
  }
  return house.runs.start(wanted, caller);
}

/** Ends the browser, and the task too, so that nobody waits for it. */
export async function cancelRun(runId: string, caller: Caller, house: House): Promise<RunView> {
  const view = house.runs.cancel(caller.tenantId, runId);
  const task = view.taskId ? await house.store.loadTask(caller.tenantId, view.taskId) : null;
  if (task && !isEndStatus(task.status))
    await applyControl({ kind: "cancel" }, { id: view.sessionId, taskId: task.id }, caller, house);
  return house.runs.find(caller.tenantId, runId);
}

/** The last picture of a run, whose id stands in the path before `picture`. */
export function runPicture(request: Request, { tenantId }: Caller, { runs }: House): Response {
  const runId = new URL(request.url).pathname.split("/").at(-2) ?? "";
  const picture = runs.picture(tenantId, runId);
  if (!picture) throw new AppError("not_found", "There is no picture yet.");
  return new Response(Buffer.from(picture), { headers: { "content-type": "image/jpeg" } });
}
