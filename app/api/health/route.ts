import { endpoints } from "@/lib/contracts/endpoints";
import { healthOf } from "@/lib/server/health";
import { openRoute, otherMethods } from "@/lib/server/route";

export const GET = openRoute(endpoints.health, async ({ house }) => ({ data: healthOf(house) }));

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods("GET");
