/** Id of the registration form on the sign-in page; links may lead directly to the form. */
export const createAccountId = "konto-anlegen"

const inWizard = /^(?:\/(?:at|ch))?\/([a-z-]+)\/bestellung(?:[/?]|$)/u

/**
 * Returns the sign-in page for a visitor at `path` (without the locale's prefix); within the order process, this is the
 * sign-in page of the order (rule account.sign-in-page).
 */
export const signInPageOf = (path: string): `/${string}` => {
  const [, productGroup] = inWizard.exec(path) ?? []
  return productGroup === undefined
    ? "/benutzerkonto/anmeldung"
    : `/benutzerkonto/bestellanmeldung/${productGroup}`
}
