/** What a question for a plan holds besides goal and page, where nothing has happened yet. */
export const nothingElse = {
  knowledge: [],
  searchHits: [],
  webSearch: false,
  answers: [],
  verifiedWork: [],
  continuing: false,
  outputs: {},
  criteria: [],
};
