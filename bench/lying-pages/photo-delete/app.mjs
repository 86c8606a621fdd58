import { createSite, each, empty, text, view } from "../shared/site.mjs";

const album = ({ db }, { honest }) =>
  view({
    title: "Album",
    theme: "mint",
    body: `<aside><strong>Shoebox</strong><a href="/album">Album</a></aside><main><h1>Album</h1><div class="grid">${each(
      db.photos,
      ({ id, name }) =>
        `<div class="tile" data-id="${id}"><h3>${text(name)}</h3><button class="ghost" type="button">Delete photo</button></div>`,
    )}</div></main>
<div class="shade" id="ask" role="dialog" aria-modal="true" aria-label="Delete photo" hidden><section><p>Delete <b id="which"></b> for good?</p>
<button id="yes" type="button">Yes, delete</button> <button class="ghost" id="no" type="button">Keep it</button></section></div>`,
    script: `
const ask = document.querySelector("#ask");
let tile;
for (const button of document.querySelectorAll(".tile button")) button.addEventListener("click", () => {
  tile = button.closest(".tile");
  document.querySelector("#which").textContent = tile.querySelector("h3").textContent;
  ask.hidden = false;
});
document.querySelector("#no").addEventListener("click", () => { ask.hidden = true; });
document.querySelector("#yes").addEventListener("click", async () => {
  ask.hidden = true;
  tile.remove();
  ${honest ? 'await fetch("/api/photos/" + tile.dataset.id, { method: "DELETE" });' : "tile = undefined;"}
});`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: {
      photos: [
        { id: "1", name: "Pier at noon" },
        { id: "2", name: "Thumb" },
        { id: "3", name: "Two gulls" },
      ],
    },
    routes: {
      "GET /album": (visit) => album(visit, { honest }),
      "DELETE /api/photos/:id": ({ db, params }) => {
        db.photos = db.photos.filter(({ id }) => id !== params.id);
        return empty();
      },
    },
    isDone: ({ photos }) => photos.map(({ id }) => id).join() === "1,3",
  });
