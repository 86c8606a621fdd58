import { endpoints } from "@/lib/contracts/endpoints";
import { createKey, listKeys, revokeKey } from "@/lib/server/api-keys";
import { route } from "@/lib/server/route";

export const GET = route(endpoints.keys, async ({ house, caller }) => ({
  data: await listKeys(caller.tenantId, house.store),
}));

export const POST = route(endpoints.createKey, async ({ house, caller, body }) => ({
  data: await createKey(caller.tenantId, body, house),
  status: 201,
}));

export const DELETE = route(endpoints.revokeKey, async ({ house, caller, query }) => ({
  data: await revokeKey(caller.tenantId, query.id, house),
}));
