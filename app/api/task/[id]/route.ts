import { endpoints } from "@/lib/contracts/endpoints";
import { otherMethods, route } from "@/lib/server/route";
import { readTask } from "@/lib/server/session-view";

export const GET = route(endpoints.task, async ({ house, caller, params, query }) => ({
  data: await readTask(house.store, caller, params.id, {
    pages: query.pages === "1",
    ...(query.from === undefined ? {} : { from: query.from }),
    ...(query.to === undefined ? {} : { to: query.to }),
  }),
}));

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods("GET");
