import { endpoints } from "@/lib/contracts/endpoints";
import { applyControl } from "@/lib/server/control-task";
import { otherMethods, route } from "@/lib/server/route";

export const POST = route(endpoints.cancelTask, async ({ house, caller, params }) => ({
  data: await applyControl({ kind: "cancel" }, params, caller, house),
}));

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods("POST");
