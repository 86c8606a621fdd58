import { createSampleSite, type SampleRequest, type SampleSite } from "@/lib/server/sample-site/sample-site";

/** The clock's start in tests: noon, so that no case sits on a day's edge. */
export const NOON = Date.UTC(2026, 4, 4, 12);

type Asked = { status: number; headers: Record<string, string>; data: unknown };
type Extras = { body?: string; headers?: Record<string, string>; query?: string };
export type SampleSiteAsker = {
  site: SampleSite;
  clock: { now: number };
  paused: number[];
  ask: (method: string, path: string, input?: unknown, extras?: Extras) => Promise<Asked>;
};

/** A site on a hand-set clock that never really waits, asked as clinic "desk" unless the query says otherwise. */
export function aSampleSite(): SampleSiteAsker {
  const clock = { now: NOON };
  const paused: number[] = [];
  const site = createSampleSite({
    now: () => clock.now,
    pause: async (ms) => {
      paused.push(ms);
    },
  });
  async function ask(method: string, path: string, input?: unknown, extras: Extras = {}): Promise<Asked> {
    const request: SampleRequest = {
      method,
      path,
      query: new URLSearchParams(extras.query ?? "clinic=desk"),
      headers: extras.headers ?? { "content-type": "application/json" },
      body: extras.body ?? (input === undefined ? "" : JSON.stringify(input)),
    };
    const { status, headers = {}, body = "" } = await site.handle(request);
    return { status, headers, data: JSON.parse(body) };
  }
  return { site, clock, paused, ask };
}
