import { accountPages, pages } from "@morsel/contracts/facts";
import type { ReactNode } from "react";
import { Redirect, useLocation } from "wouter";
import { ForgotPasswordScreen } from "./recovery/forgot-password-screen.tsx";
import {
  ConfirmEmailScreen,
  ConfirmSignUpScreen,
  ResetPasswordScreen,
} from "./recovery/link-screens.tsx";
import { SignInScreen } from "./sign-in-screen.tsx";

const screens = {
  [pages.signIn]: SignInScreen,
  [accountPages.forgotPassword]: ForgotPasswordScreen,
  [accountPages.resetPassword]: ResetPasswordScreen,
  [accountPages.confirmSignUp]: ConfirmSignUpScreen,
  [accountPages.confirmEmail]: ConfirmEmailScreen,
} as const;

interface Props {
  /** Next to the form on a wide screen. */
  readonly aside: ReactNode;
}

/** The pages with one form: signing in, and the ways back into an account. */
export function AccountScreen({ aside }: Props) {
  const [path] = useLocation();
  const Screen = Object.entries(screens).find(([page]) => page === path)?.[1];
  return Screen ? <Screen aside={aside} /> : <Redirect to={pages.signIn} replace />;
}
