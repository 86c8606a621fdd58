import { createApp } from "../article-publish/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
