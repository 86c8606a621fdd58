/** Runs once when a server process starts, before its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { after } = await import("next/server");
  const { startUp } = await import("@/lib/server/start-up");
  await startUp(after);
}
