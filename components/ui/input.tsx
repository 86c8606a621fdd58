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

/** What a field whose value was refused says of itself to those who do not see it. */
export const faultOf = (id: string, fault: string | undefined) =>
  fault === undefined ? {} : { "aria-invalid": true, "aria-describedby": `${id}-fault` };

/** A labelled field with a hint below it, or with what is wrong with its value. */
export function Field({
  id,
  label,
  hint,
  fault,
  children,
}: {
  id: string;
  label: string;
  hint?: ReactNode;
  fault?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className="min-w-0 space-y-1.5">
      <label htmlFor={id} className="block text-sm font-medium">
        {label}
      </label>
      {children}
      {fault === undefined ? null : (
        <p id={`${id}-fault`} role="alert" className="text-xs text-bad">
          {fault}
        </p>
      )}
      {hint === undefined ? null : <p className="text-xs text-ink-faint">{hint}</p>}
    </div>
  );
}
