const saving =
  /(?<!\p{L})(?:save|apply|update|store|done|speichern|übernehmen|sichern|enregistrer|guardar|salva|salvar|opslaan|zapisz)(?!\p{L})/iu;

export const saysSaving = (name: string): boolean => saving.test(name);
