import { endpoints } from "@/lib/contracts/endpoints";
import { openRawRoute, openRoute } from "@/lib/server/route";
import { redeemLink, signInWithKey } from "@/lib/server/sign-in";

/** The link that is printed at start. */
export const GET = openRawRoute(async ({ house, request }) => redeemLink(request, house));

export const POST = openRoute(endpoints.signIn, async ({ house, body }) => ({
  data: {},
  headers: { "set-cookie": await signInWithKey(body.key, house) },
}));
