import { expect } from "vitest";
import type { Played } from "./a-scenario";

type Status = "partial" | "unverified" | "failed" | "needs_user_input";
type HonestEnd = {
  /** Several where it hangs on the page's timing which of them it is. */
  status: Status | readonly Status[];
  /** What the user is told of why. */
  why: RegExp;
  /** One of the things that are left to do; for an end only. */
  left?: RegExp;
};

/** A task that did not reach its goal says so: its status, why, what is not met and what is left, the same to its client and in the store. */
export async function expectHonestEnd(played: Played, { status, why, left }: HonestEnd): Promise<void> {
  const { completion, story } = played;
  expect([status].flat(), story).toContain(played.status);
  expect(played.reason ?? completion?.summary ?? "", story).toMatch(why);
  const task = await played.api.house.store.loadTask("local", played.taskId ?? "");
  expect(task?.status, story).toBe(played.status);
  if (played.status === "needs_user_input") return;
  expect(played.actions.at(-1) ?? "", story).not.toMatch(/^finish/);
  expect(completion?.criteria.every(({ result }) => result === "met") ?? false, story).toBe(false);
  expect((completion?.remainingWork ?? []).join("\n"), story).toMatch(left ?? /\S/);
  expect(task?.completion, story).toEqual(completion);
}
