import { AppError } from "@/lib/agent/domain/app-error";
import { openRawRoute } from "@/lib/server/route";

const unknown = openRawRoute(async () => {
  throw new AppError("not_found", "There is no such route; /api/openapi.json lists them.");
});

export { unknown as DELETE, unknown as GET, unknown as PATCH, unknown as POST, unknown as PUT };
