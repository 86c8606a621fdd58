import { MapPinOff } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** For what never was, what is gone, and what belongs to someone else: which of them is not told. */
export default function NotFound() {
  return (
    <>
      <h1 className="mb-5 text-xl font-semibold tracking-tight">There is nothing here</h1>
      <EmptyState
        icon={MapPinOff}
        title="Nothing of yours is at this address"
        action={
          <Button asChild look="primary">
            <Link href="/">All sessions</Link>
          </Button>
        }
      >
        The address may be wrong, what it showed may have been deleted, or it belongs to another tenant.
        Whoever sent it to you can check; your own sessions are in the list.
      </EmptyState>
    </>
  );
}
