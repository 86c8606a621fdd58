import { endpoints } from "@/lib/contracts/endpoints";
import { openRawRoute, openRoute, otherMethods, route } from "@/lib/server/route";
import { redeemLink, signInWithKey } from "@/lib/server/sign-in";

/** The link that is printed at start, or that a user was given. */
export const GET = openRawRoute(({ house, request, requestId }) => redeemLink(request, requestId, house));

export const POST = openRoute(endpoints.signIn, async ({ house, body, requestId }) => ({
  data: {},
  headers: { "set-cookie": await signInWithKey(body.key, requestId, house) },
}));

export const DELETE = route(endpoints.signOut, async ({ house }) => ({
  data: {},
  headers: { "set-cookie": house.callers.cookies.clear() },
}));

export const { OPTIONS, PATCH, PUT } = otherMethods("DELETE", "GET", "POST");
