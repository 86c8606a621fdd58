"use client";

import { LogOut } from "lucide-react";
import { toast } from "sonner";
import { callApi } from "@/components/shell/call-api";
import { ConfirmButton } from "@/components/ui/confirm-button";

/** Takes this browser's cookie back. */
export function SignOut() {
  async function leave(): Promise<void> {
    const answer = await callApi("DELETE", "/api/sign-in");
    // Loaded anew: nothing of what was shown stays in this window.
    if (answer.ok || answer.status === 401) window.location.assign("/sign-in");
    else toast.error(answer.message);
  }
  return (
    <ConfirmButton
      icon={<LogOut aria-hidden="true" />}
      label="Sign out"
      question="Sign out of this browser?"
      consequences="To get in again you need an API key or a new sign-in link."
      keep="Stay"
      confirm="Sign out"
      look="primary"
      onConfirm={leave}
    />
  );
}
