import type { Health } from "@/lib/contracts/health";
import { protocolVersion } from "@/lib/contracts/limits";
import type { House } from "@/lib/server/composition";
import packageJson from "@/package.json" with { type: "json" };

export const healthOf = ({ config, model, search }: Pick<House, "config" | "model" | "search">): Health => ({
  status: "ok",
  version: packageJson.version,
  protocol: protocolVersion,
  store: config.MONGODB_URI ? "mongodb" : "embedded",
  model: {
    adapter: model.info.adapter,
    offline: model.info.offline,
    ...(model.info.models ? { models: model.info.models } : {}),
    ...(model.info.unpriced ? { unpriced: [...model.info.unpriced] } : {}),
    ...(model.info.problem ? { problem: model.info.problem } : {}),
  },
  webSearch: search.available,
});
