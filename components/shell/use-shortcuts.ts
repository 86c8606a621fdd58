"use client";

import { useEffect, useRef } from "react";
import { places } from "@/components/shell/places";

/** How long after `g` the second key may come. */
const secondKeyMs = 1_200;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName));

/** The dashboard's keys; none of them counts while something is typed or a dialog is open, except Ctrl K. */
export function useShortcuts(on: {
  onPalette: () => void;
  onHelp: () => void;
  onGo: (path: string) => void;
}): void {
  const latest = useRef(on);
  useEffect(() => {
    latest.current = on;
  });
  useEffect(() => {
    let going: ReturnType<typeof setTimeout> | undefined;
    function onKey(event: KeyboardEvent): void {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") {
        event.preventDefault();
        latest.current.onPalette();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector("[role=dialog]")) return;
      if (going !== undefined) {
        clearTimeout(going);
        going = undefined;
        const place = places.find(({ key }) => key === event.key);
        if (place) latest.current.onGo(place.href);
        return;
      }
      if (event.key === "g") going = setTimeout(() => (going = undefined), secondKeyMs);
      else if (event.key === "?") latest.current.onHelp();
      else if (event.key === "/") focusSearch(event);
    }
    window.addEventListener("keydown", onKey);
    return () => {
      clearTimeout(going);
      window.removeEventListener("keydown", onKey);
    };
  }, []);
}

function focusSearch(event: KeyboardEvent): void {
  const search = document.querySelector<HTMLElement>("input[type=search]");
  if (!search) return;
  event.preventDefault();
  search.focus();
}
