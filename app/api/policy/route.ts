import { endpoints } from "@/lib/contracts/endpoints";
import { otherMethods, route } from "@/lib/server/route";
import { readPolicy, setPolicy } from "@/lib/server/tenant-policy";

export const GET = route(endpoints.policy, async ({ house, caller }) => ({
  data: await readPolicy(caller.tenantId, house),
}));

export const PATCH = route(endpoints.setPolicy, async ({ house, caller, body }) => ({
  data: await setPolicy(caller.tenantId, body, house),
}));

export const { DELETE, OPTIONS, POST, PUT } = otherMethods("GET", "PATCH");
