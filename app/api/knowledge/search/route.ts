import { endpoints } from "@/lib/contracts/endpoints";
import { otherMethods, route } from "@/lib/server/route";

export const GET = route(endpoints.searchKnowledge, async ({ house, caller, query }) => {
  const { query: words, domain, limit } = query;
  const hits = await house.knowledge.find(caller.tenantId, words, { limit, ...(domain ? { domain } : {}) });
  return { data: { hits } };
});

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods("GET");
