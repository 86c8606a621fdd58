import { createApp } from "../newsletter-join/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
