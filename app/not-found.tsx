import Link from "next/link";

export default function NotFound() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center gap-3 px-4">
      <h1 className="text-2xl font-semibold tracking-tight">There is nothing here</h1>
      <p className="text-ink-soft">
        The address is wrong, what it showed was deleted, or it belongs to someone else.
      </p>
      <Link href="/" className="font-medium text-accent underline">
        All sessions
      </Link>
    </main>
  );
}
