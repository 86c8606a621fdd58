import { createApp } from "../shipping-city/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
