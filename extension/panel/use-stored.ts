import { useEffect, useState } from "react";

type Stored<T> = { loaded: false } | { loaded: true; value: T | undefined };

/** A value of the browser's storage, as it is now. */
export function useStored<T>(key: string): Stored<T> {
  const [stored, setStored] = useState<Stored<T>>({ loaded: false });
  useEffect(() => {
    let current = true;
    const show = (value: unknown) => current && setStored({ loaded: true, value: value as T | undefined });
    chrome.storage.local.get(key).then((found: Record<string, unknown>) => show(found[key]));
    const hear = (changes: Record<string, chrome.storage.StorageChange>) => {
      const change = changes[key];
      if (change) show(change.newValue);
    };
    chrome.storage.local.onChanged.addListener(hear);
    return () => {
      current = false;
      chrome.storage.local.onChanged.removeListener(hear);
    };
  }, [key]);
  return stored;
}
