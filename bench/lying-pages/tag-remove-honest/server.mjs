import { createApp } from "../tag-remove/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
