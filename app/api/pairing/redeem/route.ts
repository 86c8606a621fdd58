import { endpoints } from "@/lib/contracts/endpoints";
import { redeemPairing } from "@/lib/server/pairing";
import { openRoute, otherMethods } from "@/lib/server/route";

export const POST = openRoute(endpoints.redeemPairing, async ({ house, body }) => ({
  data: await redeemPairing(body, house),
  status: 201,
}));

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods("POST");
