import { createSite, each, json, text, view } from "../shared/site.mjs";

const climate = ({ db }) =>
  view({
    title: "Climate",
    theme: "mint",
    body: `<aside><strong>Hearth</strong><a href="/climate">Climate</a></aside><main><h1>Climate</h1>${each(
      db.rooms,
      ({ id, name, target }) =>
        `<section data-room="${id}"><h2>${text(name)}</h2><form><label>Temperature <input type="number" name="target" value="${target}" min="5" max="30"></label> <button>Apply</button></form></section>`,
    )}</main>`,
    script: `
document.querySelectorAll("[data-room] form").forEach((form) => form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const room = form.closest("[data-room]").dataset.room;
  const answer = await fetch("/api/rooms/" + room, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ target: Number(form.target.value) }),
  });
  const { rooms } = await answer.json();
  for (const one of rooms) document.querySelector('[data-room="' + one.id + '"] input').value = one.target;
}));`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: {
      rooms: [
        { id: "living", name: "Living room", target: 22 },
        { id: "bed", name: "Bedroom", target: 17 },
        { id: "bath", name: "Bathroom", target: 23 },
      ],
    },
    routes: {
      "GET /climate": climate,
      "PUT /api/rooms/:id": ({ db, params, input }) => {
        const at = db.rooms.findIndex(({ id }) => id === params.id);
        db.rooms[honest ? at : (at + 1) % db.rooms.length].target = input.target;
        return json({ rooms: db.rooms });
      },
    },
    isDone: ({ rooms }) => rooms.map(({ target }) => target).join() === "22,19,23",
  });
