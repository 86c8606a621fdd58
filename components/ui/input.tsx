import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/components/ui/cn";

const field =
  "w-full min-w-0 rounded-lg border border-line-strong bg-surface px-3 text-sm text-ink shadow-card placeholder:text-ink-faint disabled:opacity-60 aria-invalid:border-bad";

export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input className={cn(field, "h-9", className)} {...rest} />;
}

export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
  return <textarea className={cn(field, "min-h-20 py-2", className)} {...rest} />;
}

export function Select({ className, ...rest }: ComponentProps<"select">) {
  return <select className={cn(field, "h-9 px-2", className)} {...rest} />;
}

/** A labelled field with a hint below it. */
export function Field({
  id,
  label,
  hint,
  children,
}: {
  id: string;
  label: string;
  hint?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="min-w-0 space-y-1.5">
      <label htmlFor={id} className="block text-sm font-medium">
        {label}
      </label>
      {children}
      {hint === undefined ? null : <p className="text-xs text-ink-faint">{hint}</p>}
    </div>
  );
}
