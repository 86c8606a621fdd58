import { endpoints } from "@/lib/contracts/endpoints";
import { otherMethods, route } from "@/lib/server/route";
import { disableUser } from "@/lib/server/users";

export const DELETE = route(endpoints.disableUser, async ({ house, caller, params }) => ({
  data: await disableUser(caller.tenantId, params.id, house),
}));

export const { GET, OPTIONS, PATCH, POST, PUT } = otherMethods("DELETE");
