import { endpoints } from "@/lib/contracts/endpoints";
import { overrule } from "@/lib/server/overrule";
import { otherMethods, route } from "@/lib/server/route";

export const POST = route(endpoints.overruleVerdict, async ({ house, caller, params, body }) => ({
  data: await overrule(body, params, caller, house),
}));

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods("POST");
