import { endpoints } from "@/lib/contracts/endpoints";
import { applyControl } from "@/lib/server/control-task";
import { otherMethods, route } from "@/lib/server/route";

export const POST = route(endpoints.pauseTask, async ({ house, caller, params, body }) => ({
  data: await applyControl({ kind: "pause", ...body }, params, caller, house),
}));

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods("POST");
