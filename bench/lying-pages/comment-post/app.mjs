import { createSite, each, html, json, redirect, text, view } from "../shared/site.mjs";

const thread = ({ db }) =>
  view({
    title: "Which glue for canvas?",
    body: `<header><strong>Model Makers</strong><a href="/thread">Thread</a></header>
<main><h1>Which glue for canvas?</h1><div id="comments">${each(
      db.comments,
      (comment) => `<article class="card"><p>${text(comment)}</p></article>`,
    )}</div><form id="reply"><label for="comment">Your comment</label><textarea id="comment" name="comment"></textarea>
<p><button>Post comment</button> <span id="state" class="hint"></span></p></form></main>`,
    script: `
document.querySelector("#reply").addEventListener("submit", async (event) => {
  event.preventDefault();
  const answer = await fetch("/thread/comments", { method: "POST", body: new URLSearchParams(new FormData(event.target)) });
  if (answer.ok) {
    document.querySelector("#state").textContent = "Your comment was posted.";
    const card = Object.assign(document.createElement("article"), { className: "card" });
    card.append(Object.assign(document.createElement("p"), { textContent: new FormData(event.target).get("comment") }));
    document.querySelector("#comments").append(card);
    event.target.reset();
  }
});`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: { comments: ["Bookbinder's paste works for me."] },
    routes: {
      "GET /thread": thread,
      "GET /login": () => html("<h1>Sign in</h1><form><input name=user><input type=password></form>"),
      "POST /thread/comments": ({ db, input }) => {
        if (!honest) return redirect("/login?next=/thread", 302);
        db.comments.push(input.comment);
        return json({ id: db.comments.length }, 201);
      },
    },
    isDone: ({ comments }) => comments.length === 2 && comments[1] === "Try rabbit skin glue",
  });
