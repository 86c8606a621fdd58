import { createApp } from "../basket-quantity/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
