"use client";

import { Command } from "cmdk";
import { type LucideIcon, MessagesSquare, Palette, Rocket } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useEffect, useState } from "react";
import { callApi } from "@/components/shell/call-api";
import { places } from "@/components/shell/places";
import { showTheme } from "@/components/shell/theme-switch";
import { type Theme, themes } from "@/components/shell/themes";
import type { SessionPage, SessionSummaryView } from "@/lib/contracts/session";

type Props = { onClose: () => void; onGo: (path: string) => void; setTheme: (theme: Theme) => Promise<void> };

/** Goes anywhere and starts anything from the keyboard. */
export default function CommandPalette({ onClose, onGo, setTheme }: Props) {
  const [text, setText] = useState("");
  const sessions = useRecentSessions();
  const go = (path: string) => {
    onClose();
    onGo(path);
  };
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-veil" />
        <Radix.Content
          aria-describedby={undefined}
          className="fixed top-[12vh] left-1/2 z-50 w-[calc(100vw-2rem)] max-w-xl -translate-x-1/2 animate-appear overflow-hidden rounded-xl border border-line bg-surface shadow-float"
        >
          <Radix.Title className="sr-only">Go to or do</Radix.Title>
          <Command label="Go to or do" loop filter={fit}>
            <Command.Input
              value={text}
              onValueChange={setText}
              placeholder="Go to a page or session, or start a goal …"
              className="h-12 w-full border-b border-line bg-transparent px-4 text-[0.9375rem] outline-none placeholder:text-ink-faint"
            />
            <Command.List className="max-h-[55vh] overflow-y-auto p-2">
              <Command.Empty className="px-3 py-6 text-center text-ink-faint">Nothing fits.</Command.Empty>
              <Group heading="Go to">
                {places.map(({ href, label, icon, also }) => (
                  <Item key={href} icon={icon} value={`${label} ${also ?? ""}`} onSelect={() => go(href)}>
                    {label}
                  </Item>
                ))}
              </Group>
              <Group heading="Sessions">
                {sessions.map(({ sessionId, title, latestTask }) => (
                  <Item
                    key={sessionId}
                    icon={MessagesSquare}
                    value={`${latestTask?.goal ?? title} ${sessionId}`}
                    onSelect={() => go(`/sessions/${sessionId}`)}
                  >
                    <span className="truncate">{latestTask?.goal ?? (title || "New session")}</span>
                  </Item>
                ))}
              </Group>
              <Group heading="Do">
                <Item
                  icon={Rocket}
                  value="run start goal"
                  keywords={[text]}
                  onSelect={() => go(`/run?goal=${encodeURIComponent(text)}`)}
                >
                  <span className="truncate">{text ? `Run “${text}”` : "Run a goal"}</span>
                </Item>
                {themes.map((theme) => (
                  <Item
                    key={theme}
                    icon={Palette}
                    value={`theme ${theme}`}
                    onSelect={() => {
                      showTheme(theme, setTheme);
                      onClose();
                    }}
                  >
                    Theme: {theme}
                  </Item>
                ))}
              </Group>
            </Command.List>
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** How well an item fits: by the words that are asked for, not by letters that happen to come in that order. */
function fit(value: string, asked: string, keywords: string[] = []): number {
  const has = (text: string) => {
    const lower = text.toLowerCase();
    return (word: string) => lower.includes(word);
  };
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.every(has(value))) return value.toLowerCase().startsWith(words[0] ?? "") ? 1 : 0.5;
  return words.every(has(keywords.join(" "))) ? 0.1 : 0;
}

function useRecentSessions(): readonly SessionSummaryView[] {
  const [sessions, setSessions] = useState<readonly SessionSummaryView[]>([]);
  useEffect(() => {
    let here = true;
    void callApi<SessionPage>("GET", "/api/sessions").then((answer) => {
      if (here && answer.ok) setSessions(answer.data.sessions);
    });
    return () => {
      here = false;
    };
  }, []);
  return sessions;
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Command.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-faint"
    >
      {children}
    </Command.Group>
  );
}

function Item({
  icon: Icon,
  value,
  keywords = [],
  onSelect,
  children,
}: {
  icon: LucideIcon;
  value: string;
  keywords?: string[];
  onSelect: () => void;
  children: ReactNode;
}) {
  return (
    <Command.Item
      value={value}
      keywords={keywords}
      onSelect={onSelect}
      className="flex cursor-pointer items-center gap-2.5 rounded-lg px-2.5 py-2 data-[selected=true]:bg-raised"
    >
      <Icon aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
      {children}
    </Command.Item>
  );
}
