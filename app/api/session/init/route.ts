import { endpoints } from "@/lib/contracts/endpoints";
import { otherMethods, route } from "@/lib/server/route";
import { openSession } from "@/lib/server/session-view";

export const POST = route(endpoints.initSession, async ({ house, caller, body }) => {
  const now = house.clock.now().toISOString();
  return { data: await openSession(house.store, caller, body.sessionId ?? house.ids.uuid(), now) };
});

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods("POST");
