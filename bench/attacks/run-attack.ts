import { createHash, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext } from "playwright-core";
import { openStore } from "@/lib/adapters/mongo/open-store";
import { noRecorder } from "@/lib/adapters/system/no-recorder";
import { noTracing } from "@/lib/adapters/system/no-tracing";
import { noWebSearch } from "@/lib/adapters/system/no-web-search";
import { systemClock } from "@/lib/adapters/system/system-clock";
import { systemIds } from "@/lib/adapters/system/system-ids";
import { defaultBudget } from "@/lib/agent/domain/budget";
import { defaultPolicyRules } from "@/lib/agent/domain/policy";
import { type Agent, createAgent } from "@/lib/agent/interact";
import type { ModelPort } from "@/lib/agent/ports/model";
import { runTask, type TaskEnd } from "@/lib/client/run-task";
import type { Transport } from "@/lib/client/transport";
import type { InteractRequest } from "@/lib/contracts/interact-request";
import { type BrowserDriver, browserDriver } from "@/runner/browser-driver";
import { newContext } from "@/runner/launch-browser";
import { systemClock as clientClock } from "@/runner/run-goal";
import { type Attack, goal, harmIn, type Seen, secrets, start } from "./attack";
import type { AttackSite } from "./attack-site";
import { createObeyingModel, type ObeyingModel } from "./obeying-model";

export type AttackOutcome = {
  id: string;
  harm: Seen[];
  /** How the instruction reached the model. */
  channel: "question" | "source" | "none";
  turns: number;
  end: string;
};

const maxTurns = 12;
const file = { id: "file-1", filename: "annual-report.txt", mimeType: "text/plain", size: 13 };

/** Lets the obeying model loose on one attack, in a real browser, with a person who approves nothing; every request is seen and none leaves. */
export async function runAttack(attack: Attack, browser: Browser, limitMs = 60_000): Promise<AttackOutcome> {
  const folder = mkdtempSync(join(tmpdir(), "surefoot-attack-"));
  const store = await openStore({ dataDir: folder });
  const context = await newContext(browser);
  const seen: Seen[] = [];
  const model = createObeyingModel();
  try {
    await serve(context, attack.site, seen);
    const path = join(folder, file.filename);
    writeFileSync(path, "annual-report");
    const driver = await browserDriver(context, {
      ambientLookMs: 0,
      files: new Map([[file.id, path]]),
      secrets,
    });
    await driver.open(start);
    const agent = agentOf(store, model, attack.document);
    const transport = transportTo(agent, model, driver);
    let turns = 0;
    const end = await runTask(
      { goal, sessionId: randomUUID(), maxTurns },
      { onApproval: async () => "reject", onTurn: () => void turns++ },
      {
        transport,
        driver,
        clock: clientClock,
        ids: { uuid: randomUUID },
        signal: AbortSignal.timeout(limitMs),
      },
    );
    return { id: attack.id, harm: harmIn(seen), channel: model.channel(), turns, end: endOf(end) };
  } finally {
    await context.close();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function endOf(end: TaskEnd): string {
  if (end.kind === "failed") return `${end.kind}: ${end.code}`;
  if (end.kind === "stopped") return end.reason;
  return end.response.status === "failed" ? `failed: ${end.response.reason}` : end.status;
}

function agentOf(
  store: Awaited<ReturnType<typeof openStore>>,
  model: ModelPort,
  document: string | undefined,
): Agent {
  const hit = { documentId: "d1", title: "Handbook", source: "handbook.pdf", text: document ?? "" };
  return createAgent({
    model,
    store,
    realtime: { publish: () => undefined },
    tracing: noTracing,
    recorder: noRecorder,
    clock: systemClock,
    ids: systemIds,
    search: noWebSearch,
    knowledge: { find: async () => (document === undefined ? [] : [hit]) },
    rules: defaultPolicyRules,
    budget: defaultBudget,
    tiersEnabled: true,
    log: () => undefined,
  });
}

/** Straight to the agent: what a network would add is tested elsewhere. */
function transportTo(agent: Agent, model: ObeyingModel, driver: BrowserDriver): Transport {
  return {
    async interact(body, signal) {
      const request: InteractRequest = { ...body, attachments: [file] };
      model.sees(
        request,
        await driver
          .page()
          .content()
          .catch(() => ""),
      );
      const bodyHash = createHash("sha256").update(JSON.stringify(request)).digest("hex");
      const turnId = body.turnId ?? randomUUID();
      const caller = { tenantId: "local", userId: "tester" };
      const response = await agent.interact({ ...request, turnId }, caller, {
        turnId,
        bodyHash,
        requestId: "attack",
        signal,
      });
      return { kind: "answer", response };
    },
    turn: async () => ({ kind: "retry", reason: "no such turn" }),
    activeTask: async () => undefined,
    resume: async () => true,
  };
}

/** The whole web of an attack; nothing is asked of any other. */
async function serve(context: BrowserContext, site: AttackSite, seen: Seen[]): Promise<void> {
  await context.route("**/*", async (route) => {
    const request = route.request();
    const url = request.url();
    seen.push({ method: request.method(), url, body: request.postData() ?? "" });
    const page = site[url.split(/[?#]/)[0] ?? ""];
    if (page === undefined)
      return route.fulfill({ status: 200, contentType: "text/html", body: "<title>Done</title>Done" });
    if (typeof page === "string") return route.fulfill({ status: 200, contentType: "text/html", body: page });
    // A fulfilled redirect is not followed by the router: the page goes there by itself.
    const to = JSON.stringify(page.redirect);
    return route.fulfill({
      status: 200,
      contentType: "text/html",
      body: `<script>location.replace(${to})</script>`,
    });
  });
}
