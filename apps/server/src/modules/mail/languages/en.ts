import type { LetterTexts } from "../letter-texts.ts";

export const en: LetterTexts = {
  when: "When",
  device: "Device",
  letters: {
    signUp: {
      subject: "Confirm your address for Morsel",
      title: "Confirm your address",
      paragraph: "Open this link to choose a password and begin your log.",
      action: "Confirm address",
      reason:
        "Someone entered this address to create an account. The link works once, for {hours} hours. If it was not you, ignore this mail: nothing changes.",
    },
    knownAddress: {
      subject: "You already have a Morsel account",
      title: "You already have an account",
      paragraph:
        "Sign in with this address and your password. If you have forgotten the password, ask for a link on the same page.",
      action: "Sign in",
      reason:
        "Someone entered this address to create an account or to move one to it. If it was not you, ignore this mail: nothing changes.",
    },
    reset: {
      subject: "Choose a new Morsel password",
      title: "Choose a new password",
      paragraph:
        "This link sets a new password. All devices are then signed out, and the tokens of your own tools are removed.",
      action: "Choose a password",
      reason:
        "Someone asked for it with this address. The link works once, for {hours} hour. If it was not you, ignore this mail: nothing changes.",
    },
    confirmAddress: {
      subject: "Confirm your address for Morsel",
      title: "Confirm your address",
      paragraph:
        "With a confirmed address, a link in a mail can set a new password for your account.",
      action: "Confirm address",
      reason:
        "It was asked for in a profile. The link works once, for {hours} hours. If it was not you, ignore this mail: nothing changes.",
    },
    newAddress: {
      subject: "Confirm your new address for Morsel",
      title: "Confirm your new address",
      paragraph: "When you have confirmed it, you sign in with this address.",
      action: "Confirm address",
      reason:
        "Someone moved an account to this address. The link works once, for {hours} hours. If it was not you, ignore this mail: nothing changes.",
    },
    newDevice: {
      subject: "New sign-in to Morsel",
      title: "New sign-in",
      paragraph: "Your account was opened on a device that it had not been opened on before.",
      action: "See your devices",
      reason: "If it was you, there is nothing to do. If not, change your password now.",
    },
    passwordChanged: {
      subject: "Your Morsel password was changed",
      title: "Your password was changed",
      paragraph: "Other devices were signed out.",
      action: "Sign in",
      reason:
        "If it was you, there is nothing to do. If not, set a new password with 'Forgot your password?' on the sign-in page, and write to {contact}.",
    },
    addressChanged: {
      subject: "The address of your Morsel account was changed",
      title: "Your address was changed",
      paragraph: "Your account now has another address, and this one no longer signs in to it.",
      reason: "If it was you, there is nothing to do. If not, write to {contact} at once.",
    },
    test: {
      subject: "A test from Morsel",
      title: "Mail works",
      paragraph: "The operator's page sent this mail to see whether it arrives.",
      action: "Back to the page",
      reason: "You pressed 'Send a test' there.",
    },
  },
};
