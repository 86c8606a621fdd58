import { endpoints } from "@/lib/contracts/endpoints";
import { createKey, listKeys, revokeKey } from "@/lib/server/api-keys";
import { requireScope } from "@/lib/server/caller";
import { otherMethods, route } from "@/lib/server/route";

export const GET = route(endpoints.keys, async ({ house, caller }) => ({
  data: await listKeys(caller.tenantId, house.store),
}));

export const POST = route(endpoints.createKey, async ({ house, caller, body }) => {
  for (const scope of body.scopes ?? []) requireScope(caller, scope);
  return { data: await createKey(caller.tenantId, body, house), status: 201 };
});

export const DELETE = route(endpoints.revokeKey, async ({ house, caller, query }) => ({
  data: await revokeKey(caller.tenantId, query.id, house),
}));

export const { OPTIONS, PATCH, PUT } = otherMethods("DELETE", "GET", "POST");
