import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** What a list shows while it is empty, and what to do about it. */
export function EmptyState({
  icon: Icon,
  title,
  children,
  action,
}: {
  icon: LucideIcon;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-xl border border-dashed border-line-strong px-6 py-14 text-center">
      <span className="flex size-10 items-center justify-center rounded-full bg-raised text-ink-faint">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="max-w-md space-y-1">
        <h2 className="font-semibold">{title}</h2>
        {children ? <div className="text-ink-soft text-pretty">{children}</div> : null}
      </div>
      {action}
    </div>
  );
}
