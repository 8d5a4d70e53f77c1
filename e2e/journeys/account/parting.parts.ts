import { expect, type Page } from "@playwright/test"
import { password } from "../../account.ts"
import { SignIn } from "../../pages/SignIn.ts"

export const signInAgain = async (page: Page, email: string) => {
  const form = new SignIn(page)
  await expect(form.submit).toBeEnabled()
  await form.signIn(email, password)
}
