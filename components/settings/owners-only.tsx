import { Lock } from "lucide-react";
import { EmptyState } from "@/components/ui/empty-state";

/** In place of a part that whoever is signed in may not see. */
export function OwnersOnly({ what }: { what: string }) {
  return (
    <EmptyState icon={Lock} title={`Only owners see ${what}`}>
      What you signed in with may not do that. Ask an owner of your organisation, or sign in with a key that
      has the scope “admin”.
    </EmptyState>
  );
}
