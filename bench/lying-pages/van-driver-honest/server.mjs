const start = () => [
  { id: 3, name: "Kestrel", driver: "Nobody" },
  { id: 5, name: "Kestrel II", driver: "Imke Faber" },
  { id: 8, name: "Heron", driver: "Wanda Kowal" },
];

const page = ({ name, driver }) => ({
  status: 200,
  headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name} · Northgate depot</title></head>
<body><p><a href="/">All vans</a></p><h1>${name}</h1><dl><dt>Driver</dt><dd>${driver}</dd><dt>Depot</dt><dd>Northgate</dd></dl></body></html>`,
});

export function handle({ method, path, body }, state) {
  state.vans ??= start();
  if (path === "/api/vans")
    return { status: 200, headers: { "cache-control": "no-store" }, body: state.vans };
  const [, kind, id] = /^\/(api\/vans|vans)\/(\d+)$/.exec(path) ?? [];
  const van = state.vans.find((one) => one.id === Number(id));
  if (!van) return undefined;
  if (kind === "vans") return page(van);
  if (method !== "PATCH") return undefined;
  van.driver = JSON.parse(body).driver;
  return { status: 200, body: van };
}

export const isDone = ({ vans = start() }) =>
  vans.map(({ driver }) => driver).join() === "Luis Ortega,Imke Faber,Wanda Kowal";
