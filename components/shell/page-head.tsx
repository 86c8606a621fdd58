import type { ReactNode } from "react";

/** The top of a page: its name, what it is for, and what can be done. */
export function PageHead({
  title,
  children,
  aside,
}: {
  title: string;
  children?: ReactNode;
  aside?: ReactNode;
}) {
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
        {children ? <p className="mt-0.5 max-w-2xl text-ink-soft text-pretty">{children}</p> : null}
      </div>
      {aside}
    </header>
  );
}
