"use client";

import { type FormEvent, useState } from "react";
import { callApi } from "@/components/shell/call-api";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";

/** Signs in with an API key. */
export function SignInForm() {
  const [key, setKey] = useState("");
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const answer = await callApi("POST", "/api/sign-in", { key: key.trim() });
    if (answer.ok) return window.location.assign("/");
    setBusy(false);
    setProblem(answer.status === 401 ? "That is no key of this server, or it was revoked." : answer.message);
  }

  return (
    <form onSubmit={submit} className="space-y-3">
      <label htmlFor="key" className="block text-sm font-medium">
        API key
      </label>
      <Input
        id="key"
        type="password"
        autoComplete="off"
        required
        value={key}
        onChange={(event) => setKey(event.target.value)}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : "problem"}
        placeholder="sf_…"
        className="font-mono"
      />
      {problem === undefined ? null : (
        <p id="problem" role="alert" className="text-sm text-bad">
          {problem}
        </p>
      )}
      <Button type="submit" look="primary" disabled={busy} className="w-full">
        {busy ? "Signing in …" : "Sign in"}
      </Button>
    </form>
  );
}
