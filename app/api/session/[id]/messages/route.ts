import { endpoints } from "@/lib/contracts/endpoints";
import { otherMethods, route } from "@/lib/server/route";
import { readMessages } from "@/lib/server/session-view";

export const GET = route(endpoints.messages, async ({ house, caller, params, query }) => ({
  data: await readMessages(house.store, caller, params.id, query),
}));

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods("GET");
