import type { LetterTexts } from "../letter-texts.ts";

export const es: LetterTexts = {
  when: "Cuándo",
  device: "Dispositivo",
  letters: {
    signUp: {
      subject: "Confirma tu dirección para Morsel",
      title: "Confirma tu dirección",
      paragraph: "Abre este enlace para elegir una contraseña y empezar tu registro.",
      action: "Confirmar dirección",
      reason:
        "Alguien escribió esta dirección para crear una cuenta. El enlace sirve una vez, durante {hours} horas. Si no fuiste tú, ignora este correo: no cambia nada.",
    },
    knownAddress: {
      subject: "Ya tienes una cuenta de Morsel",
      title: "Ya tienes una cuenta",
      paragraph:
        "Inicia sesión con esta dirección y tu contraseña. Si has olvidado la contraseña, pide un enlace en la misma página.",
      action: "Iniciar sesión",
      reason:
        "Alguien escribió esta dirección para crear una cuenta o para cambiar una a ella. Si no fuiste tú, ignora este correo: no cambia nada.",
    },
    reset: {
      subject: "Elige una nueva contraseña de Morsel",
      title: "Elige una nueva contraseña",
      paragraph:
        "Con este enlace se pone una contraseña nueva. Después se cierra la sesión en todos los dispositivos y se eliminan los tokens de tus propios programas.",
      action: "Elegir contraseña",
      reason:
        "Alguien lo pidió con esta dirección. El enlace sirve una vez, durante {hours} hora. Si no fuiste tú, ignora este correo: no cambia nada.",
    },
    confirmAddress: {
      subject: "Confirma tu dirección para Morsel",
      title: "Confirma tu dirección",
      paragraph:
        "Con una dirección confirmada, un enlace en un correo puede poner una contraseña nueva en tu cuenta.",
      action: "Confirmar dirección",
      reason:
        "Se pidió en un perfil. El enlace sirve una vez, durante {hours} horas. Si no fuiste tú, ignora este correo: no cambia nada.",
    },
    newAddress: {
      subject: "Confirma tu nueva dirección para Morsel",
      title: "Confirma tu nueva dirección",
      paragraph: "Cuando la hayas confirmado, iniciarás sesión con esta dirección.",
      action: "Confirmar dirección",
      reason:
        "Alguien cambió una cuenta a esta dirección. El enlace sirve una vez, durante {hours} horas. Si no fuiste tú, ignora este correo: no cambia nada.",
    },
    newDevice: {
      subject: "Nuevo inicio de sesión en Morsel",
      title: "Nuevo inicio de sesión",
      paragraph: "Tu cuenta se abrió en un dispositivo en el que no se había abierto antes.",
      action: "Ver tus dispositivos",
      reason: "Si fuiste tú, no hay que hacer nada. Si no, cambia tu contraseña ahora.",
    },
    passwordChanged: {
      subject: "Se cambió tu contraseña de Morsel",
      title: "Se cambió tu contraseña",
      paragraph: "Se cerró la sesión en los demás dispositivos.",
      action: "Iniciar sesión",
      reason:
        "Si fuiste tú, no hay que hacer nada. Si no, pon una contraseña nueva con «¿Olvidaste tu contraseña?» en la página de inicio de sesión y escribe a {contact}.",
    },
    addressChanged: {
      subject: "Se cambió la dirección de tu cuenta de Morsel",
      title: "Se cambió tu dirección",
      paragraph: "Tu cuenta tiene ahora otra dirección y con esta ya no se inicia sesión.",
      reason: "Si fuiste tú, no hay que hacer nada. Si no, escribe enseguida a {contact}.",
    },
    test: {
      subject: "Una prueba de Morsel",
      title: "El correo funciona",
      paragraph: "La página del operador envió este correo para ver si llega.",
      action: "Volver a la página",
      reason: "Enviaste una prueba allí.",
    },
  },
};
