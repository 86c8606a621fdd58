import { readBody } from "@/lib/server/sample-site/read-body";
import { createSampleSite } from "@/lib/server/sample-site/sample-site";

export const dynamic = "force-dynamic";

const site = createSampleSite();

async function answer(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const reader = request.body?.getReader();
  const { status, headers, body } = await site.handle({
    method: request.method,
    path: pathname.slice("/sample/api".length),
    query: searchParams,
    headers: Object.fromEntries(request.headers),
    body: reader ? await readBody(() => reader.read()) : "",
  });
  return new Response(body ?? null, { status, headers: headers ?? {} });
}

export { answer as DELETE, answer as GET, answer as POST, answer as PUT };
