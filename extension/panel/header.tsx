import { Mark } from "@/components/ui/mark";

export type View = "task" | "past" | "settings";

const views: readonly (readonly [View, string])[] = [
  ["task", "Task"],
  ["past", "Past"],
  ["settings", "Settings"],
];

export function Header({ view, onView }: { view: View; onView: (view: View) => void }) {
  return (
    <header className="sticky top-0 z-10 flex items-center gap-2 border-b border-line bg-surface px-3 py-2">
      <Mark size={20} />
      <h1 className="sr-only">Surefoot</h1>
      <nav aria-label="Panel" className="flex gap-1">
        {views.map(([name, label]) => (
          <button
            key={name}
            type="button"
            aria-current={name === view ? "page" : undefined}
            onClick={() => onView(name)}
            className="rounded-md px-2 py-1 text-sm text-ink-soft hover:bg-raised hover:text-ink aria-[current]:bg-raised aria-[current]:font-medium aria-[current]:text-ink"
          >
            {label}
          </button>
        ))}
      </nav>
    </header>
  );
}
