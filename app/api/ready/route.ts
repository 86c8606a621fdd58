import { endpoints } from "@/lib/contracts/endpoints";
import { openRoute } from "@/lib/server/route";

export const GET = openRoute(endpoints.ready, async ({ house }) => {
  await house.store.ping();
  return { data: { status: "ready" as const } };
});
