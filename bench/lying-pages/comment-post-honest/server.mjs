import { createApp } from "../comment-post/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
