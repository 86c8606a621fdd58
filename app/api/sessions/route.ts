import { endpoints } from "@/lib/contracts/endpoints";
import { findSessions } from "@/lib/server/find-sessions";
import { route } from "@/lib/server/route";

export const GET = route(endpoints.sessions, async ({ house, caller, query }) => ({
  data: await findSessions(house.store, caller, query),
}));
