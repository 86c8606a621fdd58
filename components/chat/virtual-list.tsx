"use client";

import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";

type Props<T extends { id: string }> = {
  items: readonly T[];
  /** What most items measure before they are seen. */
  estimate: number;
  children: (item: T, index: number) => ReactNode;
};

/** Up to so many items all of them are in the page, where the browser's own search finds them. */
const allAtOnce = 80;

/** A list that grows with the window's scroll; of a long one only what is near the window is in the page. */
export function VirtualList<T extends { id: string }>(props: Props<T>) {
  if (props.items.length > allAtOnce) return <LongList {...props} />;
  return (
    <ol className="space-y-2.5">
      {props.items.map((item, index) => (
        <li key={item.id}>{props.children(item, index)}</li>
      ))}
    </ol>
  );
}

function LongList<T extends { id: string }>({ items, estimate, children }: Props<T>) {
  const list = useRef<HTMLOListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (list.current) setTop(list.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => estimate,
    getItemKey: (index) => items[index]?.id ?? index,
    overscan: 6,
    gap: 10,
    scrollMargin: top,
    initialRect: { width: 1_280, height: 900 },
  });
  return (
    <ol ref={list} className="relative" style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ key, index, start }) => {
        const item = items[index];
        return item ? (
          <li
            key={key}
            data-index={index}
            ref={rows.measureElement}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            className="absolute inset-x-0 top-0"
            style={{ transform: `translateY(${start - rows.options.scrollMargin}px)` }}
          >
            {children(item, index)}
          </li>
        ) : null;
      })}
    </ol>
  );
}
