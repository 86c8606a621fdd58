import { createSite, json, text, view } from "../shared/site.mjs";

const device = ({ db }, { honest }) =>
  view({
    title: "Thermostat",
    theme: "desk",
    body: `<div class="topbar"><span>Hearth</span><span><a href="/device">Thermostat</a></span></div>
<div class="content"><h1>Thermostat</h1><p>Temperature <b id="now">20.1</b> °C</p>
<p><label for="name">Device name</label> <input id="name" value="${text(db.name)}"> <button id="apply" type="button">Apply</button></p></div>`,
    script: `
setInterval(async () => {
  const { now } = await (await fetch("/api/reading", { method: "POST", body: "{}" })).json();
  document.querySelector("#now").textContent = now;
}, 800);
document.querySelector("#apply").addEventListener("click", () => {
  const name = document.querySelector("#name").value;
  ${honest ? 'fetch("/api/device", { method: "PUT", headers: { "content-type": "application/json" }, body: JSON.stringify({ name }) });' : 'fetch("/api/trace", { method: "POST", body: "apply" });'}
});`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: { name: "Thermostat 1", readings: 0 },
    routes: {
      "GET /device": (visit) => device(visit, { honest }),
      "POST /api/reading": ({ db }) => {
        db.readings += 1;
        return json({ now: (20 + (db.readings % 7) / 10).toFixed(1) });
      },
      "POST /api/trace": () => json({ noted: true }),
      "PUT /api/device": ({ db, input }) => {
        db.name = input.name;
        return json({ name: db.name });
      },
    },
    isDone: ({ name }) => name === "Hallway",
  });
