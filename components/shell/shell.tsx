"use client";

import { Menu as MenuIcon, Search } from "lucide-react";
import dynamic from "next/dynamic";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { type ReactNode, useState } from "react";
import { LiveDot } from "@/components/shell/live";
import { isIn, type Place, places } from "@/components/shell/places";
import { SignOut } from "@/components/shell/sign-out";
import { ThemeSwitch } from "@/components/shell/theme-switch";
import type { Theme } from "@/components/shell/themes";
import { Unreachable, useGo } from "@/components/shell/unreachable";
import { useShortcuts } from "@/components/shell/use-shortcuts";
import { useWaiting } from "@/components/shell/use-waiting";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Dialog } from "@/components/ui/dialog";
import { Mark } from "@/components/ui/mark";
import type { Health } from "@/lib/contracts/health";

const CommandPalette = dynamic(() => import("@/components/shell/command-palette"), { ssr: false });
const ShortcutSheet = dynamic(() => import("@/components/shell/shortcut-sheet"), { ssr: false });

type Props = {
  health: Health;
  waiting: number;
  theme: Theme;
  setTheme: (theme: Theme) => Promise<void>;
  children: ReactNode;
};

/** Every page of the dashboard: where one can go, and what the server runs on. */
export function Shell({ health, waiting: given, theme, setTheme, children }: Props) {
  const waiting = useWaiting(given);
  const [showing, setShowing] = useState<"palette" | "shortcuts" | "more">();
  const close = () => setShowing(undefined);
  const go = useGo();
  useShortcuts({
    onPalette: () => setShowing("palette"),
    onHelp: () => setShowing("shortcuts"),
    onGo: go,
  });
  return (
    <div className="lg:pl-56">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-lg focus:bg-surface focus:px-3 focus:py-2"
      >
        Skip to content
      </a>
      <aside className="fixed inset-y-0 left-0 z-20 hidden w-56 flex-col border-r border-line bg-surface lg:flex">
        <Brand />
        <div className="px-3">
          <Button className="w-full justify-between text-ink-faint" onClick={() => setShowing("palette")}>
            Go to or do … <kbd className="font-sans text-xs">Ctrl K</kbd>
          </Button>
        </div>
        <nav aria-label="Main" className="mt-3 grow space-y-0.5 overflow-y-auto px-3">
          {places.map((place) => (
            <SideLink key={place.href} place={place} waiting={waiting} />
          ))}
        </nav>
        <Foot health={health} theme={theme} setTheme={setTheme} onHelp={() => setShowing("shortcuts")} />
      </aside>
      <header className="sticky top-0 z-20 flex h-13 items-center gap-2 border-b border-line bg-surface px-4 lg:hidden">
        <Brand small />
        <span className="ml-auto" />
        <LiveDot />
        <Button look="quiet" size="icon" aria-label="Go to or do" onClick={() => setShowing("palette")}>
          <Search aria-hidden="true" />
        </Button>
      </header>
      <Unreachable />
      <main id="main" className="mx-auto max-w-6xl px-4 pt-5 pb-24 sm:px-6 lg:pt-7 lg:pb-10">
        {children}
      </main>
      <PhoneBar waiting={waiting} onMore={() => setShowing("more")} />
      {showing === "palette" ? <CommandPalette onClose={close} onGo={go} setTheme={setTheme} /> : null}
      {showing === "shortcuts" ? <ShortcutSheet onClose={close} /> : null}
      <Dialog open={showing === "more"} onOpenChange={close} title="More" place="side">
        <nav aria-label="More" className="space-y-0.5" onClickCapture={close}>
          {places.slice(phonePlaces).map((place) => (
            <SideLink key={place.href} place={place} waiting={0} />
          ))}
        </nav>
        <Foot health={health} theme={theme} setTheme={setTheme} onHelp={() => setShowing("shortcuts")} />
      </Dialog>
    </div>
  );
}

/** A phone's bar holds so many; the rest is behind “More”. */
const phonePlaces = 4;

function Brand({ small = false }: { small?: boolean }) {
  return (
    <Link
      href="/"
      className={cn(
        "flex items-center gap-2.5 font-semibold tracking-tight",
        !small && "px-5 py-4 text-base",
      )}
    >
      <Mark size={small ? 24 : 26} />
      Surefoot
    </Link>
  );
}

function SideLink({ place, waiting }: { place: Place; waiting: number }) {
  const current = isIn(usePathname(), place);
  const { href, label, icon: Icon } = place;
  return (
    <Link
      href={href}
      aria-current={current ? "page" : undefined}
      className="flex items-center gap-2.5 rounded-lg px-2.5 py-1.5 text-ink-soft transition-colors hover:bg-raised hover:text-ink aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent-strong"
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {label}
      {href === "/inbox" ? <Waiting count={waiting} /> : null}
    </Link>
  );
}

function Waiting({ count, className }: { count: number; className?: string }) {
  if (count === 0) return null;
  return (
    <span
      className={cn(
        "ml-auto rounded-full bg-unsure-soft px-1.5 text-xs font-semibold text-unsure tabular-nums",
        className,
      )}
    >
      {count}
      <span className="sr-only"> waiting for you</span>
    </span>
  );
}

function PhoneBar({ waiting, onMore }: { waiting: number; onMore: () => void }) {
  const path = usePathname();
  const item =
    "relative flex flex-1 flex-col items-center gap-0.5 py-2 text-[0.6875rem] text-ink-soft aria-[current]:font-medium aria-[current]:text-accent";
  return (
    <nav
      aria-label="Main, short"
      className="fixed inset-x-0 bottom-0 z-20 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {places.slice(0, phonePlaces).map((place) => (
        <Link
          key={place.href}
          href={place.href}
          aria-current={isIn(path, place) ? "page" : undefined}
          className={item}
        >
          <place.icon aria-hidden="true" className="size-5" />
          {place.label}
          {place.href === "/inbox" ? (
            <Waiting count={waiting} className="absolute top-1 left-1/2 ml-2" />
          ) : null}
        </Link>
      ))}
      <button type="button" className={item} onClick={onMore}>
        <MenuIcon aria-hidden="true" className="size-5" />
        More
      </button>
    </nav>
  );
}

function Foot({
  health,
  theme,
  setTheme,
  onHelp,
}: Pick<Props, "health" | "theme" | "setTheme"> & { onHelp: () => void }) {
  return (
    <div className="mt-3 space-y-2 border-t border-line p-4">
      <div className="flex items-center justify-between gap-2">
        <LiveDot />
        <span className="flex">
          <ThemeSwitch theme={theme} setTheme={setTheme} />
          <Button
            look="quiet"
            size="smallIcon"
            aria-label="Keyboard shortcuts"
            title="Keyboard shortcuts (?)"
            onClick={onHelp}
          >
            ?
          </Button>
          <SignOut />
        </span>
      </div>
      <p className="text-xs text-ink-faint">
        {health.model.offline ? "Offline model" : health.model.adapter} ·{" "}
        {health.store === "embedded" ? "embedded store" : "MongoDB"}
        <br />
        Version {health.version}
      </p>
    </div>
  );
}
