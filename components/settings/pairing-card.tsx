"use client";

import { Puzzle } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { callApi } from "@/components/shell/call-api";
import { Button } from "@/components/ui/button";
import { useNow } from "@/components/ui/clock";
import { CopyButton } from "@/components/ui/copy-button";
import { useTimeZone } from "@/components/ui/moment";
import { exactText } from "@/components/ui/time-text";
import type { PairingCode } from "@/lib/contracts/pairing";

/** A one-time code that connects the browser extension to this server. */
export function PairingCard() {
  const [offer, setOffer] = useState<PairingCode>();
  const [busy, setBusy] = useState(false);

  async function make(): Promise<void> {
    setBusy(true);
    const answer = await callApi<PairingCode>("POST", "/api/pairing");
    setBusy(false);
    if (answer.ok) setOffer(answer.data);
    else toast.error(answer.message);
  }
  return (
    <section aria-labelledby="pairing" className="max-w-2xl space-y-4">
      <div>
        <h2 id="pairing" className="text-base font-semibold">
          Pair the browser extension
        </h2>
        <p className="text-ink-soft">The extension works in your own Chrome, with your own logins.</p>
      </div>
      <ol className="list-decimal space-y-1.5 pl-5">
        <li>
          Build it with <code className="font-mono text-[0.8125rem]">npm run build:extension</code> and load{" "}
          <code className="font-mono text-[0.8125rem]">dist/extension</code> in Chrome under Extensions, “Load
          unpacked”.
        </li>
        <li>Make a code here. It works once, within ten minutes.</li>
        <li>
          Open the extension’s side panel and enter this server’s address and the code, or paste the link.
        </li>
      </ol>
      {offer ? (
        <Offer offer={offer} />
      ) : (
        <Button look="primary" disabled={busy} onClick={make}>
          <Puzzle aria-hidden="true" /> {busy ? "Making a code …" : "Make a code"}
        </Button>
      )}
      {offer ? (
        <Button disabled={busy} onClick={make}>
          Make another
        </Button>
      ) : null}
    </section>
  );
}

function Offer({ offer: { code, expiresAt } }: { offer: PairingCode }) {
  const zone = useTimeZone();
  const over = useNow() >= expiresAt;
  const link = `${window.location.origin}/#pair=${encodeURIComponent(code)}`;
  return (
    <div role="status" className="space-y-3 rounded-xl border border-accent bg-accent-soft p-5">
      {over ? (
        <p>This code has expired; make another.</p>
      ) : (
        <>
          <p className="flex items-center gap-3">
            <output className="font-mono text-2xl font-semibold tracking-widest select-all">{code}</output>
            <CopyButton text={code} what="the code" />
          </p>
          <p className="flex min-w-0 items-center gap-2 text-sm">
            <code className="min-w-0 truncate font-mono text-xs">{link}</code>
            <CopyButton text={link} what="the pairing link" />
          </p>
          <p className="text-xs text-ink-soft">Works once, until {exactText(expiresAt, zone)}.</p>
        </>
      )}
    </div>
  );
}
