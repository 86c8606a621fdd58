"use client";

import { Monitor, Moon, Sun } from "lucide-react";
import { useState } from "react";
import { type Theme, themes } from "@/components/shell/themes";
import { Button } from "@/components/ui/button";

const looks = {
  system: { icon: Monitor, label: "as the system" },
  light: { icon: Sun, label: "light" },
  dark: { icon: Moon, label: "dark" },
};

/** Puts a theme on the page at once and keeps it for the next. */
export function showTheme(theme: Theme, keep: (theme: Theme) => Promise<void>): void {
  document.documentElement.dataset.theme = theme;
  void keep(theme);
}

/** From one theme to the next. */
export function ThemeSwitch({
  theme,
  setTheme,
}: {
  theme: Theme;
  setTheme: (theme: Theme) => Promise<void>;
}) {
  const [shown, setShown] = useState(theme);
  const { icon: Icon, label } = looks[shown];
  function next(): void {
    const after = themes[(themes.indexOf(shown) + 1) % themes.length] ?? "system";
    setShown(after);
    showTheme(after, setTheme);
  }
  return (
    <Button
      look="quiet"
      size="smallIcon"
      aria-label={`Theme: ${label}`}
      title={`Theme: ${label}`}
      onClick={next}
    >
      <Icon aria-hidden="true" />
    </Button>
  );
}
