import { endpoints } from "@/lib/contracts/endpoints";
import { otherMethods, route } from "@/lib/server/route";
import { readRecording } from "@/lib/server/traces/task-recording";

export const GET = route(endpoints.taskRecording, async ({ house, caller, params }) => ({
  data: await readRecording(house.store, caller, params.id),
}));

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods("GET");
