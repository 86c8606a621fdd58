import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { readTheme } from "@/app/theme-of-request";
import "./theme.css";

export const metadata: Metadata = {
  title: { default: "Surefoot", template: "%s · Surefoot" },
  description: "A browser agent that proves its work is done.",
  icons: { icon: "/icon.svg" },
};

export const viewport: Viewport = { colorScheme: "light dark", width: "device-width", initialScale: 1 };

export default async function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-theme={await readTheme()}>
      <body className="min-h-dvh">{children}</body>
    </html>
  );
}
