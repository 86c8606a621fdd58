const accountOf = (state) => {
  state.account ??= { pickup: "Old Town", pen: "R. Marsh" };
  return state.account;
};

export function handle({ method, path, body }, state) {
  const account = accountOf(state);
  if (method === "GET" && path === "/account.json") return { status: 200, body: account };
  const part = method === "PUT" && /^\/account\/(?:card|reader)$/.test(path);
  if (!part) return undefined;
  Object.assign(account, Object.fromEntries(new URLSearchParams(body)));
  return { status: 200, body: { saved: true } };
}

export const isDone = (state) => accountOf(state).pen === "Inkling" && accountOf(state).pickup === "Old Town";
