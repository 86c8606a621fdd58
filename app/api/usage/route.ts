import { endpoints } from "@/lib/contracts/endpoints";
import { route } from "@/lib/server/route";
import { readUsage } from "@/lib/server/usage-report";

export const GET = route(endpoints.usage, async ({ house, caller, query }) => ({
  data: await readUsage(caller.tenantId, query, house),
}));
