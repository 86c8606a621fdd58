import { createSite, redirect, text, view } from "../shared/site.mjs";

const frame = (title, main) =>
  view({ title, theme: "paper", body: `<nav><a href="/wiki/heron">Articles</a></nav>${main}` });

const article = ({ db }) =>
  frame(
    db.heading,
    `<h1>${text(db.heading)}</h1><p>${text(db.lead)}</p><p><a href="/wiki/heron/edit">Edit this page</a></p>`,
  );

const edit = ({ db }) =>
  frame(
    `Editing ${db.heading}`,
    `<h1>Editing</h1><form method="post" action="/wiki/heron/edit"><label for="h">Heading</label>
<input id="h" name="heading" value="${text(db.heading)}"><label for="l">Introduction</label>
<textarea id="l" name="lead">${text(db.lead)}</textarea><br><button>Publish changes</button></form>`,
  );

const login = () =>
  frame(
    "Welcome back",
    `<h1>Welcome back</h1><p>Continue to Marsh Wiki.</p><form method="post" action="/login"><label for="u">User name</label>
<input id="u" name="user"><label for="p">Password</label><input id="p" name="password" type="password"><br><button>Sign in</button></form>`,
  );

export const createApp = ({ honest }) =>
  createSite({
    seed: { heading: "Grey Herron", lead: "A wading bird of shallow water." },
    routes: {
      "GET /wiki/heron": article,
      "GET /wiki/heron/edit": edit,
      "GET /login": login,
      "POST /login": () => redirect("/login"),
      "POST /wiki/heron/edit": ({ db, input }) => {
        if (!honest) return redirect("/login", 302);
        Object.assign(db, { heading: input.heading, lead: input.lead });
        return redirect("/wiki/heron");
      },
    },
    isDone: ({ heading }) => heading === "Grey Heron",
  });
