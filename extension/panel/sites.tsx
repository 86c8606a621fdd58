import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { siteOf } from "@/extension/site-of";

/** The sites that the person has permitted, to take back one by one; but for the server's, which nothing goes without. */
export function Sites({ server }: { server: string }) {
  const [origins, setOrigins] = useState<string[]>([]);
  useEffect(() => {
    const look = () =>
      void chrome.permissions.getAll().then(({ origins: permitted }) => setOrigins(permitted ?? []));
    look();
    chrome.permissions.onAdded.addListener(look);
    chrome.permissions.onRemoved.addListener(look);
    return () => {
      chrome.permissions.onAdded.removeListener(look);
      chrome.permissions.onRemoved.removeListener(look);
    };
  }, []);
  return (
    <Card title="Permitted sites">
      <ul className="divide-y divide-line">
        {origins.map((origin) => (
          <li key={origin} className="flex items-center justify-between gap-2 px-3 py-2">
            <span className="min-w-0 text-sm [overflow-wrap:anywhere]">{origin}</span>
            {origin === siteOf(server) ? (
              <span className="shrink-0 text-xs text-ink-faint">Your server</span>
            ) : (
              <Button
                aria-label={`Take back the permission for ${origin}`}
                onClick={() => chrome.permissions.remove({ origins: [origin] })}
              >
                Take back
              </Button>
            )}
          </li>
        ))}
        {origins.length === 0 ? <li className="px-3 py-2 text-sm text-ink-faint">None.</li> : null}
      </ul>
    </Card>
  );
}
