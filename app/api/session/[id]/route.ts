import { endpoints } from "@/lib/contracts/endpoints";
import { deleteSession } from "@/lib/server/delete-session";
import { otherMethods, route } from "@/lib/server/route";
import { readSession, renameSession } from "@/lib/server/session-view";

export const GET = route(endpoints.session, async ({ house, caller, params }) => ({
  data: await readSession(house.store, caller, params.id),
}));

export const PATCH = route(endpoints.renameSession, async ({ house, caller, params, body }) => ({
  data: await renameSession(house.store, caller, params.id, body.title),
}));

export const DELETE = route(endpoints.deleteSession, async ({ house, caller, params }) => ({
  data: await deleteSession(params.id, caller, house),
}));

export const { OPTIONS, POST, PUT } = otherMethods("DELETE", "GET", "PATCH");
