"use client";

import { ServerCrash } from "lucide-react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** A page that could not be made. The rest of the dashboard stays. */
export default function ErrorPage({ reset }: { reset: () => void }) {
  return (
    <>
      <h1 className="mb-5 text-xl font-semibold tracking-tight">This page could not be shown</h1>
      <EmptyState
        icon={ServerCrash}
        title="The server did not answer as it should"
        action={
          <Button look="primary" onClick={reset}>
            Try again
          </Button>
        }
      >
        Its store may be out of reach, or it may be starting up. Its log says why; nothing was changed.
      </EmptyState>
    </>
  );
}
