import { type FormEvent, type KeyboardEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/input";
import { keepAttachment, maxFileBytes } from "@/extension/attachments";
import { sendCommand } from "@/extension/messages";
import { siteOf } from "@/extension/site-of";
import type { TaskRecord } from "@/extension/task-record";
import { limits } from "@/lib/contracts/limits";
import { Problem } from "./problem";

/** Where a goal is written. Enter sends it, Shift+Enter begins a line. */
export function Composer({ tabId, record }: { tabId: number; record: TaskRecord | undefined }) {
  const [goal, setGoal] = useState("");
  const [files, setFiles] = useState<File[]>([]);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent | KeyboardEvent): Promise<void> {
    event.preventDefault();
    if (goal.trim() === "" || busy) return;
    setBusy(true);
    const refused = await begin(tabId, goal.trim(), files, record?.sessionId);
    setBusy(false);
    setProblem(refused);
    if (refused === undefined) setGoal("");
  }

  return (
    <form onSubmit={submit} className="space-y-2">
      <Problem text={problem} />
      <label htmlFor="goal" className="sr-only">
        Goal for this tab
      </label>
      <Textarea
        id="goal"
        rows={2}
        required
        maxLength={limits.queryChars}
        value={goal}
        placeholder={record ? "The next goal in this tab" : "Add a patient named Jas"}
        onChange={(event) => setGoal(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
        }}
      />
      <div className="flex flex-wrap items-center gap-2">
        <label className="min-w-0 flex-1 text-xs text-ink-soft">
          <span className="sr-only">Files to upload</span>
          <input
            type="file"
            multiple
            className="w-full text-xs"
            onChange={(event) => setFiles(Array.from(event.target.files ?? []))}
          />
        </label>
        <Button look="primary" type="submit" disabled={busy}>
          Start
        </Button>
      </div>
    </form>
  );
}

/** Asks for the site first: only a click in the panel may. What went wrong, or nothing. */
async function begin(
  tabId: number,
  goal: string,
  files: File[],
  sessionId: string | undefined,
): Promise<string | undefined> {
  const tooLarge = files.find(({ size }) => size > maxFileBytes);
  if (tooLarge) return `${tooLarge.name} is too large; at most ${maxFileBytes / 1024 / 1024} MB.`;
  const { url = "" } = await chrome.tabs.get(tabId);
  if (/^https?:/.test(url)) {
    const permitted = await chrome.permissions.request({ origins: [siteOf(url)] });
    if (!permitted) return `Surefoot may not work on ${new URL(url).hostname} without your permission.`;
  }
  const attachments = await Promise.all(files.map((file) => keepAttachment(file, crypto.randomUUID())));
  const result = await sendCommand({
    kind: "start",
    tabId,
    goal,
    attachments,
    ...(sessionId && { sessionId }),
  });
  return result.ok ? undefined : result.message;
}
