import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Mark } from "@/components/ui/mark";
import { endpoints } from "@/lib/contracts/endpoints";
import { readPairingLink } from "@/lib/contracts/pairing";
import { callAt } from "../call-server";
import { sendCommand } from "../messages";
import { saveConnection } from "../storage";
import { LabelledInput } from "./labelled-input";
import { Problem } from "./problem";

const defaultServer = "http://127.0.0.1:3000";

/** Pairs this browser with a server by the code that the server's settings show. */
export function Pairing({ lost }: { lost: boolean }) {
  const [server, setServer] = useState(defaultServer);
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setProblem(await pair(server, code));
    setBusy(false);
  }

  return (
    <main className="mx-auto max-w-md space-y-5 p-4 pt-8">
      <Mark size={40} />
      <h1 className="text-xl font-semibold tracking-tight">Pair this browser</h1>
      {lost ? (
        <p role="status" className="rounded-lg bg-unsure-soft px-3 py-2 text-sm text-unsure">
          The server no longer takes this browser's key. Pair again; your task goes on.
        </p>
      ) : null}
      <p className="text-sm text-ink-soft">
        On your Surefoot server open Settings, Extension, and choose “Make a code”. Copy the link or type the
        code.
      </p>
      <form onSubmit={submit} className="space-y-4">
        <LabelledInput
          id="server"
          label="Server address"
          type="url"
          required
          value={server}
          onChange={(event) => setServer(event.target.value)}
        />
        <LabelledInput
          id="code"
          label="Code or link"
          required
          value={code}
          placeholder="ABCDE-FGHJK"
          aria-invalid={problem !== undefined}
          onChange={(event) => {
            const link = readPairingLink(event.target.value);
            setCode(link?.code ?? event.target.value);
            if (link) setServer(link.server);
          }}
        />
        <Problem text={problem} />
        <Button look="primary" type="submit" disabled={busy} className="w-full py-2">
          {busy ? "Pairing …" : "Pair"}
        </Button>
      </form>
      <a href="privacy.html" target="_blank" rel="noreferrer" className="text-sm text-accent underline">
        What leaves this browser
      </a>
    </main>
  );
}

/** What went wrong, or nothing. */
async function pair(said: string, code: string): Promise<string | undefined> {
  if (!URL.canParse(said) || !/^https?:$/.test(new URL(said).protocol)) return "That is no web address.";
  const { origin, protocol, hostname } = new URL(said);
  const permitted = await chrome.permissions.request({ origins: [`${protocol}//${hostname}/*`] });
  if (!permitted) return "Without that permission the server cannot be reached.";
  const body = { code, name: "Browser extension" };
  const told = await callAt({ server: origin }, endpoints.redeemPairing, { body });
  if (!told.ok)
    return told.code === "not_found"
      ? "That code is wrong, was used already, or has expired. Make a new one."
      : told.message;
  await saveConnection({ server: origin, key: told.data.key });
  await sendCommand({ kind: "wake" });
  return undefined;
}
