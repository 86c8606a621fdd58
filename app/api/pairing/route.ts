import { endpoints } from "@/lib/contracts/endpoints";
import { offerPairing } from "@/lib/server/pairing";
import { otherMethods, route } from "@/lib/server/route";

export const POST = route(endpoints.offerPairing, async ({ house, caller }) => ({
  data: await offerPairing(caller, house),
  status: 201,
}));

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods("POST");
