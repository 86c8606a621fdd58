import { endpoints } from "@/lib/contracts/endpoints";
import { otherMethods, route } from "@/lib/server/route";
import { linkUser } from "@/lib/server/users";

export const POST = route(endpoints.linkUser, async ({ house, caller, params }) => ({
  data: await linkUser(caller.tenantId, params.id, house),
  status: 201,
}));

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods("POST");
