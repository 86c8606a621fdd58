"use client";

import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type ConfirmButtonProps = {
  icon: ReactNode;
  /** What the button does, for screen readers and as its tooltip. */
  label: string;
  question: string;
  consequences: string;
  /** The two answers. */
  keep: string;
  confirm: string;
  look: "primary" | "danger";
  onConfirm: () => Promise<void>;
};

/** A quiet button with an icon that does its work only once it was asked whether that is meant. */
export function ConfirmButton({ icon, label, look, onConfirm, ...texts }: ConfirmButtonProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function confirmed(): Promise<void> {
    setBusy(true);
    await onConfirm();
    setBusy(false);
    setAsking(false);
  }
  return (
    <>
      <Button look="quiet" size="smallIcon" aria-label={label} title={label} onClick={() => setAsking(true)}>
        {icon}
      </Button>
      <Dialog open={asking} onOpenChange={setAsking} title={texts.question} description={texts.consequences}>
        <div className="flex justify-end gap-2">
          <Button onClick={() => setAsking(false)}>{texts.keep}</Button>
          <Button look={look} disabled={busy} onClick={confirmed}>
            {busy ? "One moment …" : texts.confirm}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
