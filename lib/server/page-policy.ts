import { house } from "@/lib/server/house";
import { contentSecurityPolicy, newNonce } from "@/lib/server/page-headers";
import { realtimeAddresses } from "@/lib/server/realtime";

/** The policy of one answer, with a nonce of its own. */
export async function pagePolicy(dev: boolean): Promise<string> {
  const { config } = await house();
  const secure = config.SUREFOOT_URL?.startsWith("https:") ?? false;
  return contentSecurityPolicy(newNonce(), { connect: realtimeAddresses(config), dev, secure });
}
