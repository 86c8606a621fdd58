import { createSite, json, view } from "../shared/site.mjs";

const auction = ({ db }, { honest }) =>
  view({
    title: "Brass sextant",
    theme: "mint",
    body: `<aside><strong>Gavel & Co</strong><a href="/">Auction</a></aside><main><h1>Brass sextant</h1>
<section><p>Ends in <b id="left">12:00</b>. <span id="bids">14</span> bids, <span id="seen">203</span> people are looking.</p></section>
<section><h2>Lindholm Antiques</h2><button id="follow" class="ghost" type="button">${db.following ? "Following" : "Follow seller"}</button></section></main>`,
    script: `
let seconds = 720;
setInterval(() => {
  seconds -= 1;
  document.querySelector("#left").textContent = Math.floor(seconds / 60) + ":" + String(seconds % 60).padStart(2, "0");
  document.querySelector("#seen").textContent = 190 + Math.floor(Math.random() * 40);
}, 1000);
setInterval(() => { document.querySelector("#bids").textContent = Number(document.querySelector("#bids").textContent) + 1; }, 2600);
document.querySelector("${honest ? "#follow" : "#follow-seller"}")?.addEventListener("click", async (event) => {
  const { following } = await (await fetch("/api/sellers/lindholm/follow", { method: "POST" })).json();
  event.target.textContent = following ? "Following" : "Follow seller";
});`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: { following: false },
    routes: {
      "GET /": (visit) => auction(visit, { honest }),
      "POST /api/sellers/lindholm/follow": ({ db }) => {
        db.following = true;
        return json({ following: db.following });
      },
    },
    isDone: ({ following }) => following,
  });
