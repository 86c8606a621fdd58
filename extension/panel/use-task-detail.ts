import { useCallback, useEffect, useState } from "react";
import { callServer } from "@/extension/call-server";
import { endpoints } from "@/lib/contracts/endpoints";
import type { TaskDetail } from "@/lib/contracts/task-detail";

/** What the server holds of a task, read again with each turn; `fault` says why the latest is missing. */
export type ShownDetail = { detail: TaskDetail | undefined; fault: string | undefined };

/** `moment`: changes whenever there may be news. */
export function useTaskDetail(
  taskId: string | undefined,
  moment: string,
): ShownDetail & { again: () => void } {
  const [shown, setShown] = useState<ShownDetail>({ detail: undefined, fault: undefined });
  const [asked, setAsked] = useState(0);
  // Both only say when to look again.
  const occasion = `${moment}/${asked}`;
  useEffect(() => {
    if (taskId === undefined || occasion === "") return setShown({ detail: undefined, fault: undefined });
    let current = true;
    callServer(endpoints.task, { params: { id: taskId } }).then((told) => {
      if (!current) return;
      if (told.ok) setShown({ detail: told.data, fault: undefined });
      else
        setShown(({ detail }) => ({
          detail: detail?.taskId === taskId ? detail : undefined,
          fault: told.message,
        }));
    });
    return () => {
      current = false;
    };
  }, [taskId, occasion]);
  const again = useCallback(() => setAsked((times) => times + 1), []);
  return { ...shown, again };
}
