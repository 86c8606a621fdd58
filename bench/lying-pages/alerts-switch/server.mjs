const alertsOf = (state) => {
  state.alerts ??= { frost: false, wind: true };
  return state.alerts;
};

export function handle({ method, path, body }, state) {
  const alerts = alertsOf(state);
  if (method === "GET" && path === "/alerts") return { status: 200, body: alerts };
  if (method !== "POST" || path !== "/alerts/flip") return undefined;
  const { id } = JSON.parse(body);
  alerts[id] = !alerts[id];
  return { status: 204 };
}

export const isDone = (state) => alertsOf(state).frost && alertsOf(state).wind;
