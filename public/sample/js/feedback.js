import "./shell.js";
import { call } from "./api.js";
import { byId, el } from "./dom.js";
import { toastError } from "./toast.js";

async function load() {
  const reply = await call("GET", "/feedback");
  if (!reply.ok) return toastError(reply.message);
  const entries = reply.data.feedback.map(({ rating, comment }) =>
    el("li", {}, `${rating} of 5`, comment === "" ? "" : el("p", { class: "meta" }, comment)),
  );
  byId("feedback").replaceChildren(...entries);
  byId("none").hidden = entries.length > 0;
}

addEventListener("message", (event) => {
  if (event.origin === location.origin && event.data === "feedback-sent") load();
});

await load();
