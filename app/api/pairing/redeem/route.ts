import { endpoints } from "@/lib/contracts/endpoints";
import { redeemPairing } from "@/lib/server/pairing";
import { openRoute } from "@/lib/server/route";

export const POST = openRoute(endpoints.redeemPairing, async ({ house, body }) => ({
  data: await redeemPairing(body, house),
  status: 201,
}));
