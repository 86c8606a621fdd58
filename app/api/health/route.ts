import { endpoints } from "@/lib/contracts/endpoints";
import { healthOf } from "@/lib/server/health";
import { openRoute } from "@/lib/server/route";

export const GET = openRoute(endpoints.health, async ({ house }) => ({ data: healthOf(house) }));
