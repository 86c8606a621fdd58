import { otherMethods, rawRoute } from "@/lib/server/route";
import { runPicture } from "@/lib/server/start-run";

export const GET = rawRoute(async ({ house, caller, request }) => runPicture(request, caller, house));

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods("GET");
