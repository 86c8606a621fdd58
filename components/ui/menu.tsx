"use client";

import type { LucideIcon } from "lucide-react";
import { Slot } from "radix-ui";
import { lazy, type ReactNode, Suspense, startTransition, useState } from "react";

export type MenuItem = {
  label: string;
  icon?: LucideIcon;
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
};

export type MenuProps = { trigger: ReactNode; items: readonly MenuItem[] };

const load = () => import("@/components/ui/opened-menu");
const OpenedMenu = lazy(load);

/** A menu that opens from its trigger. What shows and places it is a tenth of a page's script, and loaded when a pointer or the focus comes near. */
export function Menu({ trigger, items }: MenuProps) {
  const [wantedBy, setWantedBy] = useState<"pointer" | "keyboard">();
  const want = (by: "pointer" | "keyboard") => startTransition(() => setWantedBy(by));
  const closed = (
    <Slot.Root
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={load}
      onFocus={load}
      // A press of Enter or the space bar is a click of no pointer.
      onClick={({ detail }) => want(detail === 0 ? "keyboard" : "pointer")}
      onKeyDown={(event) => {
        if (event.key !== "ArrowDown") return;
        event.preventDefault();
        want("keyboard");
      }}
    >
      {trigger}
    </Slot.Root>
  );
  if (!wantedBy) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenedMenu trigger={trigger} items={items} byKeyboard={wantedBy === "keyboard"} />
    </Suspense>
  );
}
