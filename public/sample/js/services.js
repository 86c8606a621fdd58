import "./shell.js";
import { call } from "./api.js";
import { byId } from "./dom.js";
import { toastError } from "./toast.js";

const banner = byId("cookies");

for (const button of banner.querySelectorAll("button")) {
  button.addEventListener("click", async () => {
    const reply = await call("PUT", "/consent", { choice: button.dataset.choice });
    if (reply.ok) banner.hidden = true;
    else toastError(reply.message);
  });
}

const { data } = await call("GET", "/consent");
banner.hidden = data.choice !== "unset";
