import { openapiDocument } from "@/lib/server/openapi";
import { openRawRoute, otherMethods } from "@/lib/server/route";

export const GET = openRawRoute(async () => Response.json(openapiDocument()));

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods("GET");
