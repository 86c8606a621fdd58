import { endpoints } from "@/lib/contracts/endpoints";
import { countWaiting } from "@/lib/server/inbox";
import { otherMethods, route } from "@/lib/server/route";

export const GET = route(endpoints.waiting, async ({ house, caller }) => ({
  data: { count: await countWaiting(house.store, caller) },
}));

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods("GET");
