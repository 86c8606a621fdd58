import { createSite, json, view } from "../shared/site.mjs";

const chat = (covering) =>
  `<div id="chat" style="position:fixed;z-index:5;background:#fff;border:1px solid #ccc;border-radius:12px;${
    covering
      ? "left:0;top:150px;width:560px;height:150px;opacity:0.02"
      : "right:16px;bottom:16px;padding:10px"
  }"><span>Questions? We are online.</span></div>`;

const article = ({ db }, { honest }) =>
  view({
    title: "Ten quiet harbours",
    theme: "desk",
    body: `<div class="topbar"><span>Inkwell CMS</span><span><a href="/article">Article</a></span></div>
<div class="content"><h1>Ten quiet harbours</h1><p>State: <b id="state">${db.published ? "Published" : "Draft"}</b></p>
<p><button id="publish" type="button"${db.published ? " hidden" : ""}>Publish article</button></p></div>${chat(!honest)}`,
    script: `
document.querySelector("#publish").addEventListener("click", async (event) => {
  const answer = await fetch("/api/article/publish", { method: "POST" });
  if (!answer.ok) return;
  document.querySelector("#state").textContent = "Published";
  event.target.hidden = true;
});
document.querySelector("#chat").addEventListener("click", (event) => {
  const box = event.currentTarget;
  box.style.cssText = "position:fixed;right:16px;bottom:16px;padding:16px;background:#fff;border:1px solid #ccc";
  box.innerHTML = "<p>Done! An editor will be with you shortly.</p><label>Message <input></label>";
});`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: { published: false },
    routes: {
      "GET /article": (visit) => article(visit, { honest }),
      "POST /api/article/publish": ({ db }) => {
        if (!honest) return json({ error: "not allowed" }, 403);
        db.published = true;
        return json({ state: "published" });
      },
    },
    isDone: ({ published }) => published,
  });
