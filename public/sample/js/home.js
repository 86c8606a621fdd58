import "./shell.js";
import { call } from "./api.js";
import { byId } from "./dom.js";

const hour = new Date().getHours();
byId("greeting").textContent = hour < 12 ? "Good morning" : hour < 18 ? "Good afternoon" : "Good evening";

const { ok, data } = await call("GET", "/summary");
if (ok) {
  byId("today").textContent =
    `${data.appointmentsToday} appointments today, ${data.waiting} people in the waiting room.`;
}
