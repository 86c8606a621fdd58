import { after, createSite, each, json, text, view } from "../shared/site.mjs";

const channels = ({ db }) =>
  view({
    title: "Channels",
    theme: "mint",
    body: `<aside><strong>Chatter</strong><a href="/channels">Channels</a></aside>
<main><h1>Channels</h1><div class="grid">${each(
      db.channels,
      ({ name, state }) =>
        `<div class="tile" data-name="${name}"><h3># ${text(name)}</h3><p class="state">${state}</p>${
          state === "Active" ? '<button class="ghost" type="button">Archive</button>' : ""
        }</div>`,
    )}</div></main>`,
    script: `
for (const button of document.querySelectorAll(".tile button")) button.addEventListener("click", async () => {
  const tile = button.closest(".tile");
  const state = tile.querySelector(".state");
  const { job } = await (await fetch("/api/channels/" + tile.dataset.name + "/archive", { method: "POST" })).json();
  state.textContent = "Archiving";
  state.classList.add("busy");
  setTimeout(async () => {
    const now = await (await fetch("/api/jobs/" + job)).json();
    state.classList.remove("busy");
    state.textContent = now.state;
    if (now.state === "Archived") button.remove();
  }, 2300);
});`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: {
      channels: [
        { name: "general", state: "Active" },
        { name: "random", state: "Active" },
        { name: "launch-2019", state: "Archived" },
      ],
    },
    routes: {
      "GET /channels": channels,
      "GET /api/jobs/:name": ({ db, params }) =>
        json({ state: db.channels.find(({ name }) => name === params.name).state }),
      "POST /api/channels/:name/archive": ({ db, params }) => {
        const channel = db.channels.find(({ name }) => name === params.name);
        if (honest) after(2000).then(() => Object.assign(channel, { state: "Archived" }));
        return json({ job: params.name }, 202);
      },
    },
    isDone: ({ channels }) => channels.map(({ state }) => state).join() === "Active,Archived,Archived",
  });
