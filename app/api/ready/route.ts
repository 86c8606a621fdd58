import { endpoints } from "@/lib/contracts/endpoints";
import { openRoute, otherMethods } from "@/lib/server/route";

export const GET = openRoute(endpoints.ready, async ({ house }) => {
  await house.store.ping();
  return { data: { status: "ready" as const } };
});

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods("GET");
