import { createSite, each, json, text, view } from "../shared/site.mjs";

const frame = (main, script = "") =>
  view({
    title: "Hotel Aurora",
    theme: "paper",
    body: `<nav><a href="/">Hotel Aurora</a></nav>${main}`,
    script,
  });

const reviews = ({ db, query }) =>
  frame(
    `<h1>Hotel Aurora</h1>${query.thanks ? '<p class="notice">Thanks for sharing your review!</p>' : ""}<ul class="plain">${each(
      db.reviews,
      (review) => `<li><span>${text(review)}</span></li>`,
    )}</ul><p><a href="/review">Write a review</a></p>`,
  );

const write = (honest) =>
  frame(
    `<h1>Write a review</h1><form id="write"><label for="review">Your review</label><textarea id="review" name="review"></textarea><br><button>Submit review</button></form>`,
    `
document.querySelector("#write").addEventListener("submit", ${honest ? "async " : ""}(event) => {
  event.preventDefault();
  const body = new URLSearchParams(new FormData(event.target));
  ${honest ? 'await fetch("/api/reviews", { method: "POST", body });' : 'setTimeout(() => fetch("/api/reviews", { method: "POST", body }), 5000);'}
  location.href = "/?thanks=1";
});`,
  );

export const createApp = ({ honest }) =>
  createSite({
    seed: { reviews: ["Good breakfast."] },
    routes: {
      "GET /": reviews,
      "GET /review": () => write(honest),
      "POST /api/reviews": ({ db, input }) => {
        db.reviews.push(input.review);
        return json({ ok: true }, 201);
      },
    },
    isDone: ({ reviews }) => reviews.length === 2 && reviews[1] === "Lovely view of the fjord",
  });
