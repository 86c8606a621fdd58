import { endpoints } from "@/lib/contracts/endpoints";
import { addKnowledge, deleteKnowledge } from "@/lib/server/knowledge";
import { otherMethods, route } from "@/lib/server/route";

export const GET = route(endpoints.knowledge, async ({ house, caller }) => ({
  data: { documents: await house.store.listKnowledge(caller.tenantId) },
}));

export const POST = route(endpoints.addKnowledge, async ({ house, caller, body }) => ({
  data: await addKnowledge(caller.tenantId, body, house),
  status: 201,
}));

export const DELETE = route(endpoints.deleteKnowledge, async ({ house, caller, query }) => ({
  data: await deleteKnowledge(caller.tenantId, query.id, house.store),
}));

export const { OPTIONS, PATCH, PUT } = otherMethods("DELETE", "GET", "POST");
