import { endpoints } from "@/lib/contracts/endpoints";
import { route } from "@/lib/server/route";
import { latestSession } from "@/lib/server/session-view";

export const GET = route(endpoints.latestSession, async ({ house, caller }) => ({
  data: await latestSession(house.store, caller),
}));
