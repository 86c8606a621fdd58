import { cookies } from "next/headers";
import { type Theme, themes } from "@/components/shell/themes";

export const themeCookie = "surefoot_theme";

/** The theme that this browser's person chose; as the system has it when none was chosen. */
export async function readTheme(): Promise<Theme> {
  const chosen = (await cookies()).get(themeCookie)?.value;
  return themes.find((theme) => theme === chosen) ?? "system";
}
