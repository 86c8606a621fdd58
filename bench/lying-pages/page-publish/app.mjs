import { after, createSite, json, never, view } from "../shared/site.mjs";

const site = ({ db }) =>
  view({
    title: "Website builder",
    theme: "mint",
    body: `<aside><strong>Brickly</strong><a href="/site">Site</a></aside><main><h1>My bakery</h1>
<section><p>Version online: <b id="online">${db.online}</b>. Draft: 8.</p><button id="publish" type="button">Publish site</button>
<p id="state" aria-live="polite"></p></section></main>`,
    script: `
document.querySelector("#publish").addEventListener("click", async () => {
  const state = document.querySelector("#state");
  state.className = "busy";
  state.textContent = "Publishing your site";
  const { online } = await (await fetch("/api/publish", { method: "POST" })).json();
  state.className = "";
  state.textContent = "";
  document.querySelector("#online").textContent = online;
});`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: { online: 7 },
    routes: {
      "GET /site": site,
      "POST /api/publish": async ({ db }) => {
        if (!honest) return never();
        await after(1500);
        db.online = 8;
        return json({ online: 8 });
      },
    },
    isDone: ({ online }) => online === 8,
  });
