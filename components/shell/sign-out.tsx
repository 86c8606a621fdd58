"use client";

import { LogOut } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { callApi } from "@/components/shell/call-api";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

/** Takes this browser's cookie back. */
export function SignOut() {
  const [asking, setAsking] = useState(false);

  async function leave(): Promise<void> {
    setAsking(false);
    const answer = await callApi("DELETE", "/api/sign-in");
    // Loaded anew: nothing of what was shown stays in this window.
    if (answer.ok || answer.status === 401) window.location.assign("/sign-in");
    else toast.error(answer.message);
  }
  return (
    <>
      <Button
        look="quiet"
        size="smallIcon"
        aria-label="Sign out"
        title="Sign out"
        onClick={() => setAsking(true)}
      >
        <LogOut aria-hidden="true" />
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Sign out of this browser?"
        description="To get in again you need an API key or a new sign-in link."
      >
        <div className="flex justify-end gap-2">
          <Button onClick={() => setAsking(false)}>Stay</Button>
          <Button look="primary" onClick={leave}>
            Sign out
          </Button>
        </div>
      </Dialog>
    </>
  );
}
