const onward =
  /^(?:next(?: \d+)?|older|earlier|(?:show|load|see) more|more results|weiter|weitere|ältere|nächste|suivante?s?|plus anciens?|siguientes?|más antiguos|successiv[oaie]|volgende|próxim[oa]s?|następn[aey])(?:\s+(?:entries|posts|items|pages?|seite|results))?\s*[›»→>]*$|^[›»→>]+$/iu;

/** What the control is called that leads on in a list of several pages. */
export const leafsOn = (name: string): boolean => onward.test(name.trim());
