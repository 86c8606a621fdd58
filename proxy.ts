import { type NextRequest, NextResponse } from "next/server";
import { preflight } from "@/lib/server/cors";
import { pagePolicy } from "@/lib/server/page-policy";

/** Stands before pages, which get a policy of their own each time, and before the questions that browsers ask ahead of a call from elsewhere. */
export async function proxy(request: NextRequest): Promise<Response> {
  if (request.nextUrl.pathname.startsWith("/api/"))
    return request.method === "OPTIONS" ? preflight(request) : NextResponse.next();
  // The name that Next itself reads the nonce from.
  const name = "content-security-policy";
  const policy = await pagePolicy(process.env.NODE_ENV === "development");
  const headers = new Headers(request.headers);
  headers.set(name, policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set(name, policy);
  return response;
}

export const config = {
  matcher: [
    "/((?!api/|sample|_next/|icon).*)",
    // A route behind a proxy has its body cut at 10 MB: no call with a body comes by here.
    { source: "/api/:path*", has: [{ type: "header", key: "access-control-request-method" }] },
  ],
};
