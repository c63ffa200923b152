import type { LetterTexts } from "../letter-texts.ts";

export const ptBr: LetterTexts = {
  when: "Quando",
  device: "Dispositivo",
  letters: {
    signUp: {
      subject: "Confirme seu endereço no Morsel",
      title: "Confirme seu endereço",
      paragraph: "Abra este link para escolher uma senha e começar seu diário.",
      action: "Confirmar endereço",
      reason:
        "Alguém informou este endereço para criar uma conta. O link vale uma vez, por {hours} horas. Se não foi você, ignore este e-mail: nada muda.",
    },
    knownAddress: {
      subject: "Você já tem uma conta do Morsel",
      title: "Você já tem uma conta",
      paragraph:
        "Entre com este endereço e sua senha. Se você esqueceu a senha, peça um link na mesma página.",
      action: "Entrar",
      reason:
        "Alguém informou este endereço para criar uma conta ou para mudar uma conta para ele. Se não foi você, ignore este e-mail: nada muda.",
    },
    reset: {
      subject: "Escolha uma nova senha do Morsel",
      title: "Escolha uma nova senha",
      paragraph:
        "Este link define uma nova senha. Depois, todos os dispositivos são desconectados e os tokens dos seus próprios programas são removidos.",
      action: "Escolher senha",
      reason:
        "Alguém pediu isso com este endereço. O link vale uma vez, por {hours} hora. Se não foi você, ignore este e-mail: nada muda.",
    },
    confirmAddress: {
      subject: "Confirme seu endereço no Morsel",
      title: "Confirme seu endereço",
      paragraph:
        "Com um endereço confirmado, um link em um e-mail pode definir uma nova senha para sua conta.",
      action: "Confirmar endereço",
      reason:
        "Isso foi pedido em um perfil. O link vale uma vez, por {hours} horas. Se não foi você, ignore este e-mail: nada muda.",
    },
    newAddress: {
      subject: "Confirme seu novo endereço no Morsel",
      title: "Confirme seu novo endereço",
      paragraph: "Depois de confirmar, você entra com este endereço.",
      action: "Confirmar endereço",
      reason:
        "Alguém mudou uma conta para este endereço. O link vale uma vez, por {hours} horas. Se não foi você, ignore este e-mail: nada muda.",
    },
    newDevice: {
      subject: "Novo acesso ao Morsel",
      title: "Novo acesso",
      paragraph: "Sua conta foi aberta em um dispositivo em que ainda não tinha sido aberta.",
      action: "Ver seus dispositivos",
      reason: "Se foi você, não é preciso fazer nada. Se não, mude sua senha agora.",
    },
    passwordChanged: {
      subject: "Sua senha do Morsel foi alterada",
      title: "Sua senha foi alterada",
      paragraph: "Os outros dispositivos foram desconectados.",
      action: "Entrar",
      reason:
        "Se foi você, não é preciso fazer nada. Se não, defina uma nova senha com “Esqueceu a senha?” na página de acesso e escreva para {contact}.",
    },
    addressChanged: {
      subject: "O endereço da sua conta do Morsel foi alterado",
      title: "Seu endereço foi alterado",
      paragraph: "Sua conta agora tem outro endereço, e com este não se entra mais nela.",
      reason: "Se foi você, não é preciso fazer nada. Se não, escreva logo para {contact}.",
    },
    test: {
      subject: "Um teste do Morsel",
      title: "O e-mail funciona",
      paragraph: "A página do operador enviou este e-mail para ver se ele chega.",
      action: "Voltar à página",
      reason: "Você enviou um teste por lá.",
    },
  },
};
