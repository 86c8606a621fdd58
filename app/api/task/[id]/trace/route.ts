import { endpoints } from "@/lib/contracts/endpoints";
import { otherMethods, route } from "@/lib/server/route";
import { readTrace } from "@/lib/server/task-trace";

export const GET = route(endpoints.taskTrace, async ({ house, caller, params, query }) => ({
  data: await readTrace(house, caller, params.id, query.turn),
}));

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods("GET");
