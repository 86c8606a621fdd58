import { Skeleton } from "@/components/ui/skeleton";

/** The place of a page that is on its way: a head and a list. */
export function PageSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading</span>
      <Skeleton className="mb-6 h-7 w-44" />
      <Skeleton className="mb-4 h-9 w-full" />
      <div className="space-y-2.5">
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} className="h-16 w-full rounded-xl" />
        ))}
      </div>
    </div>
  );
}
