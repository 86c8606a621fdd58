import { endpoints } from "@/lib/contracts/endpoints";
import { decide } from "@/lib/server/decide";
import { otherMethods, route } from "@/lib/server/route";

export const POST = route(endpoints.decide, async ({ house, caller, params, body }) => ({
  data: await decide(params.id, body, caller, house),
}));

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods("POST");
