"use client";

import { places } from "@/components/shell/places";
import { Dialog } from "@/components/ui/dialog";

const general = [
  { keys: ["Ctrl", "K"], does: "Go to or do anything" },
  { keys: ["/"], does: "Search this page's list" },
  { keys: ["?"], does: "This sheet" },
  { keys: ["Esc"], does: "Close what is open" },
];

/** Every key of the dashboard. */
export default function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const all = [
    ...general,
    ...places.map(({ key, label }) => ({
      keys: ["g", key],
      does: label === "API" ? "API reference" : label,
    })),
  ];
  return (
    <Dialog open onOpenChange={onClose} title="Keyboard shortcuts">
      <dl className="divide-y divide-line">
        {all.map(({ keys, does }) => (
          <div key={does} className="flex items-center justify-between gap-4 py-2">
            <dt>{does}</dt>
            <dd className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-6 rounded-md border border-line-strong bg-raised px-1.5 py-0.5 text-center font-mono text-xs"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
