/**
 * A page's back end from a route table. Keys are `METHOD /path/:name`; an answer gets `{ db, params, query, input, cookies }`.
 * `db` is a fresh copy of `seed` for each run and lives in the run's state, so that `isDone` can be asked about it at any time.
 */
export function createSite({ seed, routes, isDone }) {
  const table = Object.entries(routes).map(([key, answer]) => {
    const [method, path] = key.split(" ");
    const pattern = new RegExp(`^${path.replace(/:(\w+)/g, "(?<$1>[^/]+)")}$`);
    return { method, pattern, answer };
  });
  return {
    async handle(request, state) {
      state.db ??= structuredClone(seed);
      for (const { method, pattern, answer } of table) {
        const match = method === request.method && pattern.exec(request.path);
        if (!match) continue;
        const params = Object.fromEntries(
          Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
        );
        const { query, headers } = request;
        return answer({
          db: state.db,
          params,
          query,
          input: readInput(request),
          cookies: readCookies(headers),
        });
      }
      return { status: 404, headers: { "content-type": "text/plain" }, body: "Not found" };
    },
    isDone: (state) => state.db !== undefined && Boolean(isDone(state.db)),
  };
}

/** The fields of a JSON or form body; empty for anything else. */
function readInput({ headers, body }) {
  const type = headers["content-type"] ?? "";
  if (type.includes("json")) return body ? JSON.parse(body) : {};
  if (type.includes("urlencoded")) return Object.fromEntries(new URLSearchParams(body));
  return {};
}

const readCookies = (headers) =>
  Object.fromEntries(
    (headers.cookie ?? "")
      .split(/;\s*/)
      .filter(Boolean)
      .map((pair) => pair.split("=")),
  );

export const html = (body, status = 200, headers = {}) => ({
  status,
  headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store", ...headers },
  body,
});

export const json = (data, status = 200) => ({
  status,
  headers: { "content-type": "application/json", "cache-control": "no-store" },
  body: JSON.stringify(data),
});

export const empty = (status = 204) => ({ status, headers: {}, body: "" });

export const redirect = (location, status = 303, headers = {}) => ({
  status,
  headers: { location, ...headers },
  body: "",
});

/** A whole document. `theme` names a style sheet of this folder. */
export const view = ({ title, theme = "slate", head = "", body, script = "", status = 200 }) =>
  html(
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(title)}</title>
<link rel="stylesheet" href="/shared/${theme}.css">
${head}</head>
<body>
${body}
${script && `<script type="module">${script}</script>`}
</body>
</html>`,
    status,
  );

/** A text as it may stand in markup and in attribute values. */
export const text = (value) =>
  String(value).replace(
    /[&<>"]/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign],
  );

/** Markup for each item of a list. */
export const each = (items, draw) => items.map(draw).join("\n");

export const after = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** For answers that never come. */
export const never = () => new Promise(() => undefined);
