import { after, createSite, each, json, text, view } from "../shared/site.mjs";

const trips = ({ db }) =>
  view({
    title: "Day trips",
    theme: "mint",
    body: `<aside><strong>Ferryman</strong><a href="/">Trips</a></aside><main><h1>Day trips</h1><div class="grid">${each(
      db.trips,
      ({ id, name, booked }) =>
        `<div class="tile"><h3>${text(name)}</h3>${
          booked
            ? "<p>Booked for you</p>"
            : `<button type="button" data-id="${id}">Book ${text(name)}</button>`
        }</div>`,
    )}</div></main><div class="shade" id="shade" hidden><p class="busy">Confirming your seat, almost done…</p></div>`,
    script: `
document.querySelector(".grid").addEventListener("click", async (event) => {
  const id = event.target.dataset.id;
  if (!id) return;
  document.querySelector("#shade").hidden = false;
  await fetch("/api/trips/" + id + "/booking", { method: "POST" });
  const look = setInterval(async () => {
    const { booked } = await (await fetch("/api/trips/" + id)).json();
    if (!booked) return;
    clearInterval(look);
    location.reload();
  }, 700);
});`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: {
      trips: [
        { id: "1", name: "Seal Island", booked: false },
        { id: "2", name: "North Lighthouse", booked: false },
      ],
    },
    routes: {
      "GET /": trips,
      "GET /api/trips/:id": ({ db, params }) => json(db.trips.find(({ id }) => id === params.id)),
      "POST /api/trips/:id/booking": ({ db, params }) => {
        const trip = db.trips.find(({ id }) => id === params.id);
        if (honest) after(1000).then(() => Object.assign(trip, { booked: true }));
        return json({ state: "processing" }, 202);
      },
    },
    isDone: ({ trips }) => trips.map(({ booked }) => booked).join() === "false,true",
  });
