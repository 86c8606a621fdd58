import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** `side`: slides in from the right, the whole width of a phone. */
  place?: "middle" | "side";
  className?: string;
  children?: ReactNode;
};

const places = {
  middle:
    "top-[12vh] left-1/2 max-h-[76vh] w-[calc(100vw-2rem)] max-w-lg -translate-x-1/2 animate-appear rounded-xl",
  side: "top-0 right-0 h-dvh w-full max-w-md animate-slide-in border-l",
};

/** A dialog over the page. Focus stays in it; Escape or a press beside it closes it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  place = "middle",
  className,
  children,
}: Props) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-veil" />
        <Radix.Content
          {...(description === undefined ? { "aria-describedby": undefined } : {})}
          className={cn(
            "fixed z-50 flex flex-col border border-line bg-surface shadow-float outline-none",
            places[place],
            className,
          )}
        >
          <header className="flex items-start justify-between gap-4 px-5 pt-4 pb-3">
            <div className="min-w-0">
              <Radix.Title className="text-base font-semibold">{title}</Radix.Title>
              {description === undefined ? null : (
                <Radix.Description className="mt-0.5 text-ink-soft">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <Button look="quiet" size="smallIcon" aria-label="Close">
                <X aria-hidden="true" />
              </Button>
            </Radix.Close>
          </header>
          <div className="min-h-0 grow overflow-y-auto px-5 pb-5">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
