import { endpoints } from "@/lib/contracts/endpoints";
import { realtimeSettings } from "@/lib/server/realtime";
import { otherMethods, route } from "@/lib/server/route";

export const GET = route(endpoints.realtime, async ({ house, caller }) => ({
  data: realtimeSettings(house.config, caller.tenantId, house.pusher !== undefined),
}));

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods("GET");
