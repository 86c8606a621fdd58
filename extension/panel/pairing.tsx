import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Mark } from "@/components/ui/mark";
import { callAt, type Told } from "@/extension/call-server";
import { sendCommand } from "@/extension/messages";
import { siteOf } from "@/extension/site-of";
import { lastServerKey, saveConnection } from "@/extension/storage";
import { endpoints } from "@/lib/contracts/endpoints";
import { looksLikePairingCode, readPairingLink } from "@/lib/contracts/pairing";
import { LabelledInput } from "./labelled-input";
import { Problem } from "./problem";
import { useStored } from "./use-stored";

const defaultServer = "http://127.0.0.1:3000";

type Trouble = { with: "server" | "code"; text: string };

/** Pairs this browser with a server by the code that the server's settings show. */
export function Pairing({ lost }: { lost: boolean }) {
  const last = useStored<string>(lastServerKey);
  const [typed, setServer] = useState<string>();
  const server = typed ?? (last.loaded ? last.value : undefined) ?? defaultServer;
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<Trouble>();
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
          aria-invalid={problem?.with === "server"}
          onChange={(event) => setServer(event.target.value)}
        />
        <LabelledInput
          id="code"
          label="Code or link"
          required
          value={code}
          placeholder="ABCDE-FGHJK"
          aria-invalid={problem?.with === "code"}
          onChange={(event) => {
            const link = readPairingLink(event.target.value);
            setCode(link?.code ?? event.target.value);
            if (link) setServer(link.server);
          }}
        />
        <Problem text={problem?.text} />
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

const trouble = (what: Trouble["with"], text: string): Trouble => ({ with: what, text });

/** What went wrong, or nothing. */
async function pair(said: string, code: string): Promise<Trouble | undefined> {
  if (!looksLikePairingCode(code))
    return trouble("code", "That is neither a pairing link, which ends in “#pair=” and a code, nor a code.");
  if (!URL.canParse(said) || !/^https?:$/.test(new URL(said).protocol))
    return trouble("server", "That is no web address.");
  const { origin } = new URL(said);
  const permitted = await chrome.permissions.request({ origins: [siteOf(origin)] });
  if (!permitted) return trouble("server", "Without that permission the server cannot be reached.");
  const body = { code, name: "Browser extension" };
  const told = await callAt({ server: origin }, endpoints.redeemPairing, { body });
  if (!told.ok) return troubleOf(told);
  await saveConnection({ server: origin, key: told.data.key });
  await sendCommand({ kind: "wake" });
  return undefined;
}

function troubleOf({ code, message }: Extract<Told<unknown>, { ok: false }>): Trouble {
  if (code === "not_found")
    return trouble("code", "That code is wrong, was used already, or has expired. Make a new one.");
  if (code === "unreachable") return trouble("server", `${message} Is the address right, and does it run?`);
  return trouble("code", message);
}
