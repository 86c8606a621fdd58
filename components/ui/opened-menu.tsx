"use client";

import { DropdownMenu } from "radix-ui";
import { type FocusEvent, useRef } from "react";
import { cn } from "@/components/ui/cn";
import type { MenuItem, MenuProps } from "@/components/ui/menu";

/**
 * A menu from the moment on that it is first opened. Not modal: to lock the page behind it, its whole style is computed anew, which costs
 * more than all else that a press does.
 */
export default function OpenedMenu({ trigger, items, byKeyboard }: MenuProps & { byKeyboard: boolean }) {
  const first = useRef(byKeyboard);
  /** From its second opening on the menu knows by itself how it was opened. */
  function enter({ target, currentTarget }: FocusEvent<HTMLElement>): void {
    if (!first.current || target !== currentTarget) return;
    first.current = false;
    currentTarget.querySelector<HTMLElement>("[role=menuitem]:not([data-disabled])")?.focus();
  }
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          onFocus={enter}
          className="z-50 min-w-44 animate-appear rounded-xl border border-line bg-surface p-1 shadow-float"
        >
          {items.map((item) => (
            <Item key={item.label} item={item} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Item({
  item: { label, icon: Icon, danger = false, disabled = false, onSelect },
}: {
  item: MenuItem;
}) {
  return (
    <DropdownMenu.Item
      disabled={disabled}
      onSelect={onSelect}
      className={cn(
        "flex cursor-pointer items-center gap-2 rounded-lg px-2.5 py-1.5 text-sm outline-none data-[disabled]:cursor-default data-[disabled]:opacity-50 data-[highlighted]:bg-raised",
        danger && "text-bad data-[highlighted]:bg-bad-soft",
      )}
    >
      {Icon ? <Icon aria-hidden="true" className="size-4 shrink-0" /> : null}
      {label}
    </DropdownMenu.Item>
  );
}
