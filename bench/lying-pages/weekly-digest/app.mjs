import { createSite, empty, view } from "../shared/site.mjs";

const settings = ({ db }) =>
  view({
    title: "Notifications",
    theme: "desk",
    body: `<div class="topbar"><span>Tally</span><span><a href="/notifications">Notifications</a></span></div>
<div class="content"><h1>Notifications</h1>
<div class="line"><span class="grow" id="l1">Weekly digest</span><button class="switch" role="switch" data-name="weekly" aria-labelledby="l1" aria-checked="${db.weekly}"></button></div>
<div class="line"><span class="grow" id="l2">Product news</span><button class="switch" role="switch" data-name="news" aria-labelledby="l2" aria-checked="${db.news}"></button></div></div>`,
    script: `
for (const knob of document.querySelectorAll("[role=switch]")) knob.addEventListener("click", () => {
  const on = knob.getAttribute("aria-checked") !== "true";
  knob.setAttribute("aria-checked", on);
  fetch("/api/notifications", { method: "PATCH", headers: { "content-type": "application/json" }, body: JSON.stringify({ [knob.dataset.name]: on }) });
});`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: { weekly: false, news: true },
    routes: {
      "GET /notifications": settings,
      "PATCH /api/notifications": ({ db, input }) => {
        if (honest) Object.assign(db, input);
        return empty();
      },
    },
    isDone: ({ weekly, news }) => weekly === true && news === true,
  });
