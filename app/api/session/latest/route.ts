import { endpoints } from "@/lib/contracts/endpoints";
import { otherMethods, route } from "@/lib/server/route";
import { latestSession } from "@/lib/server/session-view";

export const GET = route(endpoints.latestSession, async ({ house, caller }) => ({
  data: await latestSession(house.store, caller),
}));

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods("GET");
