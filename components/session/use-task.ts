"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { toast } from "sonner";
import { callApi } from "@/components/shell/call-api";
import { useLiveEvents } from "@/components/shell/live";
import { decidedText, planTexts, type TaskActions } from "@/components/task/task-actions";
import type { Message } from "@/lib/contracts/message";
import type { MessagePage } from "@/lib/contracts/session";
import type { TaskDetail, TurnView } from "@/lib/contracts/task-detail";

export type LoadedTask = { task: TaskDetail; messages: readonly Message[]; lastSequence: number };

/** A turn's verdict comes with a later one, and a second look up to three turns later. */
const lookBack = 4;
const gatherMs = 120;

/** A task that follows what happens, and what a person can do to it. */
export function useTask(initial: LoadedTask): LoadedTask & { actions: TaskActions } {
  const [task, setTask] = useState(initial.task);
  const [messages, setMessages] = useState(initial.messages);
  const [shownInitial, setShownInitial] = useState(initial);
  if (shownInitial !== initial) {
    setShownInitial(initial);
    setTask(initial.task);
    setMessages(initial.messages);
  }
  const router = useRouter();
  const lastSequence = useRef(initial.lastSequence);
  const current = useRef(task);
  useEffect(() => {
    current.current = task;
  }, [task]);

  const { taskId, sessionId } = initial.task;
  const follow = useCallback(
    async (whole: boolean) => {
      const known = current.current.turns.at(-1)?.turn ?? 0;
      const from = whole ? 0 : Math.max(0, known - lookBack);
      const [answer, said] = await Promise.all([
        callApi<TaskDetail>("GET", `/api/task/${taskId}?from=${from}`),
        callApi<MessagePage>("GET", `/api/session/${sessionId}/messages?after=${lastSequence.current}`),
      ]);
      if (answer.ok) setTask((before) => mergeTask(before, answer.data));
      // Deleted meanwhile, or no longer for this person: the page says so.
      else if (answer.status === 404) router.refresh();
      if (!said.ok || said.data.messages.length === 0) return;
      lastSequence.current = said.data.messages.at(-1)?.sequenceNumber ?? lastSequence.current;
      setMessages((before) => mergeMessages(before, said.data.messages));
    },
    [taskId, sessionId, router],
  );
  useFollowing(sessionId, initial, follow);
  const actions = useTaskActions(task, setTask);
  return { task, messages, lastSequence: initial.lastSequence, actions };
}

/** Looks again after events of the session; all of it where an old turn may have changed. */
function useFollowing(
  sessionId: string,
  { task }: LoadedTask,
  follow: (whole: boolean) => Promise<void>,
): void {
  const soon = useRef<{ timer: ReturnType<typeof setTimeout>; whole: boolean }>(undefined);
  useEffect(() => () => clearTimeout(soon.current?.timer), []);
  useEffect(() => {
    if (task.turns.length < task.turn) void follow(true);
  }, [task, follow]);
  useLiveEvents((event) => {
    if (event !== "connected" && event.sessionId !== sessionId) return;
    // A notice between turns, as of an overruled verdict, may be about any of them.
    const whole = event === "connected" || isNotice(event.data);
    if (soon.current) {
      soon.current.whole ||= whole;
      return;
    }
    const timer = setTimeout(() => {
      const all = soon.current?.whole ?? false;
      soon.current = undefined;
      void follow(all);
    }, gatherMs);
    soon.current = { timer, whole };
  });
}

const isNotice = ({ message }: Record<string, unknown>): boolean =>
  message !== null &&
  typeof message === "object" &&
  "role" in message &&
  message.role === "system" &&
  !("metadata" in message);

function mergeTask(before: TaskDetail, after: TaskDetail): TaskDetail {
  const first = after.turns[0]?.turn;
  if (first === undefined) return { ...after, turns: before.turns };
  const kept = before.turns.filter(({ turn }) => turn < first);
  const known = new Map(before.turns.map((turn) => [turn.turnId, turn]));
  return { ...after, turns: [...kept, ...after.turns.map((turn) => sameOr(known.get(turn.turnId), turn))] };
}

/** An unchanged turn stays the object that it was, so that its row is not drawn again. */
const sameOr = (before: TurnView | undefined, after: TurnView): TurnView =>
  before && JSON.stringify(before) === JSON.stringify(after) ? before : after;

function mergeMessages(before: readonly Message[], after: readonly Message[]): readonly Message[] {
  const known = new Set(before.map(({ messageId }) => messageId));
  return [...before, ...after.filter(({ messageId }) => !known.has(messageId))];
}

/** What a person does shows at once, and is taken back when the server did not do it. */
function useTaskActions(
  task: TaskDetail,
  setTask: (change: (task: TaskDetail) => TaskDetail) => void,
): TaskActions {
  const { taskId, sessionId } = task;
  return useMemo(() => {
    const own = `/api/session/${sessionId}/task/${taskId}`;
    const act = async (
      path: string,
      body: unknown,
      done: string,
      meanwhile: Partial<TaskDetail>,
    ): Promise<boolean> => {
      let before: TaskDetail | undefined;
      setTask((shown) => {
        before = shown;
        return { ...shown, ...meanwhile };
      });
      const answer = await callApi<TaskDetail | { task?: TaskDetail }>("POST", path, body);
      if (answer.ok) {
        const after = "turns" in answer.data ? answer.data : answer.data.task;
        if (after) setTask((shown) => mergeTask(shown, after));
        toast.success(done);
      } else {
        setTask((shown) => before ?? shown);
        toast.error(answer.message);
      }
      return answer.ok;
    };
    return {
      decide: (decided) =>
        act(
          `/api/session/${sessionId}/decide`,
          { taskId, ...decided },
          decidedText(decided),
          decided.approval?.decision === "reject" ? { status: "failed" } : { status: "executing", decided },
        ),
      pause: () => act(`${own}/pause`, undefined, "Paused. The next turn stops.", { status: "paused" }),
      resume: (how) => act(`${own}/resume`, how, "The task goes on.", {}),
      cancel: () => act(`${own}/cancel`, undefined, "Cancelled for good.", { status: "cancelled" }),
      changePlan: (change) =>
        act(
          `${own}/plan`,
          change,
          planTexts[change.change],
          change.change === "approve" ? { status: "executing" } : {},
        ),
      retry: (stepId) =>
        act(`${own}/retry`, { stepId }, "The task goes on from that step with its client's next turn.", {
          status: "executing",
        }),
      overrule: (verdict) => act(`${own}/verdict`, verdict, "Verdict overruled; the case is kept.", {}),
    };
  }, [taskId, sessionId, setTask]);
}
