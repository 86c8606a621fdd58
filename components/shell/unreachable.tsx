"use client";

import { LogOut, WifiOff } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect } from "react";
import { toast } from "sonner";
import { useLiveState } from "@/components/shell/live";

/** Says why what is shown may be old, and what to do. The page itself stays as it was. */
export function Unreachable() {
  const state = useLiveState();
  useStayOnPage(state === "lost");
  if (state === "signed_out")
    return (
      <Bar icon={<LogOut aria-hidden="true" />}>
        <strong className="font-semibold">You are signed out.</strong> What you see stays as it was.{" "}
        <a href="/sign-in" className="underline">
          Sign in again
        </a>{" "}
        to go on.
      </Bar>
    );
  if (state !== "lost") return null;
  return (
    <Bar icon={<WifiOff aria-hidden="true" />}>
      <strong className="font-semibold">The server does not answer.</strong> What you see may be out of date.
      Check that it runs (<code className="font-mono text-[0.8125rem]">npm start</code>); this page goes on by
      itself when it is back.
    </Bar>
  );
}

function Bar({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex items-center gap-3 border-b border-bad bg-bad-soft px-4 py-2.5 text-bad sm:px-6 [&>svg]:size-4 [&>svg]:shrink-0"
    >
      {icon}
      <p>{children}</p>
    </div>
  );
}

const sayGone = () => toast.error("The server does not answer: that page cannot be shown until it is back.");

/** Events may be cut off while pages are still answered, by a proxy or a limit: only a server that does not answer at all keeps a page. */
function whenAnswered(go: () => void): void {
  fetch("/api/realtime").then(go, sayGone);
}

/** Leads to a page, where there is a server to show it. */
export function useGo(): (path: string) => void {
  const router = useRouter();
  const lost = useLiveState() === "lost";
  return (path) => (lost ? whenAnswered(() => router.push(path)) : router.push(path));
}

/** A link followed now would end on the browser's own error page, and what is shown here would be lost. */
function useStayOnPage(held: boolean): void {
  useEffect(() => {
    if (!held) return;
    function hold(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
      if (link.target || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      whenAnswered(() => window.location.assign(link.href));
    }
    document.addEventListener("click", hold, true);
    return () => document.removeEventListener("click", hold, true);
  }, [held]);
}
