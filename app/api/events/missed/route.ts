import { endpoints } from "@/lib/contracts/endpoints";
import { missedEvents } from "@/lib/server/missed-events";
import { route } from "@/lib/server/route";

export const GET = route(endpoints.missedEvents, async ({ house, caller, query }) => ({
  data: await missedEvents(caller.tenantId, query, house.store),
}));
