import { useEffect, useState } from "react";
import { readRecords } from "@/extension/storage";
import { hasTab, isRecordKey, type TaskRecord } from "@/extension/task-record";

/** The tab that the panel speaks of: the one on top of its window, or the one that its address names. */
export function useTab(): number | undefined {
  const [tabId, setTabId] = useState<number>();
  useEffect(() => {
    const named = new URLSearchParams(location.search).get("tab");
    if (named !== null) return setTabId(Number(named));
    const look = async () => {
      const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
      setTabId(tab?.id);
    };
    look();
    chrome.tabs.onActivated.addListener(look);
    return () => chrome.tabs.onActivated.removeListener(look);
  }, []);
  return tabId;
}

/** The task of a tab as it stands now. */
export function useTabTask(tabId: number | undefined): TaskRecord | undefined {
  const [records, setRecords] = useState<TaskRecord[]>([]);
  useEffect(() => {
    const look = async () => setRecords(await readRecords());
    const hear = (changes: Record<string, unknown>) => {
      if (Object.keys(changes).some(isRecordKey)) look();
    };
    look();
    chrome.storage.local.onChanged.addListener(hear);
    return () => chrome.storage.local.onChanged.removeListener(hear);
  }, []);
  return tabId === undefined ? undefined : records.find((record) => hasTab(record, tabId));
}
