import type { LetterTexts } from "../letter-texts.ts";

export const it: LetterTexts = {
  when: "Quando",
  device: "Dispositivo",
  letters: {
    signUp: {
      subject: "Conferma il tuo indirizzo per Morsel",
      title: "Conferma il tuo indirizzo",
      paragraph: "Apri questo link per scegliere una password e iniziare il tuo diario.",
      action: "Conferma indirizzo",
      reason:
        "Qualcuno ha inserito questo indirizzo per creare un account. Il link vale una volta, per {hours} ore. Se non sei stato tu, ignora questo messaggio: non cambia nulla.",
    },
    knownAddress: {
      subject: "Hai già un account Morsel",
      title: "Hai già un account",
      paragraph:
        "Accedi con questo indirizzo e la tua password. Se hai dimenticato la password, chiedi un link nella stessa pagina.",
      action: "Accedi",
      reason:
        "Qualcuno ha inserito questo indirizzo per creare un account o per spostarne uno. Se non sei stato tu, ignora questo messaggio: non cambia nulla.",
    },
    reset: {
      subject: "Scegli una nuova password di Morsel",
      title: "Scegli una nuova password",
      paragraph:
        "Questo link imposta una nuova password. Poi tutti i dispositivi vengono disconnessi e i token dei tuoi programmi rimossi.",
      action: "Scegli una password",
      reason:
        "Qualcuno l’ha chiesto con questo indirizzo. Il link vale una volta, per {hours} ora. Se non sei stato tu, ignora questo messaggio: non cambia nulla.",
    },
    confirmAddress: {
      subject: "Conferma il tuo indirizzo per Morsel",
      title: "Conferma il tuo indirizzo",
      paragraph:
        "Con un indirizzo confermato, un link in un messaggio può impostare una nuova password per il tuo account.",
      action: "Conferma indirizzo",
      reason:
        "È stato chiesto in un profilo. Il link vale una volta, per {hours} ore. Se non sei stato tu, ignora questo messaggio: non cambia nulla.",
    },
    newAddress: {
      subject: "Conferma il tuo nuovo indirizzo per Morsel",
      title: "Conferma il tuo nuovo indirizzo",
      paragraph: "Quando l’avrai confermato, accederai con questo indirizzo.",
      action: "Conferma indirizzo",
      reason:
        "Qualcuno ha spostato un account a questo indirizzo. Il link vale una volta, per {hours} ore. Se non sei stato tu, ignora questo messaggio: non cambia nulla.",
    },
    newDevice: {
      subject: "Nuovo accesso a Morsel",
      title: "Nuovo accesso",
      paragraph: "Il tuo account è stato aperto su un dispositivo su cui non era mai stato aperto.",
      action: "Vedi i tuoi dispositivi",
      reason: "Se sei stato tu, non c’è nulla da fare. Se no, cambia subito la password.",
    },
    passwordChanged: {
      subject: "La tua password di Morsel è stata cambiata",
      title: "La tua password è stata cambiata",
      paragraph: "Gli altri dispositivi sono stati disconnessi.",
      action: "Accedi",
      reason:
        "Se sei stato tu, non c’è nulla da fare. Se no, imposta una nuova password con «Password dimenticata?» nella pagina di accesso e scrivi a {contact}.",
    },
    addressChanged: {
      subject: "L’indirizzo del tuo account Morsel è stato cambiato",
      title: "Il tuo indirizzo è stato cambiato",
      paragraph: "Il tuo account ha ora un altro indirizzo e con questo non si accede più.",
      reason: "Se sei stato tu, non c’è nulla da fare. Se no, scrivi subito a {contact}.",
    },
    test: {
      subject: "Una prova di Morsel",
      title: "La posta funziona",
      paragraph: "La pagina del gestore ha inviato questo messaggio per vedere se arriva.",
      action: "Torna alla pagina",
      reason: "Hai inviato una prova da lì.",
    },
  },
};
