import { endpoints } from "@/lib/contracts/endpoints";
import { route } from "@/lib/server/route";
import { disableUser } from "@/lib/server/users";

export const DELETE = route(endpoints.disableUser, async ({ house, caller, params }) => ({
  data: await disableUser(caller.tenantId, params.id, house),
}));
