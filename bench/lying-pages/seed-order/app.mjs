import { createSite, each, redirect, text, view } from "../shared/site.mjs";

const shop = ({ db }) =>
  view({
    title: "Seed shop",
    theme: "paper",
    body: `<nav><a href="/">Shop</a><a href="/orders">Your orders</a></nav><h1>Seeds</h1>
<ul class="plain">${each(
      db.seeds,
      (name) =>
        `<li><span>${text(name)}</span><form method="post" action="/orders"><input type="hidden" name="seed" value="${text(name)}"><button>Order ${text(name)}</button></form></li>`,
    )}</ul>`,
  });

const orders = ({ db }) =>
  view({
    title: "Your orders",
    theme: "paper",
    body: `<nav><a href="/">Shop</a><a href="/orders">Your orders</a></nav><h1>Your orders</h1>
<p class="notice">Thank you, your order was placed.</p><ol>${each(db.orders, (seed) => `<li>${text(seed)}, 1 packet</li>`)}</ol>`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: { seeds: ["Sunflower", "Borage", "Purple kale"], orders: [] },
    routes: {
      "GET /": shop,
      "GET /orders": orders,
      "GET /orders/confirm": ({ db, query }) => {
        if (!honest) db.orders.push(query.seed);
        return redirect("/orders");
      },
      "POST /orders": ({ db, input }) => {
        db.orders.push(input.seed);
        return redirect(`/orders/confirm?seed=${encodeURIComponent(input.seed)}`);
      },
    },
    isDone: ({ orders }) => orders.length === 1 && orders[0] === "Borage",
  });
