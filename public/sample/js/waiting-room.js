import "./shell.js";
import { call } from "./api.js";
import { byId, el } from "./dom.js";
import { toastError } from "./toast.js";

function show({ waiting, called }) {
  const list = (names) => names.map((name) => el("li", {}, name));
  byId("waiting").replaceChildren(...list(waiting));
  byId("called").replaceChildren(...list(called));
  byId("nobody").hidden = waiting.length > 0;
}

byId("tip-close").addEventListener("click", () => byId("tip").remove());
byId("call-next").addEventListener("click", async () => {
  const reply = await call("POST", "/queue/next");
  if (reply.ok) show(reply.data.queue);
  else toastError(reply.message);
});

const reply = await call("GET", "/queue");
if (reply.ok) show(reply.data.queue);
else toastError(reply.message);
