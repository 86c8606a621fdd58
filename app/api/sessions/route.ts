import { endpoints } from "@/lib/contracts/endpoints";
import { findSessions } from "@/lib/server/find-sessions";
import { otherMethods, route } from "@/lib/server/route";

export const GET = route(endpoints.sessions, async ({ house, caller, query }) => ({
  data: await findSessions(house.store, caller, query),
}));

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods("GET");
