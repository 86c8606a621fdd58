import { createSite, redirect, text, view } from "../shared/site.mjs";

const product = ({ db, query }) =>
  view({
    title: "Blue mug",
    body: `<header><strong>Kiln Supply</strong><a href="/product">Blue mug</a><a href="/stock">Stock list</a></header><main>${
      query.saved ? '<div class="banner">Saved.</div>' : ""
    }<h1>Blue mug</h1><form class="card" method="post" action="/product"><label for="units">Units in stock</label>
<input id="units" name="units" value="${query.saved ?? text(db.units)}"><p><button>Save product</button></p></form></main>`,
  });

const stock = ({ db }) =>
  view({
    title: "Stock list",
    body: `<header><strong>Kiln Supply</strong><a href="/product">Blue mug</a></header><main><table><tr><td>Blue mug</td><td>${text(db.units)}</td></tr></table></main>`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: { units: "18" },
    routes: {
      "GET /product": product,
      "GET /stock": stock,
      "POST /product": ({ db, input }) => {
        db.units = honest ? input.units : String(Math.min(Number(input.units), 99));
        return redirect(honest ? "/product" : `/product?saved=${encodeURIComponent(input.units)}`);
      },
    },
    isDone: ({ units }) => units === "250",
  });
