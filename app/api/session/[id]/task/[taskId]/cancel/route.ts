import { endpoints } from "@/lib/contracts/endpoints";
import { applyControl } from "@/lib/server/control-task";
import { route } from "@/lib/server/route";

export const POST = route(endpoints.cancelTask, async ({ house, caller, params }) => ({
  data: await applyControl({ kind: "cancel" }, params, caller, house),
}));
