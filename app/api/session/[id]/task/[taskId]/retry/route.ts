import { endpoints } from "@/lib/contracts/endpoints";
import { applyControl } from "@/lib/server/control-task";
import { otherMethods, route } from "@/lib/server/route";

export const POST = route(endpoints.retryTask, async ({ house, caller, params, body }) => ({
  data: await applyControl({ kind: "retry", stepId: body.stepId }, params, caller, house),
}));

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods("POST");
