import type { LetterTexts } from "../letter-texts.ts";

export const fr: LetterTexts = {
  when: "Quand",
  device: "Appareil",
  letters: {
    signUp: {
      subject: "Confirmez votre adresse pour Morsel",
      title: "Confirmez votre adresse",
      paragraph: "Ouvrez ce lien pour choisir un mot de passe et commencer votre journal.",
      action: "Confirmer l’adresse",
      reason:
        "Quelqu’un a saisi cette adresse pour créer un compte. Le lien sert une fois, pendant {hours} heures. Si ce n’était pas vous, ignorez ce message\u00a0: rien ne change.",
    },
    knownAddress: {
      subject: "Vous avez déjà un compte Morsel",
      title: "Vous avez déjà un compte",
      paragraph:
        "Connectez-vous avec cette adresse et votre mot de passe. Si vous avez oublié le mot de passe, demandez un lien sur la même page.",
      action: "Se connecter",
      reason:
        "Quelqu’un a saisi cette adresse pour créer un compte ou pour y déplacer un compte. Si ce n’était pas vous, ignorez ce message\u00a0: rien ne change.",
    },
    reset: {
      subject: "Choisissez un nouveau mot de passe Morsel",
      title: "Choisissez un nouveau mot de passe",
      paragraph:
        "Ce lien définit un nouveau mot de passe. Tous les appareils sont ensuite déconnectés et les jetons de vos propres outils sont supprimés.",
      action: "Choisir un mot de passe",
      reason:
        "Quelqu’un l’a demandé avec cette adresse. Le lien sert une fois, pendant {hours} heure. Si ce n’était pas vous, ignorez ce message\u00a0: rien ne change.",
    },
    confirmAddress: {
      subject: "Confirmez votre adresse pour Morsel",
      title: "Confirmez votre adresse",
      paragraph:
        "Avec une adresse confirmée, un lien dans un message peut définir un nouveau mot de passe pour votre compte.",
      action: "Confirmer l’adresse",
      reason:
        "Cela a été demandé dans un profil. Le lien sert une fois, pendant {hours} heures. Si ce n’était pas vous, ignorez ce message\u00a0: rien ne change.",
    },
    newAddress: {
      subject: "Confirmez votre nouvelle adresse pour Morsel",
      title: "Confirmez votre nouvelle adresse",
      paragraph: "Quand vous l’aurez confirmée, vous vous connecterez avec cette adresse.",
      action: "Confirmer l’adresse",
      reason:
        "Quelqu’un a déplacé un compte vers cette adresse. Le lien sert une fois, pendant {hours} heures. Si ce n’était pas vous, ignorez ce message\u00a0: rien ne change.",
    },
    newDevice: {
      subject: "Nouvelle connexion à Morsel",
      title: "Nouvelle connexion",
      paragraph:
        "Votre compte a été ouvert sur un appareil sur lequel il n’avait pas encore été ouvert.",
      action: "Voir vos appareils",
      reason:
        "Si c’était vous, il n’y a rien à faire. Sinon, changez votre mot de passe maintenant.",
    },
    passwordChanged: {
      subject: "Votre mot de passe Morsel a été changé",
      title: "Votre mot de passe a été changé",
      paragraph: "Les autres appareils ont été déconnectés.",
      action: "Se connecter",
      reason:
        "Si c’était vous, il n’y a rien à faire. Sinon, définissez un nouveau mot de passe avec «\u00a0Mot de passe oublié ?\u00a0» sur la page de connexion et écrivez à {contact}.",
    },
    addressChanged: {
      subject: "L’adresse de votre compte Morsel a été changée",
      title: "Votre adresse a été changée",
      paragraph:
        "Votre compte a maintenant une autre adresse\u00a0; celle-ci ne permet plus de s’y connecter.",
      reason: "Si c’était vous, il n’y a rien à faire. Sinon, écrivez tout de suite à {contact}.",
    },
    test: {
      subject: "Un essai de Morsel",
      title: "Le courrier fonctionne",
      paragraph: "La page de l’exploitant a envoyé ce message pour voir s’il arrive.",
      action: "Retour à la page",
      reason: "Vous y avez envoyé un essai.",
    },
  },
};
