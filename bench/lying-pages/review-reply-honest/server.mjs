import { createApp } from "../review-reply/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
