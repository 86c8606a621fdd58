import { cn } from "@/components/ui/cn";

/** Holds the place of what is still on its way. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn("animate-shimmer rounded-md bg-raised", className)} />;
}
