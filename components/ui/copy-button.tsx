"use client";

import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";

const shownMs = 1_500;

/** Puts a text on the clipboard, and says so only once it is there. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const back = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(back);
  }, [copied]);

  const refused = (why: string) => toast.error(`The browser did not let ${what} be copied${why}.`);
  const copy = () =>
    // A page that came over plain HTTP from another machine has no clipboard.
    window.isSecureContext
      ? navigator.clipboard.writeText(text).then(
          () => setCopied(true),
          () => refused(""),
        )
      : refused(": it lets pages copy over HTTPS only. Select the text instead");
  const Icon = copied ? Check : Copy;
  return (
    <Button look="quiet" size="smallIcon" onClick={copy} aria-label={`Copy ${what}`} title={`Copy ${what}`}>
      <Icon aria-hidden="true" className={copied ? "text-good" : ""} />
      <span role="status" className="sr-only">
        {copied ? "Copied" : ""}
      </span>
    </Button>
  );
}
