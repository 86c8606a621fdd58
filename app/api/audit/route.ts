import { endpoints } from "@/lib/contracts/endpoints";
import { otherMethods, route } from "@/lib/server/route";

const shownEntries = 100;

export const GET = route(endpoints.audit, async ({ house, caller, query }) => ({
  data: await house.store.listAudit(caller.tenantId, {
    limit: query.limit ?? shownEntries,
    ...(query.before ? { before: query.before } : {}),
  }),
}));

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods("GET");
