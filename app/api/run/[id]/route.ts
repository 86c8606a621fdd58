import { endpoints } from "@/lib/contracts/endpoints";
import { otherMethods, route } from "@/lib/server/route";

export const GET = route(endpoints.run, async ({ house, caller, params }) => ({
  data: house.runs.find(caller.tenantId, params.id),
}));

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods("GET");
