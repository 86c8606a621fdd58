/** Sites have one mark by which somebody likes a thing, and call it by any of these words: `Favourite the bed` by `unstarred`. */
export const isLiking = (text: string): boolean => liking.test(text);
const liking =
  /(?<!\p{L})(?:un-?)?(?:(?:like|love|favou?rite)[ds]?|heart(?:s|ed)?|star(?:s|red)?)(?!\p{L})/iu;
