import { readMetrics } from "@/lib/server/read-metrics";
import { openRawRoute, otherMethods } from "@/lib/server/route";

export const GET = openRawRoute(async ({ house, request }) => readMetrics(request.headers, house));

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods("GET");
