import { rawRoute } from "@/lib/server/route";
import { runPicture } from "@/lib/server/start-run";

export const GET = rawRoute(async ({ house, caller, request }) => runPicture(request, caller, house));
