/** Turns texts into vectors whose directions are alike where the texts mean the like. Vectors of one model can be compared. */
export type Embeddings = {
  model: string;
  /** A vector for each text, in their order. Throws `model_unavailable` when there is no answer that fits. */
  embed(texts: readonly string[], signal: AbortSignal): Promise<Float32Array[]>;
};
