"use client";

import { Toaster as Sonner } from "sonner";

/** Where toasts show. Each says what happened, not what was asked for. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-right"
      mobileOffset={{ bottom: 76 }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            "flex w-88 max-w-[calc(100vw-2rem)] items-center gap-3 rounded-xl border border-line bg-surface px-4 py-3 text-sm shadow-float",
          title: "font-medium",
          description: "text-ink-soft",
          error: "border-bad",
          icon: "shrink-0",
          actionButton:
            "ml-auto shrink-0 rounded-md px-2 py-1 text-sm font-medium text-accent hover:bg-raised",
        },
      }}
    />
  );
}
