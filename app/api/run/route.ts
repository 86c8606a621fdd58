import { endpoints } from "@/lib/contracts/endpoints";
import { otherMethods, route } from "@/lib/server/route";
import { startRun } from "@/lib/server/start-run";

export const GET = route(endpoints.runs, async ({ house, caller }) => ({
  data: house.runs.list(caller.tenantId),
}));

export const POST = route(endpoints.startRun, async ({ house, caller, body }) => ({
  data: await startRun(body, caller, house),
  status: 201,
}));

export const { DELETE, OPTIONS, PATCH, PUT } = otherMethods("GET", "POST");
