"use client";

import { type FormEvent, useState } from "react";

const explain = (status: number) =>
  status === 401
    ? "That is no key of this server, or it was revoked."
    : "The server did not take it; try again.";

/** Signs in with an API key. */
export function SignInForm() {
  const [key, setKey] = useState("");
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const response = await fetch("/api/sign-in", {
      method: "POST",
      body: JSON.stringify({ key: key.trim() }),
    });
    if (response.ok) return window.location.assign("/");
    setBusy(false);
    setProblem(explain(response.status));
  }

  return (
    <form onSubmit={submit} className="space-y-3">
      <label htmlFor="key" className="block text-sm font-medium">
        API key
      </label>
      <input
        id="key"
        type="password"
        autoComplete="off"
        required
        value={key}
        onChange={(event) => setKey(event.target.value)}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : "problem"}
        placeholder="sf_…"
        className="w-full rounded-lg border border-line-strong bg-canvas px-3 py-2 font-mono text-sm"
      />
      {problem === undefined ? null : (
        <p id="problem" role="alert" className="text-sm text-bad">
          {problem}
        </p>
      )}
      <button
        type="submit"
        disabled={busy}
        className="w-full rounded-lg bg-accent px-3 py-2 text-sm font-medium text-on-accent disabled:opacity-60"
      >
        {busy ? "Signing in …" : "Sign in"}
      </button>
    </form>
  );
}
