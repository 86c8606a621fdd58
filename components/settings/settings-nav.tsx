"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";

const parts = [
  { href: "/settings", label: "Installation" },
  { href: "/settings/rules", label: "Rules" },
  { href: "/settings/keys", label: "API keys" },
  { href: "/settings/pairing", label: "Extension" },
  { href: "/settings/users", label: "Users" },
  { href: "/settings/audit", label: "Audit log" },
];

export function SettingsNav() {
  const path = usePathname();
  return (
    <nav aria-label="Settings" className="mb-5 flex flex-wrap gap-x-1 border-b border-line">
      {parts.map(({ href, label }) => (
        <Link
          key={href}
          href={href}
          aria-current={path === href ? "page" : undefined}
          className="-mb-px border-b-2 border-transparent px-3 py-2 font-medium whitespace-nowrap text-ink-soft hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
