import { endpoints } from "@/lib/contracts/endpoints";
import { otherMethods, route } from "@/lib/server/route";
import { readUsage } from "@/lib/server/usage-report";

export const GET = route(endpoints.usage, async ({ house, caller, query }) => ({
  data: await readUsage(caller.tenantId, query, house),
}));

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods("GET");
