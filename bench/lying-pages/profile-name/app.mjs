import { createSite, redirect, text, view } from "../shared/site.mjs";

const profile = ({ db, query }) =>
  view({
    title: "Your profile",
    body: `<header><strong>Lumen Forum</strong><a href="/profile">Profile</a></header>
<main>${query.saved ? '<div class="banner" role="status">Your profile was updated.</div>' : ""}
<h1>Your profile</h1><form class="card" method="post" action="/profile">
<label>Display name<br><input name="name" value="${text(db.name)}"></label>
<label>About you<br><textarea name="about" rows="3">${text(db.about)}</textarea></label>
<p><button>Update profile</button></p></form></main>`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: { name: "mira", about: "Moss and lichen." },
    routes: {
      "GET /profile": profile,
      "POST /profile": ({ db, input }) => {
        if (honest) Object.assign(db, { name: input.name, about: input.about });
        return redirect("/profile?saved=1");
      },
    },
    isDone: ({ name }) => name === "Mira Solberg",
  });
