import { createApp } from "../stock-clamp/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
