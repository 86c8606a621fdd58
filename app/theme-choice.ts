"use server";

import { cookies } from "next/headers";
import { themeCookie } from "@/app/theme-of-request";
import type { Theme } from "@/components/shell/themes";

const yearSeconds = 31_536_000;

/** Keeps the theme that a person chose in this browser. */
export async function keepTheme(theme: Theme): Promise<void> {
  (await cookies()).set(themeCookie, theme, { maxAge: yearSeconds, sameSite: "lax", httpOnly: true });
}
