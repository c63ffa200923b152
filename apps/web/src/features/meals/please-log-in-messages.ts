import { defineMessages } from "../../platform/messages.ts";

export const t = defineMessages("pleaseLogIn", {
  signIn: "Sign In",
});
