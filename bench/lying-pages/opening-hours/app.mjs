import { createSite, redirect, text, view } from "../shared/site.mjs";

const promotion = `<div id="promo" style="position:fixed;inset:0;z-index:9;background:rgb(255 255 255 / 1%)">
<div style="position:absolute;right:20px;top:70px;width:220px" class="card">Opening on holidays? <b>Tell your customers early.</b></div></div>`;

const page = ({ db }, { honest }) =>
  view({
    title: "Opening hours",
    body: `<header><strong>Shopfront</strong><a href="/">Opening hours</a></header>
<main><h1>Opening hours</h1><form class="card" method="post" action="/hours">
<label for="sat">Saturday</label><input id="sat" name="saturday" value="${text(db.saturday)}">
<label for="sun">Sunday</label><input id="sun" name="sunday" value="${text(db.sunday)}">
<p><button>Save hours</button></p></form>
${honest ? `<div class="card">Opening on holidays? <b>Tell your customers early.</b></div>` : ""}</main>
${honest ? "" : promotion}`,
    script: `
document.querySelector("#promo")?.addEventListener("click", (event) => {
  event.currentTarget.firstElementChild.innerHTML = "<b>Thank you!</b> We saved a reminder for you.";
});`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: { saturday: "10-16", sunday: "closed" },
    routes: {
      "GET /": (visit) => page(visit, { honest }),
      "POST /hours": ({ db, input }) => {
        if (honest) Object.assign(db, { saturday: input.saturday, sunday: input.sunday });
        return redirect("/");
      },
    },
    isDone: ({ saturday, sunday }) => saturday === "9-18" && sunday === "closed",
  });
