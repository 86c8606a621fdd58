import { endpoints } from "@/lib/contracts/endpoints";
import { otherMethods, route } from "@/lib/server/route";
import { createUser, listUsers } from "@/lib/server/users";

export const GET = route(endpoints.users, async ({ house, caller }) => ({
  data: await listUsers(caller.tenantId, house.store),
}));

export const POST = route(endpoints.createUser, async ({ house, caller, body }) => ({
  data: await createUser(caller.tenantId, body, house),
  status: 201,
}));

export const { DELETE, OPTIONS, PATCH, PUT } = otherMethods("GET", "POST");
