import { openapiDocument } from "@/lib/server/openapi";
import { openRawRoute } from "@/lib/server/route";

export const GET = openRawRoute(async () => Response.json(openapiDocument()));
