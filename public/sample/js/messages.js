import "./shell.js";
import { call } from "./api.js";
import { byId, el, momentText } from "./dom.js";
import { wireForm } from "./forms.js";
import { toastError, toastSuccess } from "./toast.js";

/** How long the server takes to deliver, and some time for the way. */
const DELIVERY_MS = 2_100;
const form = byId("message-form");

async function load() {
  const reply = await call("GET", "/messages");
  if (!reply.ok) return toastError(reply.message);
  const { messages } = reply.data;
  byId("count").textContent = `${messages.length} messages`;
  byId("messages").replaceChildren(...messages.map(entry));
}

const entry = ({ from, to, subject, body, deliveredAt }) =>
  el(
    "li",
    {},
    el("strong", {}, subject),
    el("p", { class: "meta" }, `${from} to ${to}, ${momentText(deliveredAt)}`),
    el("p", {}, body),
  );

// The server takes the message and delivers it a little later; until then nothing on the page shows it.
wireForm(form, {
  send: (values) => call("POST", "/messages", values),
  done: async () => {
    await new Promise((resolve) => setTimeout(resolve, DELIVERY_MS));
    form.reset();
    await load();
    toastSuccess("Message delivered.");
  },
});

await load();
