import type { LanguageId } from "@morsel/contracts/facts";

interface ReminderText {
  readonly title: string;
  readonly body: string;
}

/** By what a push contains: a kind of meal, or that it is a test; `other` if it cannot be read. */
type ReminderTexts = Readonly<
  Record<"breakfast" | "lunch" | "dinner" | "snack" | "test" | "other", ReminderText>
>;

/**
 * The words of reminders. They are not in the catalogues, because the service worker is one file, and all of a catalogue
 * would be in it.
 */
export const reminderTexts: Readonly<Record<LanguageId, ReminderTexts>> = {
  en: inOneLanguage("Tap to write what you had.", {
    breakfast: "Time to log breakfast?",
    lunch: "Time to log lunch?",
    dinner: "Time to log dinner?",
    snack: "Time to log a snack?",
    other: "Time to log a meal?",
    test: ["Reminders work here", "This is how a reminder looks."],
  }),
  de: inOneLanguage("Tippe hier und schreib auf, was es gab.", {
    breakfast: "Schon gefrühstückt?",
    lunch: "Schon zu Mittag gegessen?",
    dinner: "Schon zu Abend gegessen?",
    snack: "Einen Snack gegessen?",
    other: "Eine Mahlzeit eintragen?",
    test: ["Erinnerungen funktionieren hier", "So sieht eine Erinnerung aus."],
  }),
  es: inOneLanguage("Toca para escribir lo que comiste.", {
    breakfast: "¿Anotamos el desayuno?",
    lunch: "¿Anotamos la comida?",
    dinner: "¿Anotamos la cena?",
    snack: "¿Anotamos un tentempié?",
    other: "¿Anotamos una comida?",
    test: ["Los recordatorios funcionan aquí", "Así se ve un recordatorio."],
  }),
  fr: inOneLanguage("Touchez pour écrire ce que vous avez mangé.", {
    breakfast: "Noter le petit-déjeuner\u00a0?",
    lunch: "Noter le déjeuner\u00a0?",
    dinner: "Noter le dîner\u00a0?",
    snack: "Noter une collation\u00a0?",
    other: "Noter un repas\u00a0?",
    test: ["Les rappels fonctionnent ici", "Voici à quoi ressemble un rappel."],
  }),
  it: inOneLanguage("Tocca per scrivere cosa hai mangiato.", {
    breakfast: "Registrare la colazione?",
    lunch: "Registrare il pranzo?",
    dinner: "Registrare la cena?",
    snack: "Registrare uno spuntino?",
    other: "Registrare un pasto?",
    test: ["I promemoria funzionano qui", "Ecco come appare un promemoria."],
  }),
  "pt-BR": inOneLanguage("Toque para escrever o que você comeu.", {
    breakfast: "Registrar o café da manhã?",
    lunch: "Registrar o almoço?",
    dinner: "Registrar o jantar?",
    snack: "Registrar um lanche?",
    other: "Registrar uma refeição?",
    test: ["Os lembretes funcionam aqui", "É assim que um lembrete aparece."],
  }),
};

function inOneLanguage(
  body: string,
  {
    test: [testTitle, testBody],
    ...titles
  }: Readonly<Record<Exclude<keyof ReminderTexts, "test">, string>> & {
    readonly test: readonly [title: string, body: string];
  },
): ReminderTexts {
  const ask = (title: string) => ({ title, body });
  return {
    breakfast: ask(titles.breakfast),
    lunch: ask(titles.lunch),
    dinner: ask(titles.dinner),
    snack: ask(titles.snack),
    other: ask(titles.other),
    test: { title: testTitle, body: testBody },
  };
}
