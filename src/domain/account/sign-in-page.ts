/** Where the form of a new account stands on the page of sign-in; links may lead straight there. */
export const createAccountId = "konto-anlegen"

const inWizard = /^(?:\/(?:at|ch))?\/([a-z-]+)\/bestellung(?:[/?]|$)/u

/**
 * The page of sign-in for a visitor at `path`, without the locale's prefix: within the order process it is that of the
 * order (rule account.sign-in-page).
 */
export const signInPageOf = (path: string): `/${string}` => {
  const [, productGroup] = inWizard.exec(path) ?? []
  return productGroup === undefined
    ? "/benutzerkonto/anmeldung"
    : `/benutzerkonto/bestellanmeldung/${productGroup}`
}
