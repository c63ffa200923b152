import type { LetterTexts } from "../letter-texts.ts";

export const de: LetterTexts = {
  when: "Wann",
  device: "Gerät",
  letters: {
    signUp: {
      subject: "Bestätige deine Adresse für Morsel",
      title: "Bestätige deine Adresse",
      paragraph: "Öffne diesen Link, um ein Passwort zu wählen und dein Tagebuch zu beginnen.",
      action: "Adresse bestätigen",
      reason:
        "Jemand hat diese Adresse eingegeben, um ein Konto anzulegen. Der Link gilt einmal, {hours} Stunden lang. Wenn du das nicht warst, beachte diese Mail nicht: es ändert sich nichts.",
    },
    knownAddress: {
      subject: "Du hast schon ein Morsel-Konto",
      title: "Du hast schon ein Konto",
      paragraph:
        "Melde dich mit dieser Adresse und deinem Passwort an. Wenn du das Passwort vergessen hast, fordere auf derselben Seite einen Link an.",
      action: "Anmelden",
      reason:
        "Jemand hat diese Adresse eingegeben, um ein Konto anzulegen oder eines auf sie umzustellen. Wenn du das nicht warst, beachte diese Mail nicht: es ändert sich nichts.",
    },
    reset: {
      subject: "Wähle ein neues Morsel-Passwort",
      title: "Wähle ein neues Passwort",
      paragraph:
        "Mit diesem Link setzt du ein neues Passwort. Danach sind alle Geräte abgemeldet und die Tokens deiner eigenen Programme entfernt.",
      action: "Passwort wählen",
      reason:
        "Jemand hat das mit dieser Adresse angefordert. Der Link gilt einmal, {hours} Stunde lang. Wenn du das nicht warst, beachte diese Mail nicht: es ändert sich nichts.",
    },
    confirmAddress: {
      subject: "Bestätige deine Adresse für Morsel",
      title: "Bestätige deine Adresse",
      paragraph:
        "Wenn die Adresse bestätigt ist, kann ein Link in einer Mail ein neues Passwort für dein Konto setzen.",
      action: "Adresse bestätigen",
      reason:
        "Das wurde in einem Profil angefordert. Der Link gilt einmal, {hours} Stunden lang. Wenn du das nicht warst, beachte diese Mail nicht: es ändert sich nichts.",
    },
    newAddress: {
      subject: "Bestätige deine neue Adresse für Morsel",
      title: "Bestätige deine neue Adresse",
      paragraph: "Wenn du sie bestätigt hast, meldest du dich mit dieser Adresse an.",
      action: "Adresse bestätigen",
      reason:
        "Jemand hat ein Konto auf diese Adresse umgestellt. Der Link gilt einmal, {hours} Stunden lang. Wenn du das nicht warst, beachte diese Mail nicht: es ändert sich nichts.",
    },
    newDevice: {
      subject: "Neue Anmeldung bei Morsel",
      title: "Neue Anmeldung",
      paragraph:
        "Dein Konto wurde auf einem Gerät geöffnet, auf dem es vorher noch nicht geöffnet war.",
      action: "Deine Geräte ansehen",
      reason: "Wenn du das warst, ist nichts zu tun. Wenn nicht, ändere jetzt dein Passwort.",
    },
    passwordChanged: {
      subject: "Dein Morsel-Passwort wurde geändert",
      title: "Dein Passwort wurde geändert",
      paragraph: "Andere Geräte wurden abgemeldet.",
      action: "Anmelden",
      reason:
        "Wenn du das warst, ist nichts zu tun. Wenn nicht, setze auf der Anmeldeseite mit „Passwort vergessen?“ ein neues Passwort und schreibe an {contact}.",
    },
    addressChanged: {
      subject: "Die Adresse deines Morsel-Kontos wurde geändert",
      title: "Deine Adresse wurde geändert",
      paragraph:
        "Dein Konto hat jetzt eine andere Adresse; mit dieser kannst du dich nicht mehr anmelden.",
      reason: "Wenn du das warst, ist nichts zu tun. Wenn nicht, schreibe sofort an {contact}.",
    },
    test: {
      subject: "Ein Test von Morsel",
      title: "Mails kommen an",
      paragraph: "Die Seite des Betreibers hat diese Mail geschickt, um zu sehen, ob sie ankommt.",
      action: "Zurück zur Seite",
      reason: "Du hast dort einen Test gesendet.",
    },
  },
};
