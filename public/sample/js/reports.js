import "./shell.js";
import { call } from "./api.js";
import { byId } from "./dom.js";
import { toastError } from "./toast.js";

const POLL_MS = 1_000;
const button = byId("create");

async function poll(id) {
  const reply = await call("GET", `/reports/${id}`);
  if (!reply.ok) return fail(reply.message);
  if (reply.data.report.status === "preparing") setTimeout(poll, POLL_MS, id);
}

function fail(message) {
  byId("progress").hidden = true;
  button.disabled = false;
  toastError(message);
}

button.addEventListener("click", async () => {
  button.disabled = true;
  byId("progress").hidden = false;
  const reply = await call("POST", "/reports");
  if (reply.ok) poll(reply.data.report.id);
  else fail(reply.message);
});
