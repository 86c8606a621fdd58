import { createApp } from "../watchlist-add/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
