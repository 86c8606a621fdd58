"use client";

export default function ErrorPage({ reset }: { reset: () => void }) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-start justify-center gap-3 px-4">
      <h1 className="text-2xl font-semibold tracking-tight">This page could not be shown</h1>
      <p className="text-ink-soft">The server did not answer as it should. Its log says why.</p>
      <button
        type="button"
        onClick={reset}
        className="rounded-lg bg-accent px-4 py-2 text-sm font-medium text-on-accent"
      >
        Try again
      </button>
    </main>
  );
}
