import { createApp } from "../grocery-add/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
