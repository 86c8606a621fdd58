import { endpoints } from "@/lib/contracts/endpoints";
import { otherMethods, route } from "@/lib/server/route";
import { readActiveTask } from "@/lib/server/session-view";

export const GET = route(endpoints.activeTask, async ({ house, caller, params, query }) => ({
  data: await readActiveTask(house.store, caller, params.id, query.url),
}));

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods("GET");
