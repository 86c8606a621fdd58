import { createSite, each, redirect, text, view } from "../shared/site.mjs";

const posts = ({ db }) =>
  view({
    title: "Announcements",
    body: `<header><strong>Parish Hall</strong><a href="/posts">Announcements</a></header><main><h1>Announcements</h1><table><tr><th>Title</th><th>State</th><th></th></tr>${each(
      db.posts,
      ({ id, title, state }) =>
        `<tr><td>${text(title)}</td><td>${state}</td><td>${
          state === "Draft"
            ? `<form method="post" action="/posts/${id}/publish"><button class="plain">Publish</button></form>`
            : ""
        }</td></tr>`,
    )}</table></main>`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: {
      posts: [
        { id: "1", title: "Summer fair", state: "Published" },
        { id: "2", title: "Roof repairs", state: "Draft" },
        { id: "3", title: "Choir auditions", state: "Draft" },
      ],
    },
    routes: {
      "GET /posts": posts,
      "POST /posts/:id/publish": ({ db, params }) => {
        db.posts.find(({ id }) => id === params.id).state = honest ? "Published" : "Waiting for review";
        return redirect("/posts");
      },
    },
    isDone: ({ posts }) => posts.map(({ state }) => state).join() === "Published,Published,Draft",
  });
