import { createApp } from "../wiki-title/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
