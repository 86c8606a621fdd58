import { createApp } from "../trip-book/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
