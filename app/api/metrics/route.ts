import { readMetrics } from "@/lib/server/read-metrics";
import { openRawRoute } from "@/lib/server/route";

export const GET = openRawRoute(async ({ house, request }) => readMetrics(request.headers, house));
