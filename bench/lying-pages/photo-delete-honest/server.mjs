import { createApp } from "../photo-delete/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
