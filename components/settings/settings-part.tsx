import type { ReactNode } from "react";

/** One page of the settings under its own heading. */
export function SettingsPart({
  title,
  text,
  children,
}: {
  title: string;
  text: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby="settings-part">
      <h2 id="settings-part" className="text-base font-semibold">
        {title}
      </h2>
      <p className="mb-4 max-w-3xl text-ink-soft text-pretty">{text}</p>
      {children}
    </section>
  );
}
