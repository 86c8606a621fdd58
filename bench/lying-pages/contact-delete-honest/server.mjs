import { createApp } from "../contact-delete/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
