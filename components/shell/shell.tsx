import Link from "next/link";
import type { ReactNode } from "react";
import { Mark } from "@/components/ui/mark";
import type { Health } from "@/lib/contracts/health";

const links = [
  { href: "/", label: "Sessions" },
  { href: "/keys", label: "API keys" },
  { href: "/api-reference", label: "API" },
];

/** Every page of the dashboard: where one can go, and what the server runs on. */
export function Shell({
  health,
  current,
  children,
}: {
  health: Health;
  current: string;
  children: ReactNode;
}) {
  return (
    <>
      <header className="sticky top-0 z-10 border-b border-line bg-surface">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2.5">
          <Link href="/" className="flex items-center gap-2 font-semibold tracking-tight">
            <Mark size={24} />
            Surefoot
          </Link>
          <nav aria-label="Main" className="flex gap-1">
            {links.map(({ href, label }) => (
              <Link
                key={href}
                href={href}
                aria-current={href === current ? "page" : undefined}
                className="rounded-md px-2.5 py-1 text-sm text-ink-soft hover:bg-raised hover:text-ink aria-[current]:bg-raised aria-[current]:font-medium aria-[current]:text-ink"
              >
                {label}
              </Link>
            ))}
          </nav>
          <p className="ml-auto hidden text-xs text-ink-faint sm:block">
            {health.model.offline ? "Offline model" : health.model.adapter} ·{" "}
            {health.store === "embedded" ? "embedded store" : "MongoDB"}
          </p>
        </div>
      </header>
      <main className="mx-auto max-w-6xl px-4 py-6">{children}</main>
    </>
  );
}
