import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe } from "vitest";
import { createOfflineModel } from "@/lib/adapters/offline/offline-model";
import { createScriptedModel, type Script } from "@/lib/adapters/scripted/scripted-model";
import type { ModelPort } from "@/lib/agent/ports/model";
import type { Caller } from "@/lib/client/run-task";
import type { InteractResponse } from "@/lib/contracts/interact-response";
import type { HouseParts } from "@/lib/server/composition";
import type { ClinicState } from "@/lib/server/sample-site/clinic-state";
import { type ServedSampleSite, serveSampleSite } from "@/lib/server/sample-site/serve";
import { type LaunchedBrowser, launchBrowser, newContext } from "@/runner/launch-browser";
import { runGoal } from "@/runner/run-goal";
import type { TaskResult } from "@/runner/task-result";
import { type ServedApi, serveApi } from "./a-served-api";

export type Scenario = {
  goal: string;
  /** File of the sample site, or an address of any page. */
  page: string;
  /** Answers of a model in place of the rules; a task that is not in it is answered by rules. */
  script?: Script;
  parts?: Omit<HouseParts, "model">;
  maxTurns?: number;
  caller?: Omit<Caller, "onTurn">;
  /** Before the page is opened: routes to break, scripts to add. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
  /** After each answer, before it is carried out: the page changes under the plan. */
  onTurn?: (response: InteractResponse, page: Page) => Promise<unknown> | unknown;
};

export type Played = TaskResult & {
  answers: InteractResponse[];
  /** What was done, in order. */
  actions: string[];
  /** All of it turn by turn, for whoever has to find out what went wrong. */
  story: string;
  state: ClinicState;
  api: ServedApi;
  page: Page;
};

export type Stage = { play: (scenario: Scenario) => Promise<Played>; readonly site: ServedSampleSite };

/** The model of a scenario: what the script says, and rules for the rest. */
export function modelFor(script: Script): ModelPort {
  const [scripted, rules] = [createScriptedModel(script), createOfflineModel()];
  return {
    info: { ...rules.info, adapter: "scripted" },
    run: (task, input, options) => (script[task.name] ? scripted : rules).run(task, input, options),
  };
}

/** Whole tasks in a real browser on the sample clinic, through the product's HTTP API and runner. */
export function describeScenarios(title: string, tests: (stage: Stage) => void): void {
  describe.sequential(title, () => {
    let site: ServedSampleSite;
    let launched: LaunchedBrowser;
    const closers: (() => Promise<void>)[] = [];
    beforeAll(async () => {
      site = await serveSampleSite();
      launched = await launchBrowser();
    });
    afterAll(async () => {
      for (const close of closers) await close();
      await launched?.close();
      await site?.close();
    });

    async function play(scenario: Scenario): Promise<Played> {
      for (const close of closers.splice(0)) await close();
      const model = scenario.script ? { model: modelFor(scenario.script) } : {};
      const api = await serveApi({ ...scenario.parts, ...model });
      const context = await newContext(launched.browser);
      closers.push(api.close, () => context.close());
      await scenario.prepare?.(context);
      const clinic = randomUUID();
      const url = new URL(scenario.page, `${site.url}/sample/`);
      url.searchParams.set("clinic", clinic);
      const answers: InteractResponse[] = [];
      let changing: Promise<unknown> = Promise.resolve();
      const page = () => context.pages().at(-1) ?? context.pages()[0];
      const result = await runGoal({
        goal: scenario.goal,
        url: url.href,
        server: api,
        context,
        maxTurns: scenario.maxTurns ?? 30,
        driver: { ambientLookMs: 0, confirms: "always" },
        caller: {
          onApproval: async () => "approve",
          ...scenario.caller,
          onTurn: ({ response }) => {
            answers.push(response);
            const shown = page();
            if (scenario.onTurn && shown) changing = Promise.resolve(scenario.onTurn(response, shown));
          },
          onProgress: () => changing.then(() => undefined),
        },
      });
      await changing;
      const shown = page();
      if (!shown) throw new Error("no page is open");
      const actions = answers.flatMap((one) => (one.status === "executing" ? [one.action] : []));
      const story = storyOf(answers);
      return { ...result, answers, actions, story, state: site.site.stateOf(clinic), api, page: shown };
    }

    tests({
      play,
      get site() {
        return site;
      },
    });
  });
}

const storyOf = (answers: readonly InteractResponse[]): string =>
  answers
    .map((answer) => {
      const { turn, status, verification: verdict } = answer;
      const judged = verdict ? `${verdict.outcome} by ${verdict.check}: ${verdict.reason}` : "";
      const asked = "userQuestion" in answer ? answer.userQuestion.text : "";
      const name = "actionDetails" in answer ? answer.actionDetails.accessibleName : undefined;
      const done = "action" in answer ? `${answer.action}${name ? ` “${name}”` : ""}` : "";
      const criteria = "completion" in answer ? `\n${JSON.stringify(answer.completion)}` : "";
      return `\n${turn}. ${judged && `[${judged}] `}${status} ${done}${asked}${criteria}`;
    })
    .join("");
