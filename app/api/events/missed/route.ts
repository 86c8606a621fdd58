import { endpoints } from "@/lib/contracts/endpoints";
import { missedEvents } from "@/lib/server/missed-events";
import { otherMethods, route } from "@/lib/server/route";

export const GET = route(endpoints.missedEvents, async ({ house, caller, query }) => ({
  data: await missedEvents(caller.tenantId, query, house.store),
}));

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods("GET");
