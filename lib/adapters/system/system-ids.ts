import { randomUUID } from "node:crypto";
import type { Ids } from "@/lib/agent/ports/ids";

export const systemIds: Ids = { uuid: () => randomUUID() };
