import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Mark } from "@/components/ui/mark";

export default function NotFound() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-start justify-center gap-3 px-4">
      <Mark size={36} />
      <h1 className="text-xl font-semibold tracking-tight">There is nothing here</h1>
      <p className="text-ink-soft">
        The address is wrong, what it showed was deleted, or it belongs to someone else.
      </p>
      <Button asChild look="primary">
        <Link href="/">All sessions</Link>
      </Button>
    </main>
  );
}
