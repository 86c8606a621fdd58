import { endpoints } from "@/lib/contracts/endpoints";
import { otherMethods, route } from "@/lib/server/route";
import { cancelRun } from "@/lib/server/start-run";

export const POST = route(endpoints.cancelRun, async ({ house, caller, params }) => ({
  data: await cancelRun(params.id, caller, house),
}));

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods("POST");
