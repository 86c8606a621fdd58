import {
  BookOpen,
  ChartColumn,
  Code,
  Inbox,
  type LucideIcon,
  MessagesSquare,
  Rocket,
  Settings,
  Sparkles,
} from "lucide-react";

export type Place = { href: string; label: string; icon: LucideIcon; key: string; also?: string };

/** Where one can go. `key` follows `g` on the keyboard; `also` are words by which the palette finds it. */
export const places: readonly Place[] = [
  { href: "/", label: "Sessions", icon: MessagesSquare, key: "s", also: "history tasks home" },
  { href: "/inbox", label: "Inbox", icon: Inbox, key: "i", also: "approvals questions waiting" },
  { href: "/run", label: "Run", icon: Rocket, key: "r", also: "start goal headless browser" },
  { href: "/knowledge", label: "Knowledge", icon: BookOpen, key: "k", also: "documents upload" },
  { href: "/usage", label: "Usage", icon: ChartColumn, key: "u", also: "tokens cost charts" },
  {
    href: "/settings",
    label: "Settings",
    icon: Settings,
    key: ",",
    also: "keys pairing models budgets domains",
  },
  { href: "/welcome", label: "Get started", icon: Sparkles, key: "w", also: "demo first steps help" },
  { href: "/api-reference", label: "API", icon: Code, key: "a", also: "openapi reference routes" },
];

/** Whether a path lies in a place. */
export function isIn(path: string, { href }: Place): boolean {
  if (href === "/") return path === "/" || path.startsWith("/sessions");
  return path === href || path.startsWith(`${href}/`);
}
